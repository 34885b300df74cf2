#!/usr/bin/env python3
"""A bot for Guildhall in another language: reads a question a line, answers with a line.

It plays The Red Cathedral by a few plain rules, in this order: finish what is begun, claim while
nothing is under construction, take what lies with most dice. It knows nothing of other games, and
takes the first thing there.

    npx guildhall arena --game red-cathedral --seats "exec:python3 docs/guides/bots/hoarder.py,random"
"""
import json
import sys


def sections(view):
    """Every section of the cathedral, from the left and from below."""
    return [section for tower in view["towers"] for section in tower]


def under_construction(view, seat):
    return [s for s in sections(view) if s["owner"] == seat and not s["finished"]]


def lacking(view, seat):
    """What own sections still need, by material."""
    need = {}
    for section in under_construction(view, seat):
        for material, n in section["missing"].items():
            need[material] = need.get(material, 0) + n
    return need


def worth(command, view, seat):
    """How good a command looks; higher is better."""
    kind = command["type"]
    if kind == "deliver":
        left = sum(sections(view)[command["section"]]["missing"].values())
        return 100 - left  # the section that is nearly done comes first
    if kind == "claim":
        return 90 if len(under_construction(view, seat)) < 2 else -10
    if kind == "layTile":
        return 20 if command["face"] == "up" else 10
    if kind == "moveDie":
        dice = [(i, d) for i, s in enumerate(view["market"]) for d in s["dice"]]
        start, value = next((i, d["value"]) for i, d in dice if d["die"] == command["die"])
        space = (start + value + command["extra"]) % len(view["market"])
        return 30 + 5 * len(view["market"][space]["dice"]) - 4 * command["extra"]
    if kind == "take":
        need = lacking(view, seat)
        return 50 + sum(min(n, need.get(m, 0)) for m, n in command["goods"].items())
    ranks = {"obtain": 60, "useWorkshop": 50, "useAction": 45, "chooseSection": 5, "sellPrestige": -50}
    return ranks.get(kind, 0)


def main():
    for line in sys.stdin:
        asked = json.loads(line)
        view, seat, legal = asked["view"], asked["seat"], asked["legal"]
        best = 0
        if asked["game"] == "red-cathedral":
            best = max(range(len(legal)), key=lambda i: worth(legal[i], view, seat))
        print(json.dumps({"id": asked["id"], "choice": best}), flush=True)


main()
