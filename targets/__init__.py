"""The machines that a program can be compiled for, one a file."""
