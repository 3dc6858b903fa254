import type { MoneyCommand, Move, SettlementLine } from '../../../src/modules/ledger/index.ts';

/**
 * The ledger's rules once more, in the plainest form: maps, one command at a time, no batches, no locks. It is written
 * from docs/ledger.md and shares nothing with the SQL, so that the two can disagree.
 */
export interface ModelAccount {
  readonly class: string;
  readonly currency: string;
  readonly player: string | null;
}

export interface ModelWorld {
  /** Wallets and house accounts by id. */
  readonly accounts: ReadonlyMap<string, ModelAccount>;
  /** The debt-receivable account of each creditor. */
  readonly claims: ReadonlyMap<string, string>;
  /** `code from-class to-class` that may move money, and if it can be taken back. */
  readonly chart: ReadonlyMap<string, { readonly isReversible: boolean }>;
  /** Number of times that a shared row may be used. */
  readonly rowUsesMax: number;
}

interface Known {
  readonly digest: string | null;
  readonly verdict: 'accepted' | 'refused' | 'tombstone';
  readonly refusal: string | null;
  readonly player: string | null;
  readonly moves: readonly Move[];
  readonly isReversal: boolean;
  isReversed: boolean;
}

/** Opinion of the model about a command: `accepted`, the refusal's name, `conflict` or `rolled-back`. */
export interface Opinion {
  readonly outcome: string;
  readonly isReplay: boolean;
}

/** The model's whole state. */
export interface Model {
  readonly world: ModelWorld;
  readonly balances: Map<string, bigint>;
  readonly known: Map<string, Known>;
  /** Debts of each player, by creditor, in the order of the first booking. */
  readonly owed: Map<string, Map<string, bigint>>;
  readonly rowUses: Map<string, number>;
}

interface Transfer {
  readonly from: string;
  readonly to: string;
  readonly units: bigint;
}

export function createModel(world: ModelWorld): Model {
  return { world, balances: new Map(), known: new Map(), owed: new Map(), rowUses: new Map() };
}

export function balanceOf(model: Model, id: string): bigint {
  return model.balances.get(id) ?? 0n;
}

/** The model's opinion on a command whose key it knows; null for a new one. */
export function recall(model: Model, command: MoneyCommand): Opinion | null {
  const found = model.known.get(keyOf(command));
  if (!found) return null;
  if (found.verdict === 'tombstone') return { outcome: 'rolled-back', isReplay: true };
  if (found.digest !== command.digest) return { outcome: 'conflict', isReplay: false };
  return { outcome: found.refusal ?? 'accepted', isReplay: true };
}

/** Applies a new command, in the order in which the ledger judged it. */
export function takeIn(model: Model, command: MoneyCommand): Opinion {
  const seen = recall(model, command);
  if (seen) return seen;
  const { rollsBack, player, digest, moves } = command;
  const target = rollsBack ? model.known.get(keyOf(rollsBack)) : undefined;
  const refusal = rollsBack ? judgeRollback(model, command, target) : judgeGiven(model, command);
  model.known.set(keyOf(command), {
    digest,
    verdict: refusal ? 'refused' : 'accepted',
    refusal,
    player,
    moves: rollsBack ? [] : moves,
    isReversal: rollsBack !== undefined,
    isReversed: false,
  });
  if (rollsBack && !target && !refusal) {
    const tombstone = { digest: null, verdict: 'tombstone', refusal: null, moves: [], isReversal: false } as const;
    model.known.set(keyOf(rollsBack), { ...tombstone, player, isReversed: false });
  }
  return { outcome: refusal ?? 'accepted', isReplay: false };
}

/** A debt collection: oldest claims first, as far as main reaches. */
export function collect(model: Model, player: string, currency: string): void {
  const main = walletOf(model, player, 'main', currency);
  const debt = walletOf(model, player, 'debt', currency);
  for (const [creditor, units] of model.owed.get(player) ?? []) {
    const paid = lesser(balanceOf(model, main), units);
    make(model, { from: main, to: creditor, units: paid });
    make(model, { from: debt, to: model.world.claims.get(creditor) ?? '', units: paid });
    model.owed.get(player)?.set(creditor, units - paid);
  }
}

export function settleStake(model: Model, { openStakes, revenue, stakeReleased }: SettlementLine): void {
  make(model, { from: openStakes, to: revenue, units: stakeReleased });
}

/** Settles a return to those who staked for the player, or from them again. */
export function settleReturn(model: Model, { revenue, returned }: SettlementLine): void {
  if (returned) make(model, { from: revenue, to: returned.to, units: returned.units });
}

/** Settles the payout of a line, or takes it back. */
export function settlePayout(model: Model, { player, revenue, wallet, payoutDifference }: SettlementLine): void {
  if (payoutDifference >= 0n) make(model, { from: revenue, to: wallet, units: payoutDifference });
  else take(model, player, { from: wallet, to: revenue, units: -payoutDifference });
}

function judgeGiven(model: Model, command: MoneyCommand): string | null {
  const fault = faultOfAll(model, command.moves);
  if (fault) return fault;
  const row = command.shared?.[0]?.id;
  if (row !== undefined && (model.rowUses.get(row) ?? 0) >= model.world.rowUsesMax) return 'row-used-up';
  if (!makeAll(model, command.moves)) return 'insufficient-balance';
  if (row !== undefined) model.rowUses.set(row, (model.rowUses.get(row) ?? 0) + 1);
  return null;
}

function judgeRollback(model: Model, command: MoneyCommand, target: Known | undefined): string | null {
  if (!target) return null;
  if (target.player !== command.player) return 'target-of-another-player';
  if (target.verdict !== 'accepted' || target.isReversed) return null;
  if (target.isReversal || target.moves.some((move) => !chartRow(model, move)?.isReversible)) return 'not-reversible';
  const back = target.moves.map(({ from, to, units }) => ({ from: to, to: from, units }));
  const isTaken = (m: Transfer) => isWallet(m.from) && !isWallet(m.to) && isPlayWallet(model, m.from);
  const given = back.filter((m) => !isTaken(m));
  const exact = [...given.filter((m) => !isWallet(m.from)), ...given.filter((m) => isWallet(m.from))];
  if (!makeAll(model, exact)) return 'insufficient-balance';
  for (const move of back.filter(isTaken)) take(model, command.player ?? '', move);
  target.isReversed = true;
  return null;
}

/** First fault of a command's moves; where they are of several currencies and none is an exchange, each has one. */
function faultOfAll(model: Model, moves: readonly Move[]): string | null {
  const faults = moves.map((move) => faultOf(model, move));
  if (!mixesCurrencies(model, moves)) return faults.find((found) => found !== null) ?? null;
  return faults[0] ?? 'currency-mismatch';
}

function mixesCurrencies({ world }: Model, moves: readonly Move[]): boolean {
  const ends = moves.flatMap(({ from, to }) => [world.accounts.get(from), world.accounts.get(to)]);
  const currencies = new Set(moves.map(({ from }) => world.accounts.get(from)?.currency).filter(Boolean));
  return currencies.size > 1 && !ends.some((account) => account?.class === 'fx');
}

function faultOf(model: Model, move: Move): string | null {
  const { accounts } = model.world;
  const from = accounts.get(move.from);
  const to = accounts.get(move.to);
  if (move.units < 1n || move.units > 10n ** 15n) return 'amount-out-of-range';
  if (!from || !to) return 'unknown-account';
  if (from.currency !== to.currency) return 'currency-mismatch';
  return move.from !== move.to && chartRow(model, move) ? null : 'move-not-in-chart';
}

/** Makes all moves in order, or none when a wallet would pass below zero on the way. */
function makeAll(model: Model, moves: readonly Transfer[]): boolean {
  const before = new Map(model.balances);
  for (const move of moves) {
    make(model, move);
    if (isWallet(move.from) && balanceOf(model, move.from) < 0n) {
      for (const id of model.balances.keys()) model.balances.set(id, before.get(id) ?? 0n);
      return false;
    }
  }
  return true;
}

/** Takes units from a player's wallet for the operator; what is not there becomes a debt to that account. */
function take(model: Model, player: string, { from: wallet, to: house, units }: Transfer): void {
  const there = lesser(balanceOf(model, wallet), units);
  make(model, { from: wallet, to: house, units: there });
  const rest = units - there;
  if (rest === 0n) return;
  const claims = model.owed.get(player) ?? new Map<string, bigint>();
  model.owed.set(player, claims.set(house, (claims.get(house) ?? 0n) + rest));
  const debt = walletOf(model, player, 'debt', model.world.accounts.get(wallet)?.currency ?? '');
  make(model, { from: model.world.claims.get(house) ?? '', to: debt, units: rest });
}

function make(model: Model, { from, to, units }: Transfer): void {
  model.balances.set(from, balanceOf(model, from) - units);
  model.balances.set(to, balanceOf(model, to) + units);
}

function chartRow({ world }: Model, { from, to, code }: Move): { readonly isReversible: boolean } | undefined {
  return world.chart.get(`${code} ${world.accounts.get(from)?.class} ${world.accounts.get(to)?.class}`);
}

function walletOf({ world }: Model, player: string, name: string, currency: string): string {
  const found = [...world.accounts].find(([, a]) => a.player === player && a.class === name && a.currency === currency);
  return found?.[0] ?? '';
}

function isPlayWallet({ world }: Model, id: string): boolean {
  return ['main', 'grant'].includes(world.accounts.get(id)?.class ?? '');
}

function isWallet(id: string): boolean {
  return !id.startsWith('-');
}

function keyOf({ scope, key }: { readonly scope: string; readonly key: string }): string {
  return `${scope}\n${key}`;
}

function lesser(a: bigint, b: bigint): bigint {
  return a > b ? b : a;
}
