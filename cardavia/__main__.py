"""`python -m cardavia`: the command line."""

from cardavia.cli import main

if __name__ == "__main__":
    main()
