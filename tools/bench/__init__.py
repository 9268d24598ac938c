"""The project's figures: `python -m tools.bench`, or `make bench`, which installs what it needs.

Each benchmark checks the answer that it times. Times on a shared machine are noisy: what is
promised is a ratio of two figures of one run, whose benchmarks take turns.
"""
