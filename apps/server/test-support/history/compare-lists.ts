import {
  listBetHistory,
  listBets,
  listCasinoHistory,
  listDeposits,
  listDepositsToReview,
  listPayments,
  listSlotsBetHistory,
  listStaffBets,
  listStaffWithdrawals,
  listTransactions,
  listTransfers,
  listWithdrawals,
  type RouteContract,
  readSessionPosition,
  readStaffRound,
} from '@ordago/contracts';
import { formatAmount, parseAmount } from '@ordago/kernel';
import type { Player } from './generate-history.ts';
import type { HistoryKit } from './history-kit.ts';
import { type LedgerTruth, readTruth } from './ledger-truth.ts';

// biome-ignore lint/suspicious/noExplicitAny: rows of lists of any shape.
type Row = any;
type Call = (
  contract: RouteContract,
  options: { query: Record<string, string> } | { body: object },
) => Promise<{ result: Row }>;

/** Lines that say what a list shows and what the ledger has; empty where all lists agree. */
type Differences = readonly string[];

const PAGE = 100;
const units = (text: string) => (parseAmount(text.replace('-', '')) ?? 0n) * (text.startsWith('-') ? -1n : 1n);

/** Every page of a list, as its CSV reads them; fails where the pages do not add up to the number that the list states. */
async function readWhole(
  call: Call,
  contract: RouteContract,
  field: string,
  filters: Record<string, string> = {},
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 0; page < 10_000; page += 1) {
    const asked = { ...filters, page: String(page), count: String(PAGE) };
    const isPost = contract.method === 'POST';
    const { result } = await call(contract, isPost ? { body: { ...asked, page, count: PAGE } } : { query: asked });
    rows.push(...result[field]);
    // A page past the end is the last one again: a last page may be full.
    const pages = Number(result.pages ?? result.pageCount ?? Math.ceil(Number(result.count) / PAGE));
    if (page + 1 >= pages) {
      const stated = result.count === undefined ? rows.length : Number(result.count);
      if (stated !== rows.length) throw new Error(`${contract.name} states ${stated} rows and shows ${rows.length}`);
      return rows;
    }
  }
  throw new Error(`${contract.name} does not end`);
}

/** Holds every list that shows a bet, a round or a payment of a player against the entries that the ledger has of it. */
export async function compareLists(kit: HistoryKit, player: Player): Promise<Differences> {
  const truth = await readTruth(kit.testServer.db.pool, player.id);
  const found: string[] = [];
  const expect = (what: string, shown: unknown, booked: unknown) => {
    const left = JSON.stringify(shown);
    const right = JSON.stringify(booked);
    if (left !== right) found.push(`player ${player.id}, ${what}: shown ${left}, booked ${right}`);
  };
  const parts = { kit, player, truth, expect };
  await compareTransfers(parts);
  await compareBets(parts);
  await compareRounds(parts);
  await comparePayments(parts);
  return found;
}

interface Parts {
  readonly kit: HistoryKit;
  readonly player: Player;
  readonly truth: LedgerTruth;
  readonly expect: (what: string, shown: unknown, booked: unknown) => void;
}

const isPlay = (kind: string) => kind.startsWith('casino.') || kind.startsWith('sportsbook.');

/** Staff's entries are those of the ledger one by one; the player's movements are those that no bet and no round shows. */
async function compareTransfers({ kit, player, truth, expect }: Parts): Promise<void> {
  const transfers = await readWhole(kit.boss.call, listTransfers, 'transfers', { player: player.id });
  const rowOf = (id: string, amount: bigint, after: bigint, code: number) =>
    [id, formatAmount(amount), formatAmount(after - amount), formatAmount(after), code].join(' ');
  expect(
    'staff transfers',
    transfers.map((row) => [row.id, row.amount, row.balance_before, row.balance_after, row.code].join(' ')).sort(),
    truth.entries.map(({ id, amount, after, code }) => rowOf(id, amount, after, code)).sort(),
  );
  const shown = await readWhole(player.onSite, listTransactions, 'history');
  const moved = truth.entries.filter(({ wallet, kind }) => (wallet === 'main' || wallet === 'grant') && !isPlay(kind));
  expect(
    'transactions',
    shown
      .map((row) => [row.id.replace('-', '.'), row.value, row.balance_before, row.balance_after, row.code].join(' '))
      .sort(),
    moved.map(({ id, amount, after, code }) => rowOf(id, amount, after, code)).sort(),
  );
}

/** Three lists of the same bets: stake and payout are what the wallet gave and got. */
async function compareBets({ kit, player, truth, expect }: Parts): Promise<void> {
  const history = await readWhole(player.onSite, listBetHistory, 'bets');
  const own = await readWhole(player.call, listBets, 'bets');
  const staff = await readWhole(kit.boss.call, listStaffBets, 'bets', { player: player.id });
  const lists = {
    'bet history': new Map(history.map((bet) => [bet.id.replace('h', ''), bet])),
    'own bets': new Map(own.map((bet) => [bet.id, bet])),
    'staff bets': new Map(staff.map((bet) => [bet.id.replace('h', ''), bet])),
  };
  for (const [name, bets] of Object.entries(lists)) {
    expect(`${name}, numbers`, [...bets.keys()].sort(), [...truth.bets.keys()].sort());
    for (const [id, { stake, paid }] of truth.bets) {
      const bet: Row = bets.get(id);
      if (bet === undefined) continue;
      const isOpen = bet.status === 'open' || bet.status === 'partly-cashed-out';
      expect(
        `${name}, bet ${id} (${bet.status})`,
        [bet.stake, bet.payout],
        [formatAmount(stake), isOpen ? null : formatAmount(paid)],
      );
      if (bet.sales) {
        const sold = bet.sales.reduce((sum: bigint, sale: Row) => sum + units(sale.stake), 0n);
        expect(`${name}, rest of bet ${id}`, bet.rest_stake, formatAmount(stake - sold));
      }
    }
  }
  for (const bet of history) {
    const booked = truth.bets.get(bet.id.replace('h', ''));
    const sum = bet.movements.reduce((total: bigint, { amount }: Row) => total + units(amount), 0n);
    expect(
      `movements of bet ${bet.id}`,
      [formatAmount(sum), bet.movements.length],
      [formatAmount(booked?.paid ?? 0n), booked?.movements],
    );
  }
}

/** Both histories of rounds, their sums, the session's result and what staff see of a round. */
async function compareRounds({ kit, player, truth, expect }: Parts): Promise<void> {
  const { totals } = (await player.onSite(listCasinoHistory, { query: {} })).result;
  const rounds = await readWhole(player.onSite, listCasinoHistory, 'list');
  expect('both histories of rounds', await readWhole(player.onSite, listSlotsBetHistory, 'data'), rounds);
  expect('rounds', rounds.map((row) => row.transfer_id).sort(), [...truth.rounds.keys()].sort());
  let net = 0n;
  let decided = 0n;
  for (const row of rounds) {
    const booked = truth.rounds.get(row.transfer_id);
    if (!booked) continue;
    const isOpen = row.status === '0';
    const amount = isOpen ? 0n : booked.net;
    net += booked.net;
    decided += amount;
    expect(
      `round ${row.transfer_id} (${row.status})`,
      [row.bet_amount, row.payout, row.amount],
      [booked.stake, booked.paid, amount].map((value) => formatAmount(value)),
    );
  }
  const [sums] = totals;
  if (rounds.length > 0) {
    expect('net of the rounds', [sums.net, rounds[0]?.running_net], [formatAmount(decided), formatAmount(decided)]);
    expect('stakes in play', sums.open, formatAmount(decided - net));
    const { result: session } = await player.onSite(readSessionPosition, { params: { id: player.session } });
    expect('result of the session', session.net, formatAmount(net));
    for (const [transfer, { id, stake, paid }] of [...truth.rounds].slice(0, 5)) {
      const { result: round } = await kit.boss.call(readStaffRound, { params: { id } });
      expect(`staff's round ${transfer}`, [round.bet_amount, round.payout], [formatAmount(stake), formatAmount(paid)]);
    }
  }
}

const OPEN_WITHDRAWALS = new Set(['created', 'processing', 'blocked']);

/** Lists of payments, the player's and the staff's: a state says what moved. */
async function comparePayments({ kit, player, truth, expect }: Parts): Promise<void> {
  const payments = await readWhole(player.onSite, listPayments, 'payments');
  const deposits = await readWhole(player.onSite, listDeposits, 'list');
  const withdrawals = await readWhole(player.onSite, listWithdrawals, 'list');
  const isMine = (row: Row) => row.player === player.id;
  const decided = (await readWhole(kit.boss.call, listStaffWithdrawals, 'withdrawals', { status: 'all' })).filter(
    isMine,
  );
  const toReview = (await readWhole(kit.boss.call, listDepositsToReview, 'deposits')).filter(isMine);
  const both = (type: string) => payments.filter((row) => row.type === type);
  const numbers = (rows: readonly Row[]) => rows.map(({ id }) => id).sort();
  for (const [name, rows] of Object.entries({ deposits, 'deposits among payments': both('deposit') })) {
    expect(`${name}, numbers`, numbers(rows), [...truth.deposits.keys()].sort());
    for (const row of rows) {
      const booked = truth.deposits.get(row.id);
      const kept = row.status_name === 'completed' ? row.amount : '0.00';
      expect(`${name}, ${row.id} (${row.status_name})`, kept, formatAmount(booked?.kept ?? 0n));
      // One that was refunded before it was credited shows what was asked for.
      if (row.status_name === 'refunded' && booked !== undefined && booked.credited > 0n)
        expect(`${name}, ${row.id} refunded`, row.amount, formatAmount(booked.credited));
    }
  }
  for (const row of toReview) {
    const own = deposits.find(({ id }) => id === row.id);
    expect(`deposit ${row.id} to review`, row.status, own?.status_name);
    // Staff see what was asked for, and beside it what was reported; a credited deposit shows its player what was credited.
    if (truth.deposits.get(row.id)?.credited === 0n)
      expect(`amount of deposit ${row.id} to review`, row.amount, own?.amount);
  }
  for (const [name, rows] of Object.entries({
    withdrawals,
    'withdrawals among payments': both('withdrawal'),
    'staff withdrawals': decided,
  })) {
    expect(`${name}, numbers`, numbers(rows), [...truth.withdrawals.keys()].sort());
    for (const row of rows) {
      const booked = truth.withdrawals.get(row.id);
      const state = row.status_name ?? row.status;
      const asked = units(row.amount);
      const isOpen = OPEN_WITHDRAWALS.has(state);
      expect(
        `${name}, ${row.id} (${state})`,
        [asked, isOpen || state === 'completed' ? -asked : 0n, isOpen ? asked : 0n].map(String),
        [booked?.asked, booked?.main, booked?.hold].map(String),
      );
    }
  }
}
