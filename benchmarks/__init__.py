"""What the performance claims are measured with."""
