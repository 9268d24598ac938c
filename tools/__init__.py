"""What developers run: generators, benchmarks and checks. No part of the installed package."""
