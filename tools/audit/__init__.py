"""What the pages cost and how good they are: measured in a real Chromium, on real tables."""
