import type { MoneyCommand, Move, SettlementLine } from '../index.ts';

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
  /** Which `code from-class to-class` may move money, and whether it can be taken back. */
  readonly chart: ReadonlyMap<string, { readonly isReversible: boolean }>;
  /** How often a shared row may be used. */
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

/** What the model says of a command: `accepted`, the refusal's name, `conflict` or `rolled-back`. */
export interface Opinion {
  readonly outcome: string;
  readonly isReplay: boolean;
}

export type Model = ReturnType<typeof createModel>;

export function createModel(world: ModelWorld) {
  const balances = new Map<string, bigint>();
  const known = new Map<string, Known>();
  /** What each player owes, by creditor, in the order of the first booking. */
  const owed = new Map<string, Map<string, bigint>>();
  const rowUses = new Map<string, number>();

  const accountOf = (id: string) => world.accounts.get(id);
  const balanceOf = (id: string) => balances.get(id) ?? 0n;
  const isWallet = (id: string) => !id.startsWith('-');
  const walletOf = (player: string | null, name: string, currency: string) =>
    [...world.accounts].find(([, a]) => a.player === player && a.class === name && a.currency === currency)?.[0] ?? '';
  const keyOf = ({ scope, key }: { scope: string; key: string }) => `${scope}\n${key}`;

  const opinionOnKnown = (found: Known, digest: string): Opinion => {
    if (found.verdict === 'tombstone') return { outcome: 'rolled-back', isReplay: true };
    if (found.digest !== digest) return { outcome: 'conflict', isReplay: false };
    return { outcome: found.refusal ?? 'accepted', isReplay: true };
  };
  /** The model's opinion on a command whose key it knows; null for a new one. */
  const recall = (command: MoneyCommand): Opinion | null => {
    const found = known.get(keyOf(command));
    return found ? opinionOnKnown(found, command.digest) : null;
  };

  const faultOf = (move: Move): string | null => {
    const [from, to] = [accountOf(move.from), accountOf(move.to)];
    if (move.units < 1n || move.units > 10n ** 15n) return 'amount-out-of-range';
    if (!from || !to) return 'unknown-account';
    if (from.currency !== to.currency) return 'currency-mismatch';
    return world.chart.has(`${move.code} ${from.class} ${to.class}`) ? null : 'move-not-in-chart';
  };
  const make = (move: { from: string; to: string; units: bigint }) => {
    balances.set(move.from, balanceOf(move.from) - move.units);
    balances.set(move.to, balanceOf(move.to) + move.units);
  };
  /** Makes all moves in order, or none when a wallet would pass below zero on the way. */
  const makeAll = (moves: readonly { from: string; to: string; units: bigint }[]): boolean => {
    const before = new Map(balances);
    for (const move of moves) {
      make(move);
      if (isWallet(move.from) && balanceOf(move.from) < 0n) {
        for (const id of balances.keys()) balances.set(id, before.get(id) ?? 0n);
        return false;
      }
    }
    return true;
  };
  /** Takes units from a player's wallet for the house; what is not there becomes a debt to that account. */
  const take = (player: string, wallet: string, house: string, units: bigint) => {
    const there = lesser(balanceOf(wallet), units);
    make({ from: wallet, to: house, units: there });
    const rest = units - there;
    if (rest === 0n) return;
    const claims = owed.get(player) ?? new Map<string, bigint>();
    owed.set(player, claims.set(house, (claims.get(house) ?? 0n) + rest));
    const debt = walletOf(player, 'debt', accountOf(wallet)?.currency ?? '');
    make({ from: world.claims.get(house) ?? '', to: debt, units: rest });
  };

  const judgeGiven = (command: MoneyCommand): string | null => {
    const fault = command.moves.map(faultOf).find((found) => found !== null);
    if (fault) return fault;
    const row = command.shared?.[0]?.id;
    if (row !== undefined && (rowUses.get(row) ?? 0) >= world.rowUsesMax) return 'row-used-up';
    if (!makeAll(command.moves)) return 'insufficient-balance';
    if (row !== undefined) rowUses.set(row, (rowUses.get(row) ?? 0) + 1);
    return null;
  };
  const judgeRollback = (command: MoneyCommand, target: Known | undefined): string | null => {
    if (!target) return null;
    if (target.player !== command.player) return 'target-of-another-player';
    if (target.verdict !== 'accepted' || target.isReversed) return null;
    const codes = target.moves.map((m) => `${m.code} ${accountOf(m.from)?.class} ${accountOf(m.to)?.class}`);
    if (target.isReversal || codes.some((code) => !world.chart.get(code)?.isReversible)) return 'not-reversible';
    const back = target.moves.map(({ from, to, units }) => ({ from: to, to: from, units }));
    const debtRule = (m: { from: string; to: string }) =>
      !isWallet(m.to) && ['main', 'grant'].includes(accountOf(m.from)?.class ?? '');
    const exact = [...back.filter((m) => !isWallet(m.from)), ...back.filter((m) => isWallet(m.from) && !debtRule(m))];
    if (!makeAll(exact)) return 'insufficient-balance';
    for (const m of back.filter((m) => isWallet(m.from) && debtRule(m)))
      take(command.player ?? '', m.from, m.to, m.units);
    target.isReversed = true;
    return null;
  };

  /** Takes in a new command, in the order in which the ledger judged it. */
  const takeIn = (command: MoneyCommand): Opinion => {
    const seen = recall(command);
    if (seen) return seen;
    const target = command.rollsBack ? known.get(keyOf(command.rollsBack)) : undefined;
    const refusal = command.rollsBack ? judgeRollback(command, target) : judgeGiven(command);
    const { player, digest, moves } = command;
    const isReversal = command.rollsBack !== undefined && target?.isReversed === true;
    known.set(keyOf(command), {
      digest,
      verdict: refusal ? 'refused' : 'accepted',
      refusal,
      player,
      moves: command.rollsBack ? [] : moves,
      isReversal,
      isReversed: false,
    });
    if (command.rollsBack && !target && !refusal) {
      const tombstone = { digest: null, verdict: 'tombstone', refusal: null, moves: [], isReversal: false } as const;
      known.set(keyOf(command.rollsBack), { ...tombstone, player, isReversed: false });
    }
    return { outcome: refusal ?? 'accepted', isReplay: false };
  };

  /** A debt collection: oldest claims first, as far as main reaches. */
  const collect = (player: string, currency: string) => {
    const [main, debt] = [walletOf(player, 'main', currency), walletOf(player, 'debt', currency)];
    for (const [creditor, units] of owed.get(player) ?? []) {
      const paid = lesser(balanceOf(main), units);
      make({ from: main, to: creditor, units: paid });
      make({ from: debt, to: world.claims.get(creditor) ?? '', units: paid });
      owed.get(player)?.set(creditor, units - paid);
    }
  };
  const settle = (line: SettlementLine) => {
    make({ from: line.openStakes, to: line.revenue, units: line.stakeReleased });
    if (line.payoutDifference >= 0n) make({ from: line.revenue, to: line.wallet, units: line.payoutDifference });
    else take(line.player, line.wallet, line.revenue, -line.payoutDifference);
  };

  return { recall, takeIn, collect, settle, balanceOf };
}

function lesser(a: bigint, b: bigint): bigint {
  return a > b ? b : a;
}
