"""Is a program equal to eager PyTorch, and if not, which operation is wrong?"""
