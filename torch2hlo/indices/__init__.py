"""Which places an operation reads or writes by index tensors, and whether they are certainly there."""
