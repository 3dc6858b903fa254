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
  readSessionPosition,
  readStaffRound,
} from '@ordago/contracts';
import { formatAmount } from '@ordago/kernel';
import { comparePublic, compareReads } from './compare-reads.ts';
import type { History, Player } from './generate-history.ts';
import type { HistoryKit } from './history-kit.ts';
import { type LedgerTruth, readTrueWins, readTruth } from './ledger-truth.ts';
import { type Call, noting, type Parts, type Row, readWhole, units } from './list-reading.ts';

/** Lines that say what is shown and what the ledger has; empty where all agree. */
type Differences = readonly string[];

/** Players whose lists are read side by side: nothing moves any more, and the database answers one while another is compared. */
const PLAYERS_AT_ONCE = 4;

/** Names of the calls that were made, and what differs. */
export interface Compared {
  readonly called: ReadonlySet<string>;
  readonly differences: Differences;
}

/**
 * Holds every list and every read that shows a bet, a round or a payment against the entries that the ledger has of it, and what
 * is public against the entries of all players.
 */
export async function compareHistory(kit: HistoryKit, history: History): Promise<Compared> {
  const called = new Set<string>();
  const differences: string[] = [];
  const boss = noting(kit.boss.call, called);
  const staff = await readStaffPayments(boss);
  const compare = async ({ id, session, call, onSite }: Player): Promise<LedgerTruth> => {
    const truth = await readTruth(kit.testServer.db.pool, id);
    const player = { id, session, call: noting(call, called), onSite: noting(onSite, called) };
    const expect = notingDifference(`player ${id}`, differences);
    const parts = { kit, boss, player, truth, free: history.free, awards: history.awards, expect };
    await compareTransfers(parts);
    await compareBets(parts);
    await compareRounds(parts);
    await comparePayments(parts, staff);
    await compareReads(parts);
    return truth;
  };
  const truths: LedgerTruth[] = [];
  for (let place = 0; place < history.players.length; place += PLAYERS_AT_ONCE) {
    const some = history.players.slice(place, place + PLAYERS_AT_ONCE);
    truths.push(...(await Promise.all(some.map(compare))));
  }
  const visitor = noting(kit.testServer.visitor().call, called);
  const wins = await readTrueWins(kit.testServer.db.pool);
  await comparePublic({ boss, visitor, expect: notingDifference('public', differences) }, truths, wins);
  return { called, differences };
}

function notingDifference(whose: string, found: string[]): Parts['expect'] {
  return (what, shown, booked) => {
    const left = JSON.stringify(shown);
    const right = JSON.stringify(booked);
    if (left !== right) found.push(`${whose}, ${what}: shown ${left}, booked ${right}`);
  };
}

const isPlay = (kind: string) => kind.startsWith('casino.') || kind.startsWith('sportsbook.');

/** Staff's entries are those of the ledger one by one; the player's movements are those that no bet and no round shows. */
async function compareTransfers({ boss, player, truth, expect }: Parts): Promise<void> {
  const transfers = await readWhole(boss, listTransfers, 'transfers', { query: { player: player.id } });
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
async function compareBets({ boss, player, truth, free, expect }: Parts): Promise<void> {
  const history = await readWhole(player.onSite, listBetHistory, 'bets');
  const own = await readWhole(player.call, listBets, 'bets');
  const staff = await readWhole(boss, listStaffBets, 'bets', { query: { player: player.id } });
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
      // No wallet gave the stake of a free bet.
      const staked = free.get(id) ?? formatAmount(stake);
      expect(
        `${name}, bet ${id} (${bet.status})`,
        [bet.stake, bet.payout],
        [staked, isOpen ? null : formatAmount(paid)],
      );
      if (bet.sales) {
        const sold = bet.sales.reduce((sum: bigint, sale: Row) => sum + units(sale.stake), 0n);
        expect(`${name}, rest of bet ${id}`, bet.rest_stake, formatAmount(units(staked) - sold));
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
async function compareRounds({ boss, player, truth, expect }: Parts): Promise<void> {
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
    expect('sums of the session', String(units(session.payout) - units(session.stake)), String(net));
    for (const [transfer, { id, stake, paid }] of [...truth.rounds].slice(0, 5)) {
      const { result: round } = await boss(readStaffRound, { params: { id } });
      expect(`staff's round ${transfer}`, [round.bet_amount, round.payout], [formatAmount(stake), formatAmount(paid)]);
    }
  }
}

const OPEN_WITHDRAWALS = new Set(['created', 'processing', 'blocked']);

/** Lists of staff of the payments of all players. */
interface StaffPayments {
  readonly withdrawals: readonly Row[];
  readonly toReview: readonly Row[];
}

async function readStaffPayments(boss: Call): Promise<StaffPayments> {
  return {
    withdrawals: await readWhole(boss, listStaffWithdrawals, 'withdrawals', { query: { status: 'all' } }),
    toReview: await readWhole(boss, listDepositsToReview, 'deposits'),
  };
}

/** Lists of payments, the player's and the staff's: a state says what moved. */
async function comparePayments({ player, truth, expect }: Parts, staff: StaffPayments): Promise<void> {
  const payments = await readWhole(player.onSite, listPayments, 'payments');
  const deposits = await readWhole(player.onSite, listDeposits, 'list');
  const withdrawals = await readWhole(player.onSite, listWithdrawals, 'list');
  const isMine = (row: Row) => row.player === player.id;
  const decided = staff.withdrawals.filter(isMine);
  const toReview = staff.toReview.filter(isMine);
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
