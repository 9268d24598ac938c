# ruff: noqa: D100, INP001, T201 - docs/bots.md shows it as a whole program
import json

while (message := json.loads(input()))["type"] != "bye":
    if message["type"] == "hello":
        answer = {"type": "ready", "name": "Last card", "version": "1"}
    else:
        legal = message["view"]["legal"]  # such as ["play K7", "play Gs"]
        do, _, card = legal[-1].partition(" ")
        answer = {"type": "action", "id": message["id"], "do": do, "card": card or None}
    print(json.dumps(answer), flush=True)
