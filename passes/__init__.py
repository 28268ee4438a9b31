"""The rewrites, one a file, each named for what it makes static or simple."""
