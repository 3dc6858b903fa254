"""Recomputes the published rounds of the games with Python's hmac and hashlib alone.

Shares no code with the engines: written from docs/fairness.md, so that both cannot be wrong together.
Usage: python3 make-vectors.py > rounds.json
"""
import hashlib
import hmac
import json
from itertools import combinations
from math import comb


def stream(server_seed, client_seed, nonce):
    """The 32-bit draws of a bet: HMAC-SHA256, key the server seed, message clientSeed:nonce:round."""
    block = 0
    while True:
        message = f"{client_seed}:{nonce}:{block}".encode()
        digest = hmac.new(server_seed.encode(), message, hashlib.sha256).digest()
        for at in range(0, 32, 4):
            yield int.from_bytes(digest[at:at + 4], "big")
        block += 1


def scaled(draws, n):
    return next(draws) * n >> 32


def below(draws, n):
    whole = (1 << 32) // n * n
    while True:
        value = next(draws)
        if value < whole:
            return value % n


def distinct(draws, count, n):
    left = list(range(n))
    return [left.pop(scaled(draws, len(left))) for _ in range(count)]


def deal(draws, count, n):
    order = list(range(n))
    for i in range(count):
        j = i + below(draws, n - i)
        order[i], order[j] = order[j], order[i]
    return order[:count]


def card(at):
    return "A23456789TJQK"[at % 13] + "cdhs"[at // 13 % 4]


def two(hundredths):
    return f"{hundredths // 100}.{hundredths % 100:02d}"


STAKE = 100_000


def dice(draws):
    roll = scaled(draws, 10_001)
    return {"direction": "over", "target": 5_050}, {"roll": roll}, STAKE * 9_900 // 4_950 if roll > 5_050 else 0


def limbo(draws):
    word = next(draws)
    reached = 100_000_000 if word == 0 else min(100_000_000, max(100, (99 << 32) // word))
    return {"target": 150}, {"reached": two(reached)}, STAKE * 150 // 100 if reached >= 150 else 0


def plinko(draws):
    path = [1 if next(draws) >= 1 << 31 else 0 for _ in range(16)]
    return {"rows": 16, "risk": "high"}, {"path": path, "bin": sum(path)}, None


def keno(draws):
    picks = [3, 9, 21, 33, 40]
    drawn = [place + 1 for place in distinct(draws, 10, 40)]
    return {"picks": picks, "risk": "medium"}, {"drawn": drawn, "hits": len(set(picks) & set(drawn))}, None


def coin(draws):
    fell = ["heads", "tails"][below(draws, 2)]
    return {"side": "heads"}, {"fell": fell}, STAKE * 196 // 100 if fell == "heads" else 0


def roulette(draws):
    number = below(draws, 37)
    return {"place": "odd"}, {"number": number}, STAKE * 2 if number % 2 else 0


def sic_bo(draws):
    rolled = [below(draws, 6) + 1 for _ in range(3)]
    small = sum(rolled) <= 10 and len(set(rolled)) > 1
    return {"place": "small"}, {"dice": rolled, "total": sum(rolled)}, STAKE * 2 if small else 0


def dragon_tiger(draws):
    dragon, tiger = deal(draws, 2, 416)
    lead = dragon % 13 - tiger % 13
    paid = STAKE * 2 if lead > 0 else STAKE // 2 if lead == 0 else 0
    return {"place": "dragon"}, {"dragon": card(dragon), "tiger": card(tiger)}, paid


def baccarat(draws):
    cards = deal(draws, 6, 416)
    points = [0 if at % 13 >= 9 else at % 13 + 1 for at in cards]
    player, banker = [0, 2], [1, 3]
    total = lambda hand: sum(points[at] for at in hand) % 10
    if total(player) < 8 and total(banker) < 8:
        if total(player) <= 5:
            player.append(4)
            third = points[4]
            draws_to = {3: third != 8, 4: 2 <= third <= 7, 5: 4 <= third <= 7, 6: third in (6, 7)}
            if draws_to.get(total(banker), total(banker) < 3):
                banker.append(5)
        elif total(banker) <= 5:
            banker.append(4)
    lead = total(player) - total(banker)
    shown = {
        "player": [card(cards[at]) for at in player],
        "banker": [card(cards[at]) for at in banker],
        "playerTotal": total(player),
        "bankerTotal": total(banker),
    }
    return {"place": "player"}, shown, STAKE * 2 if lead > 0 else STAKE if lead == 0 else 0


def race(draws):
    weights = {1: 260, 2: 190, 3: 150, 4: 120, 5: 100, 6: 80, 7: 60, 8: 40}
    finish = []
    for _ in range(3):
        at = below(draws, sum(weights.values()))
        for runner, weight in weights.items():
            if at < weight:
                break
            at -= weight
        finish.append(runner)
        del weights[runner]
    return {"race": 0, "place": "win-1"}, {"finish": finish}, None


def football(draws):
    home = [1738, 3046, 2661, 1552, 679, 238, 69, 17]
    away = [3012, 3616, 2169, 867, 260, 62, 12, 2]
    score = []
    for table in (home, away):
        at, goals = below(draws, 10_000), 0
        while at >= table[goals]:
            at -= table[goals]
            goals += 1
        score.append(goals)
    sides = ["home"] * score[0] + ["away"] * score[1]
    goals = [{"side": side, "minute": below(draws, 90) + 1} for side in sides]
    goals.sort(key=lambda goal: goal["minute"])
    return {"fixture": 1, "place": "home"}, {"score": score, "goals": goals}, None


def number_draw(draws):
    left = list(range(1, 37))
    drawn = [left.pop(below(draws, len(left))) for _ in range(5)]
    return {"place": "sum-over"}, {"drawn": drawn, "sum": sum(drawn)}, STAKE * 19 // 10 if sum(drawn) > 92 else 0


def wheel(draws):
    at = below(draws, 50)
    segment = next(name for name, end in [("one", 24), ("three", 36), ("five", 44), ("eleven", 48), ("coin", 50)] if at < end)
    return {"place": "one"}, {"segment": segment}, STAKE * 2 if segment == "one" else 0


def slot(draws):
    lengths = [23, 23, 23]
    return {}, {"stops": [below(draws, length) for length in lengths]}, None


TRAILS = [
    "GQCTJKATJKBSGQJHAGTQHCAJTK",
    "SJTWQJGKHJBQAHGCKTAQJTCKAQ",
    "HBCTKQATJKQGTJCKASQJCGAKWQ",
    "KWGQTAKCGJHQKCTJGASTQJAKHBT",
    "QBCJHATWJKAGTKHACQGJKQTSAJ",
    "GTQAJCGTAKGWSQHABTCJQKTJQK",
]
TRAILS_HEIGHTS = [2, 2, 3, 3, 4, 4, 5, 6, 7]
TRAILS_PAYS = {
    "T": {4: 12, 5: 30, 6: 75},
    "J": {4: 12, 5: 30, 6: 75},
    "Q": {4: 15, 5: 40, 6: 100},
    "K": {4: 20, 5: 50, 6: 125},
    "A": {4: 30, 5: 60, 6: 200},
    "G": {3: 14, 4: 35, 5: 75, 6: 250},
    "C": {3: 28, 4: 60, 5: 150, 6: 500},
    "H": {3: 60, 4: 150, 5: 400, 6: 1_250},
    "B": {3: 140, 4: 450, 5: 1_250, 6: 6_000},
}
MARKET = [
    "PGHOGCLPCFLOPMCLWSGOLPCLOGF",
    "PLWHLPOGFOCLOMGPCGOLMSFGPOC",
    "OFPCGOPGLOHCWGPMLFPLGCOPHLS",
    "LCGWOLFCOGPMLPSOPHCLGFLCOPW",
    "SLCOWLFGCHOPFOPLFCGOMPOGLPG",
]
MARKET_PAYS = {
    "L": {3: 450, 4: 1_400, 5: 5_600},
    "O": {3: 450, 4: 1_400, 5: 5_600},
    "P": {3: 550, 4: 1_700, 5: 7_000},
    "G": {3: 650, 4: 2_050, 5: 8_400},
    "C": {3: 950, 4: 3_750, 5: 14_000},
    "F": {3: 1_400, 4: 5_600, 5: 23_500},
    "M": {3: 2_800, 4: 14_000, 5: 70_000},
    "H": {3: 4_650, 4: 28_000, 5: 140_000},
}
VAULT = [
    "ERTAETAETARETRATRDATEARTARJAETAETADEATDATEATEACRAETRACEDTRA",
    "RTEDTAETRADTRACETAREATEDTARETARTEATDAERATCAETAERAJTEATRATEA",
    "DRATEARETADTARTARTAERATEATECAETARTDRACETRAETRAEJTAETAEDATEA",
]
VAULT_PAYS = {
    "A": {3: 1_000},
    "T": {3: 1_500},
    "E": {3: 2_250},
    "R": {3: 4_500},
    "D": {3: 25_000},
    "C": {3: 100_000},
}
FIVE_LINES = [[1, 1, 1], [0, 0, 0], [2, 2, 2], [0, 1, 2], [2, 1, 0]]
TEN_LINES = [
    [1, 1, 1, 1, 1], [0, 0, 0, 0, 0], [2, 2, 2, 2, 2], [0, 1, 2, 1, 0], [2, 1, 0, 1, 2],
    [0, 0, 1, 0, 0], [2, 2, 1, 2, 2], [1, 2, 2, 2, 1], [1, 0, 0, 0, 1], [1, 0, 1, 2, 1],
]


def spin_reels(draws, strips, heights=None):
    """Heights of all reels first where they are drawn, then the stops; each reel as its visible letters."""
    shown = [heights[below(draws, len(heights))] if heights else 3 for _ in strips]
    stops = [below(draws, len(strip)) for strip in strips]
    return stops, [
        [strip[(stop + row) % len(strip)] for row in range(rows)] for strip, stop, rows in zip(strips, stops, shown)
    ]


def line_hundredths(window, lines, pays):
    """Hundredths of the stake of one line; `W` stands for every letter but `S`, and pays nothing by itself."""
    total = 0
    for line in lines:
        seen = [reel[row] for reel, row in zip(window, line)]
        letter = next((cell for cell in seen if cell != "W"), "W")
        count = next((at for at, cell in enumerate(seen) if cell not in (letter, "W")), len(seen))
        total += pays.get(letter, {}).get(count, 0)
    return total


def ways_hundredths(window, pays):
    """Hundredths of the stake: for each letter the product of its cells over the reels from the left that show it."""
    total = 0
    for letter, table in pays.items():
        ways, count = 1, 0
        for reel in window:
            cells = sum(cell in (letter, "W") for cell in reel)
            if cells == 0:
                break
            ways, count = ways * cells, count + 1
        total += table.get(count, 0) * ways
    return total


def scatters_in(window):
    return sum(cell == "S" for reel in window for cell in reel)


def trails(draws):
    stops, window = spin_reels(draws, TRAILS, TRAILS_HEIGHTS)
    scatters = scatters_in(window)
    total = ways_hundredths(window, TRAILS_PAYS) + {4: 200, 5: 1000, 6: 5000}.get(scatters, 0)
    for _ in range({4: 10, 5: 12, 6: 15}.get(scatters, 0)):
        _, free = spin_reels(draws, TRAILS, TRAILS_HEIGHTS)
        total += 2 * (ways_hundredths(free, TRAILS_PAYS) + {4: 200, 5: 1000, 6: 5000}.get(scatters_in(free), 0))
    return {}, {"stops": stops, "window": window}, STAKE * total // 100


def market_bought(draws):
    """Twelve free spins times eight for fifty stakes: of 1.00 each spin stakes 0.02."""
    spins = [spin_reels(draws, MARKET) for _ in range(12)]
    total = 0
    for _, window in spins:
        scatter = {3: 200, 4: 1000, 5: 5000}.get(scatters_in(window), 0)
        total += 8 * (line_hundredths(window, TEN_LINES, MARKET_PAYS) + 10 * scatter)
    shown = {"stops": [], "window": [], "freeSpins": [{"stops": stops, "window": window} for stops, window in spins]}
    return {"buy": True}, shown, STAKE // 50 * total // 1000


def vault(draws):
    stops, window = spin_reels(draws, VAULT)
    jackpot = 2000 * 5 * 100
    pays = {**VAULT_PAYS, "J": {3: jackpot}}
    return {}, {"stops": stops, "window": window}, STAKE * line_hundredths(window, FIVE_LINES, pays) // 500


def mines(draws):
    hidden = distinct(draws, 3, 25)
    opened = [0, 12]
    moves, hit = [], False
    for tile in opened:
        if not hit:
            moves.append({"action": "open", "tile": tile})
            hit = tile in hidden
    if not hit:
        moves.append({"action": "cash-out"})
    paid = 0 if hit else STAKE * 99 * comb(25, 2) // (100 * comb(22, 2))
    return {"mines": 3}, {"hidden": hidden}, paid, moves


def blackjack(draws):
    cards = [below(draws, 52) for _ in range(64)]
    value = lambda at: min(10, at % 13 + 1)
    best = lambda hand: sum(map(value, hand)) + (10 if 1 in map(value, hand) and sum(map(value, hand)) <= 11 else 0)
    player, dealer, coming = [cards[0], cards[2]], [cards[1], cards[3]], cards[4:]
    moves = [{"action": "decline"}] if value(dealer[0]) == 1 else []
    natural, theirs = best(player) == 21, best(dealer) == 21
    if natural or theirs:
        paid = STAKE * 5 // 2 if not theirs else STAKE if natural else 0
    else:
        moves.append({"action": "stand"})
        while best(dealer) < 17:
            dealer.append(coming.pop(0))
        lead = best(player) - best(dealer)
        paid = 2 * STAKE if best(dealer) > 21 or lead > 0 else STAKE if lead == 0 else 0
    return {}, {"dealer": [card(at) for at in dealer], "dealerTotal": best(dealer)}, paid, moves


def rank(at):
    """2 to 14, the ace highest."""
    return (at % 13 + 12) % 13 + 2


def strength(hand, order):
    """Place of a hand in the order of its game, then its ranks, the most frequent first."""
    ranks = sorted((rank(at) for at in hand), reverse=True)
    if ranks in ([14, 3, 2], [14, 5, 4, 3, 2]):
        ranks = ranks[1:] + [1]
    alike = sorted((ranks.count(one) for one in set(ranks)), reverse=True)
    straight = len(alike) == len(hand) and ranks[0] - ranks[-1] == len(hand) - 1
    flush = len({at // 13 for at in hand}) == 1
    names = {(4, 1): "four", (3, 2): "full", (3, 1, 1): "three", (3,): "three", (2, 2, 1): "pairs", (2, 1, 1, 1): "pair", (2, 1): "pair"}
    name = names.get(tuple(alike), "high")
    if straight or flush:
        name = "straight" * straight + "flush" * flush
    if name == "straightflush" and ranks[0] == 14 and len(hand) == 5:
        name = "royal"
    return order.index(name), sorted(ranks, key=lambda one: (ranks.count(one), one), reverse=True)


THREE = ["high", "pair", "flush", "straight", "three", "straightflush"]
FIVE = ["high", "pair", "pairs", "three", "straight", "flush", "full", "four", "straightflush", "royal"]


def three_card_poker(draws):
    cards = deal(draws, 6, 52)
    player, dealer = cards[0::2], cards[1::2]
    mine, theirs = strength(player, THREE), strength(dealer, THREE)
    bonus = [0, 0, 0, 1, 4, 5][mine[0]] * STAKE
    if theirs < (0, [12]):
        paid = 3 * STAKE
    else:
        paid = 4 * STAKE if mine > theirs else 2 * STAKE if mine == theirs else 0
    shown = {"player": [card(at) for at in player], "dealer": [card(at) for at in dealer]}
    return {}, shown, paid + bonus, [{"action": "play"}]


def casino_holdem(draws):
    cards = deal(draws, 9, 52)
    player, dealer, board = [cards[0], cards[2]], [cards[1], cards[3]], cards[4:]
    best = lambda own: max(strength(hand, FIVE) for hand in combinations(own + board, 5))
    mine, theirs = best(player), best(dealer)
    ante = STAKE * (1 + [1, 1, 1, 1, 1, 2, 3, 10, 20, 100][mine[0]])
    if theirs < (1, [4]):
        paid = ante + 2 * STAKE
    else:
        paid = ante + 4 * STAKE if mine > theirs else 3 * STAKE if mine == theirs else 0
    shown = {"player": [card(at) for at in player], "board": [card(at) for at in board], "dealer": [card(at) for at in dealer]}
    return {}, shown, paid, [{"action": "call"}]


GAMES = {
    "dice": dice, "limbo": limbo, "mines": mines, "plinko": plinko, "keno": keno, "coin": coin, "roulette": roulette,
    "blackjack": blackjack, "baccarat": baccarat, "dragon-tiger": dragon_tiger, "sic-bo": sic_bo, "money-wheel": wheel,
    "horse-race": race, "number-draw-5-36": number_draw, "virtual-football": football, "orchard-3x5": slot,
    "trails-6x7": trails, "market-5x10": market_bought, "vault-3x5": vault,
    "three-card-poker": three_card_poker, "casino-holdem": casino_holdem,
}


def rounds():
    for key, game in GAMES.items():
        for number in range(4):
            server_seed = hashlib.sha256(f"ordago vector {key} {number}".encode()).hexdigest()
            choice, shown, payout, *moves = game(stream(server_seed, "player-1", number))
            yield {
                "engine": key, "serverSeed": server_seed, "clientSeed": "player-1", "nonce": number,
                "commitment": hashlib.sha256(server_seed.encode()).hexdigest(),
                "stake": "1.00", "choice": choice, "moves": moves[0] if moves else [], "shown": shown,
                "payout": None if payout is None else f"{payout // 100_000}.{payout % 100_000:05d}",
            }


def chain(length=100_000, every=10_000):
    """A chain of the demo's length: seed, terminal hash, a checkpoint for every `every` games, and a few games' ends."""
    seed = hashlib.sha256(b"ordago vector chain").hexdigest()
    salt = hashlib.sha256(b"ordago vector block").hexdigest()
    hashes = {length: seed}
    value = seed
    for game in range(length - 1, -1, -1):
        value = hashlib.sha256(value.encode()).hexdigest()
        if game % every == 0 or game < 12:
            hashes[game] = value
    games = []
    for game in sorted(hashes):
        if game == 0:
            continue
        digest = hmac.new(salt.encode(), bytes.fromhex(hashes[game]), hashlib.sha256).digest()
        top = int.from_bytes(digest, "big") >> 204
        games.append({"game": game, "hash": hashes[game], "bust": max(100, (99 << 52) // ((1 << 52) - top))})
    more = hmac.new(salt.encode(), bytes.fromhex(seed) + b":1", hashlib.sha256).hexdigest()
    return {"seed": seed, "length": length, "every": every, "salt": salt, "terminal": hashes[0], "games": games,
            "secondBlockOfLastGame": more}


print(json.dumps({"rounds": list(rounds()), "chain": chain()}, indent=2))
