"""What a target's compiler makes of a program: kernels, time, memory, and the lines of the model that they are from."""
