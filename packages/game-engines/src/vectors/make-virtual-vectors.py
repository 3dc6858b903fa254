"""Recomputes published matches of the virtual league and cup with Python's hmac and hashlib alone.

Shares no code with the engines: written from docs/fairness.md, so that both cannot be wrong together.
Usage: python3 make-virtual-vectors.py > virtual.json
"""
import hashlib
import hmac
import json
from math import exp, factorial

# Attack and defence of the sixteen teams, in their order.
TEAMS = [(3, 3), (3, 2), (3, 1), (2, 3), (2, 2), (2, 2), (2, 1), (1, 3), (1, 2), (1, 2), (1, 1), (2, 0), (1, 0), (0, 3), (0, 2), (0, 1)]
MEANS = [0.55, 0.75, 0.95, 1.2, 1.45, 1.75, 2.1, 2.5]
GOALS = [
    [5769, 3172, 873, 160, 22, 2, 1, 1], [4724, 3542, 1329, 332, 62, 9, 1, 1], [3867, 3674, 1745, 553, 131, 25, 4, 1],
    [3012, 3616, 2169, 867, 260, 62, 12, 2], [2346, 3403, 2466, 1192, 432, 125, 30, 6],
    [1738, 3046, 2661, 1552, 679, 238, 69, 17], [1225, 2586, 2700, 1890, 992, 417, 146, 44],
    [821, 2095, 2565, 2138, 1336, 668, 278, 99],
]


def overtime_table(mean):
    """Poisson of a third of the mean, 0 to 4 goals, rounded; what is left of 10,000 goes to no goal."""
    weights = [max(1, round(exp(-mean / 3) * (mean / 3) ** k / factorial(k) * 10_000)) for k in range(5)]
    weights[0] += 10_000 - sum(weights)
    return weights


OVERTIME = [overtime_table(mean) for mean in MEANS]


def count_table(mean, most):
    """Poisson, 0 to `most`, rounded, one at least; what is left of 10,000 goes to none."""
    weights = [max(1, round(exp(-mean) * mean ** k / factorial(k) * 10_000)) for k in range(most + 1)]
    weights[0] += 10_000 - sum(weights)
    return weights


COUNTS = {"yellow-cards": count_table(1.1, 6), "red-cards": count_table(0.09, 3), "penalties": count_table(0.14, 3)}


def stream(server_seed, client_seed, nonce):
    block = 0
    while True:
        digest = hmac.new(server_seed.encode(), f"{client_seed}:{nonce}:{block}".encode(), hashlib.sha256).digest()
        for at in range(0, 32, 4):
            yield int.from_bytes(digest[at:at + 4], "big")
        block += 1


def below(draws, n):
    whole = (1 << 32) // n * n
    while True:
        value = next(draws)
        if value < whole:
            return value % n


def by_weight(draws, table):
    at, place = below(draws, 10_000), 0
    while at >= table[place]:
        at -= table[place]
        place += 1
    return place


def order(competition, season):
    draws = stream("0" * 64, f"{competition}-{season}", 0)
    teams = list(range(16))
    for i in range(15):
        j = i + below(draws, 16 - i)
        teams[i], teams[j] = teams[j], teams[i]
    return teams


def shoot_out(draws):
    score, taken = [0, 0], [0, 0]
    while True:
        for side in (0, 1):
            score[side] += below(draws, 4) < 3
            taken[side] += 1
            if max(taken) <= 5:
                reach = [score[s] + 5 - taken[s] for s in (0, 1)]
                if score[0] > reach[1] or score[1] > reach[0]:
                    return score
        if min(taken) >= 5 and score[0] != score[1]:
            return score


def match(draws, home, away, is_knockout):
    tables = (TEAMS[home][0] + 1 - TEAMS[away][1] + 3, TEAMS[away][0] - TEAMS[home][1] + 3)
    score = [by_weight(draws, GOALS[table]) for table in tables]
    sides = ["home"] * score[0] + ["away"] * score[1]
    goals = sorted(({"side": side, "minute": below(draws, 90) + 1} for side in sides), key=lambda goal: goal["minute"])
    shown = {"score": score, "goals": goals, "overtime": None, "shootOut": None, "advancing": None}
    if is_knockout:
        level = score
        if level[0] == level[1]:
            level = shown["overtime"] = [by_weight(draws, OVERTIME[table]) for table in tables]
        if level[0] == level[1]:
            level = shown["shootOut"] = shoot_out(draws)
        shown["advancing"] = "home" if level[0] > level[1] else "away"
    shown["counts"] = {name: [by_weight(draws, table), by_weight(draws, table)] for name, table in COUNTS.items()}
    return shown


def circle(season, number):
    first, *rest = order("league", season)
    turn = (number - 1) % 15
    ring = [first, *rest[turn:], *rest[:turn]]
    for place in range(8):
        pair = [ring[place], ring[15 - place]]
        turned = (turn % 2 == 1) if place == 0 else (place % 2 == 1)
        yield pair[::-1] if turned != (number > 15) else pair


def rounds():
    for season, number in [(1, 1), (7, 22)]:
        seed = hashlib.sha256(f"ordago vector league {season} {number}".encode()).hexdigest()
        yield {"competition": "league", "season": season, "round": number, "serverSeed": seed,
               "commitment": hashlib.sha256(seed.encode()).hexdigest(),
               "matches": [{"home": home, "away": away, **match(stream(seed, f"league-{season}-{number}", place), home, away, False)}
                           for place, (home, away) in enumerate(circle(season, number))]}
    played = []
    for number in range(1, 6):
        season = 3
        seed = hashlib.sha256(f"ordago vector cup {season} {number}".encode()).hexdigest()
        if number == 1:
            teams = order("cup", season)
        else:
            before = played[min(number - 2, 2)]
            through = [(one["home"], one["away"]) if one["advancing"] == "home" else (one["away"], one["home"]) for one in before]
            teams = [pair[1 if number == 4 else 0] for pair in through]
        pairs = [(teams[at], teams[at + 1]) for at in range(0, len(teams), 2)]
        played.append([{"home": home, "away": away, **match(stream(seed, f"cup-{season}-{number}", place), home, away, True)}
                       for place, (home, away) in enumerate(pairs)])
        yield {"competition": "cup", "season": season, "round": number, "serverSeed": seed,
               "commitment": hashlib.sha256(seed.encode()).hexdigest(), "matches": played[-1]}


print(json.dumps({"rounds": list(rounds())}, indent=1))
