import { type BetId, type HouseAccountId, idOf, instant } from '@ordago/kernel';
import {
  digestOf,
  type MoneyCommand,
  type Move,
  type SettlementLine,
  TRANSFER,
} from '../../../src/modules/ledger/index.ts';
import type { Random } from './random.ts';
import { ROWS } from './repository/fuzz.repository.ts';
import type { FuzzPlayer, FuzzWorld } from './world.ts';

/**
 * Rows that commands of every sort share until they are used up; the others belong to sound commands that come
 * together.
 */
const HOT_ROWS = 3;

const AT = instant(Date.UTC(2026, 0, 14));

/** Makes random commands: sound ones, broken ones, and repetitions of earlier ones. */
export interface CommandSource {
  next(): MoneyCommand;
  /** A new command that no chart, limit or currency allows, or that uses a row up. */
  unsound(): MoneyCommand;
  /**
   * New commands of two kinds, or of one, that can be carried out together; nearly all are accepted, a few are unsound.
   */
  sound(count: number): MoneyCommand[];
  /** A chunk over bets placed earlier; empty when there is none yet. */
  nextSettlement(): SettlementLine[];
}

interface Bet {
  readonly id: BetId;
  readonly player: FuzzPlayer;
  readonly stake: bigint;
  revision: number;
  payout: bigint;
}

export function createCommandSource(world: FuzzWorld, random: Random): CommandSource {
  const sent: MoneyCommand[] = [];
  /** Commands whose rollback was sent before them. */
  const awaited: MoneyCommand[] = [];
  const takenBack: MoneyCommand[] = [];
  const bets: Bet[] = [];
  let keys = 0;

  const fresh = (player: FuzzPlayer | null, rest: Partial<MoneyCommand>): MoneyCommand => {
    keys += 1;
    const body = { key: `k${keys}`, scope: random.pick(['evolution', 'xpay']), player: player?.id ?? null };
    return { ...body, kind: 'ledger.move', moves: [], at: AT, digest: digestOf(body), ...rest };
  };
  const next = (): MoneyCommand => {
    const player = random.pick(world.players);
    const dice = random.below(100);
    const earlier = sent.length > 0 ? random.pick(sent.slice(-40)) : null;
    let command: MoneyCommand;
    if (dice < 8 && earlier) command = earlier;
    else if (dice < 12 && earlier) command = { ...earlier, digest: digestOf('another body'), moves: [] };
    else if (dice < 24 && earlier) command = rollback(earlier);
    else if (dice < 27) command = rollbackFirst(player);
    else if (dice < 32 && awaited.length > 0) command = awaited.shift() ?? rollbackFirst(player);
    else command = fresh(player, ordinary(player));
    sent.push(command);
    return command;
  };
  const rollback = (chosen: MoneyCommand) => {
    // Some targets are taken back again and again.
    const target = takenBack.length > 0 && random.percent(35) ? random.pick(takenBack.slice(-10)) : chosen;
    takenBack.push(target);
    const owner = random.percent(5) ? random.pick(world.players) : world.players.find((p) => p.id === target.player);
    const locks = [world.float, ...target.moves.flatMap((m) => [m.from, m.to])].filter((id) => !id.startsWith('-'));
    const rollsBack = { scope: target.scope, key: target.key };
    return fresh(owner ?? null, { kind: 'ledger.reverse', rollsBack, locks: locks as (typeof world.float)[] });
  };
  const rollbackFirst = (player: FuzzPlayer) => {
    const later = fresh(player, ordinary(player));
    awaited.push(later);
    return rollback(later);
  };
  const ordinary = (player: FuzzPlayer) => ordinaryMoves(world, random, { player, placeBet });
  const unsound = () => {
    const player = random.pick(world.players);
    if (random.percent(65)) return fresh(player, { moves: broken(world, random, player) });
    return fresh(player, hotNote(world, random, player));
  };
  const sound = (count: number) => {
    const isOfOneKind = random.percent(25);
    return Array.from({ length: count }, () => {
      const player = random.pick(world.players);
      if (random.percent(8)) return isOfOneKind ? fresh(player, hotNote(world, random, player)) : unsound();
      const command = fresh(player, winTogether(world, random, { player, isOfOneKind }));
      sent.push(command);
      return command;
    });
  };
  const placeBet = (player: FuzzPlayer): Move => {
    const units = amount(random);
    bets.push({ id: idOf<BetId>(bets.length + 1), player, stake: units, revision: 0, payout: 0n });
    return { from: player.main, to: world.house.open, units, code: TRANSFER.betSet };
  };
  const nextSettlement = (): SettlementLine[] => {
    const chosen = bets.filter(() => random.percent(30)).slice(-6);
    return chosen.map((bet) => settlementLine(world, random, bet));
  };
  return { next, unsound, sound, nextSettlement };
}

/** Moves of an ordinary command: a few pairs, shared rows, stakes, and some that are broken. */
function ordinaryMoves(
  world: FuzzWorld,
  random: Random,
  { player, placeBet }: { player: FuzzPlayer; placeBet: (player: FuzzPlayer) => Move },
): Partial<MoneyCommand> {
  const pair = twoOf(world, random);
  if (random.percent(20)) return { moves: walletToWallet(world, random, player) };
  if (random.percent(10)) return { moves: broken(world, random, player) };
  if (random.percent(20)) {
    const row = 1 + random.below(HOT_ROWS);
    return note(random.pick(['fuzz.note', 'fuzz.note-many']), row, simple(world, random, player));
  }
  if (random.percent(15)) return { moves: pair(player) };
  if (random.percent(20)) return { moves: [placeBet(player)] };
  return { moves: [simple(world, random, player)] };
}

/** A win that can be carried out together with others; it leaves a note beside a row of its own, or not. */
function winTogether(
  world: FuzzWorld,
  random: Random,
  { player, isOfOneKind }: { player: FuzzPlayer; isOfOneKind: boolean },
): Partial<MoneyCommand> {
  const win: Move = { from: world.house.slots, to: player.main, units: amount(random), code: TRANSFER.winSlots };
  const row = HOT_ROWS + 1 + random.below(ROWS - HOT_ROWS);
  return isOfOneKind || random.percent(70) ? note('fuzz.note-many', row, win) : { moves: [win] };
}

/** A command, of a kind that is carried out together, for one of the rows that others want too. */
function hotNote(world: FuzzWorld, random: Random, player: FuzzPlayer): Partial<MoneyCommand> {
  return note('fuzz.note-many', 1 + random.below(HOT_ROWS), simple(world, random, player));
}

/** A command that leaves a note beside a shared row and uses the row once. */
function note(kind: string, number: number, move: Move): Partial<MoneyCommand> {
  const row = String(number);
  return { kind, moves: [move], payload: { row }, shared: [{ class: 'fuzz-row', id: row }] };
}

/** Next revision of a bet: paid more, less, or opened again. It does not depend on its stake being accepted. */
function settlementLine(world: FuzzWorld, random: Random, bet: Bet): SettlementLine {
  const times = bet.stake > 10n ** 12n ? 0n : BigInt(1 + random.below(3));
  const payout = random.percent(40) ? 0n : bet.stake * times + BigInt(random.below(99));
  bet.revision += 1;
  const payoutDifference = payout - bet.payout;
  bet.payout = payout;
  return {
    bet: bet.id,
    player: bet.player.id,
    wallet: bet.player.main,
    revision: bet.revision,
    openStakes: world.house.open,
    revenue: world.house.sport,
    stakeReleased: bet.revision === 1 ? bet.stake : 0n,
    payoutDifference,
    ...(isStakedByOperator(bet) && { returned: { to: world.house.promotion, units: returnedAt(bet) } }),
  };
}

/** No random choice: the number of a bet decides if the operator pays its stake. */
function isStakedByOperator({ id, stake }: Bet): boolean {
  return BigInt(id) % 3n === 0n && stake < 10n ** 12n;
}

/** Such a bet is void at its odd revisions, and not at the others. */
function returnedAt({ revision, stake }: Bet): bigint {
  return revision % 2 === 1 ? stake : -stake;
}

/** Mostly small and odd; now and then near the largest, where a double would lose units. */
function amount(random: Random): bigint {
  if (random.percent(6)) return 10n ** 15n - BigInt(random.below(1_000));
  return BigInt(1 + random.below(400)) * BigInt(1 + random.below(50)) + 1n;
}

function simple(world: FuzzWorld, random: Random, { main, hold, grant }: FuzzPlayer): Move {
  const { house } = world;
  const units = amount(random);
  return random.pick<Move>([
    { from: main, to: house.slots, units, code: TRANSFER.slotsBet },
    { from: main, to: house.slots, units, code: TRANSFER.slotsBet },
    { from: house.slots, to: main, units, code: TRANSFER.winSlots },
    { from: house.clearing, to: main, units, code: TRANSFER.replenishment },
    { from: hold, to: house.clearing, units, code: TRANSFER.withdrawal },
    { from: house.promotion, to: grant, units, code: TRANSFER.bonusGrant },
    { from: grant, to: house.slots, units, code: TRANSFER.slotsBet },
    { from: house.slots, to: grant, units, code: TRANSFER.winSlots },
    { from: house.issue, to: world.float, units, code: TRANSFER.floatIssue },
  ]);
}

function walletToWallet(world: FuzzWorld, random: Random, { main, hold, grant }: FuzzPlayer): Move[] {
  const units = amount(random);
  return [
    random.pick<Move>([
      { from: main, to: hold, units, code: TRANSFER.withdrawalHold },
      { from: hold, to: main, units, code: TRANSFER.withdrawalReturn },
      { from: grant, to: main, units, code: TRANSFER.bonusConversion },
      { from: world.float, to: main, units, code: TRANSFER.floatToPlayer },
      { from: main, to: world.float, units, code: TRANSFER.playerToFloat },
    ]),
  ];
}

/**
 * A bet with its win, or a bet with its share for the jackpot: several moves that are applied together or not at all.
 */
function twoOf(world: FuzzWorld, random: Random): (player: FuzzPlayer) => Move[] {
  const { house } = world;
  return ({ main }) => {
    const bet: Move = { from: main, to: house.slots, units: amount(random), code: TRANSFER.slotsBet };
    const win: Move = { from: house.slots, to: main, units: amount(random), code: TRANSFER.winSlots };
    const share: Move = { from: house.slots, to: house.pool, units: 7n, code: TRANSFER.jackpotContribution };
    return random.pick([
      [bet, win],
      [bet, share],
      [bet, share, win],
      [win, bet],
    ]);
  };
}

/** Moves with a fault: one that is unsound by itself, or sound ones that a command may not join. */
function broken(world: FuzzWorld, random: Random, { main, hold }: FuzzPlayer): Move[] {
  const { house } = world;
  const dollars = dollarAccount(world, 'revenue');
  const units = amount(random);
  const sound: Move = { from: house.slots, to: main, units, code: TRANSFER.winSlots };
  const share: Move = {
    from: dollars,
    to: dollarAccount(world, 'jackpot-pool'),
    units,
    code: TRANSFER.jackpotContribution,
  };
  return random.pick<Move[]>([
    [{ from: main, to: dollars, units, code: TRANSFER.slotsBet }],
    [{ from: main, to: house.clearing, units, code: TRANSFER.withdrawal }],
    [{ from: hold, to: house.slots, units, code: TRANSFER.slotsBet }],
    [{ from: house.slots, to: main, units: 10n ** 15n + 1n, code: TRANSFER.winSlots }],
    [{ from: main, to: house.slots, units: 0n, code: TRANSFER.slotsBet }],
    [{ from: main, to: house.slots, units: -units, code: TRANSFER.slotsBet }],
    [{ from: main, to: '-4711' as HouseAccountId, units, code: TRANSFER.slotsBet }],
    [{ from: main, to: main, units, code: TRANSFER.withdrawalHold }],
    [{ from: world.float, to: world.float, units, code: TRANSFER.floatTransfer }],
    [sound, share],
  ]);
}

function dollarAccount({ accounts }: FuzzWorld, name: 'revenue' | 'jackpot-pool'): HouseAccountId {
  const found = [...accounts].find(([, account]) => account.currency === 'USD' && account.class === name);
  return (found?.[0] ?? '') as HouseAccountId;
}
