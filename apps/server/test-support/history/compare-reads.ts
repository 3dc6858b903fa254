import {
  checkSession,
  listBets,
  listDailyWinnings,
  listFreeBets,
  listHighRollerFloors,
  listParkedWins,
  listPlayers,
  listStaffFreeBets,
  listWinnings,
  readAccount,
  readBalance,
  readBet,
  readDeposit,
  readPlayer,
  readPlayerExposure,
  readRound,
  readStaffRound,
  WINNINGS_MAX,
} from '@ordago/contracts';
import { formatAmount } from '@ordago/kernel';
import type { LedgerTruth } from './ledger-truth.ts';
import { type Parts, type Row, readWhole, units } from './list-reading.ts';

/** Bets and rounds that are read one by one, of each player; their lists show all of them. */
const READ_ALONE = 8;

/** Reads of one bet, round, deposit or player, against the entries of the ledger. */
export async function compareReads(parts: Parts): Promise<void> {
  await compareSingleBets(parts);
  await compareSingleRounds(parts);
  await compareSingleDeposits(parts);
  await compareFreeBets(parts);
  await compareSums(parts);
}

async function compareSingleBets({ player, truth, free, expect }: Parts): Promise<void> {
  for (const [id, { stake, paid }] of [...truth.bets].slice(-READ_ALONE)) {
    const { result: bet } = await player.call(readBet, { params: { id } });
    const isOpen = bet.status === 'open' || bet.status === 'partly-cashed-out';
    const staked = free.get(id) ?? formatAmount(stake);
    expect(`bet ${id} alone`, [bet.stake, bet.payout], [staked, isOpen ? null : formatAmount(paid)]);
  }
}

async function compareSingleRounds({ boss, player, truth, expect }: Parts): Promise<void> {
  const balances = new Map(inOrder(truth, 'main').map(({ op, after }) => [op, after]));
  for (const [transfer, { id, stake, paid }] of [...truth.rounds].slice(-READ_ALONE)) {
    const { result: own } = await player.onSite(readRound, { params: { id: transfer } });
    const { result: staff } = await boss(readStaffRound, { params: { id } });
    for (const [name, { transactions }] of Object.entries({ own, staff })) {
      const counted = transactions.filter((one: Row) => one.kind !== 'rollback' && !one.is_taken_back);
      const sumOf = (field: string) => counted.reduce((total: bigint, one: Row) => total + units(one[field]), 0n);
      expect(
        `${name} round ${transfer} alone`,
        [formatAmount(sumOf('stake')), formatAmount(sumOf('payout'))],
        [formatAmount(stake), formatAmount(paid)],
      );
      for (const one of transactions) {
        const booked = balances.get(one.transfer_id);
        // A command that moved nothing has no entry.
        if (booked !== undefined) expect(`balance after ${one.transfer_id}`, one.balance_after, formatAmount(booked));
      }
    }
  }
}

/** A deposit alone shows what was asked for, and beside it what was credited. */
async function compareSingleDeposits({ player, truth, expect }: Parts): Promise<void> {
  for (const [id, { credited }] of truth.deposits) {
    const { result: deposit } = await player.onSite(readDeposit, { params: { id } });
    expect(`deposit ${id} alone`, deposit.credited_amount, credited === 0n ? null : formatAmount(credited));
  }
}

/** The stake of a free bet is its award, which no wallet gave; the award of a bet that was void is given back whole. */
async function compareFreeBets({ boss, player, awards, free, truth, expect }: Parts): Promise<void> {
  const own = (await player.call(listFreeBets, {})).result.free_bets;
  const staff = await readWhole(boss, listStaffFreeBets, 'free_bets', { params: { id: player.id } });
  const amounts = (rows: readonly Row[]) => rows.map(({ id, amount }) => `${id} ${amount}`).sort();
  const awarded = awards.filter((one) => one.player === player.id).map(({ id, amount }) => `${id} ${amount}`);
  expect('awards of free bets', amounts(staff.filter((row) => !row.is_given_back)), awarded.sort());
  for (const [name, rows] of Object.entries({ own, staff })) {
    for (const { id, bet, amount } of rows) {
      if (bet === null) continue;
      expect(`${name} free bet ${id}`, [amount, truth.bets.get(bet)?.stake === 0n], [free.get(bet), true]);
    }
  }
}

/** Sums and balances of a player, as staff and the player read them. */
async function compareSums(parts: Parts): Promise<void> {
  const { boss, player, truth, expect } = parts;
  const { result: seen } = await boss(readPlayer, { params: { id: player.id } });
  const found = await readWhole(boss, listPlayers, 'players', { query: { search: player.id } });
  const listed = found.find(({ id }) => id === player.id);
  const wallets = ['main', 'hold', 'debt'].map((wallet) => formatAmount(inOrder(truth, wallet).at(-1)?.after ?? 0n));
  for (const [name, row] of Object.entries({ 'player alone': seen, 'list of players': listed }))
    expect(`${name}, wallets`, [row.main, row.hold, row.debt], wallets);
  const { result: balances } = await player.onSite(readBalance, {});
  expect('balance', balances.balance, wallets[0]);
  const { result: account } = await player.call(readAccount, {});
  expect('balance in the frame', account.balance, wallets[0]);
  // The balance at the start came without a payment.
  const funds = sum(truth.entries.filter(({ kind }) => kind === 'ledger.move').map(({ amount }) => amount));
  const kept = funds + sum([...truth.deposits.values()].map((one) => one.kept));
  const { result: session } = await player.onSite(checkSession, {});
  expect('deposits of the session', session.total_deposits, formatAmount(kept));
  const moved = (kinds: string) =>
    sum(truth.entries.filter(({ wallet, kind }) => isPlayed(wallet) && kind.startsWith(kinds)).map((e) => e.amount));
  const { totals } = seen;
  const paidLess = (name: string) => units(totals[`${name}_payouts`]) - units(totals[`${name}_stakes`]);
  const sport = moved('sportsbook.');
  const casino = moved('casino.');
  expect('net of sport', String(paidLess('sport')), String(sport));
  expect('net of games', String(paidLess('casino')), String(casino));
  expect('revenue of both', String(units(totals.ggr)), String(-(sport + casino)));
  await compareExposure(parts);
}

const isPlayed = (wallet: string) => wallet === 'main' || wallet === 'grant';

/** Open bets of a player, summed: what is left of their stakes after sales. */
async function compareExposure({ boss, player, expect }: Parts): Promise<void> {
  const { lines } = (await boss(readPlayerExposure, { params: { id: player.id } })).result;
  const bets = await readWhole(player.call, listBets, 'bets');
  const open = bets.filter(({ status }) => status === 'open' || status === 'partly-cashed-out');
  const left = open.map((bet) => units(bet.rest_stake ?? bet.stake));
  const booked = left.length === 0 ? [] : [[String(left.length), formatAmount(sum(left))]];
  expect(
    'open bets',
    lines.map((line: Row) => [line.bets, line.stakes]),
    booked,
  );
}

const sum = (values: readonly bigint[]) => values.reduce((total, one) => total + one, 0n);

/** Entries of a wallet, the first one first. */
function inOrder({ entries }: LedgerTruth, wallet: string): LedgerTruth['entries'][number][] {
  const placeOf = ({ id }: { readonly id: string }) => Number(id.split('.')[1]);
  return entries.filter((one) => one.wallet === wallet).sort((a, b) => placeOf(a) - placeOf(b));
}

/** Public lists of rounds, and wins that waited, against the rounds and entries of all players. */
export async function comparePublic(
  { boss, visitor, expect }: Pick<Parts, 'boss' | 'expect'> & { readonly visitor: Parts['boss'] },
  truths: readonly LedgerTruth[],
  wins: ReadonlyMap<string, bigint>,
): Promise<void> {
  const rounds = truths.flatMap((truth) => [...truth.rounds.values()]);
  const known = new Set(rounds.map(({ stake, paid }) => `${formatAmount(stake)} ${formatAmount(paid)}`));
  const { result } = await visitor(listWinnings, {});
  for (const [name, rows] of Object.entries(result as Record<string, Row[]>))
    for (const { bet, amount } of rows) expect(`${name}: ${bet} won ${amount}`, known.has(`${bet} ${amount}`), true);
  expect('daily winnings', (await visitor(listDailyWinnings, {})).result, result.top);
  const won = rounds.filter(({ stake, paid }) => stake > 0n && paid > stake);
  const multiples = won.map(({ stake, paid }) => (paid * 100n) / stake).sort((a, b) => (a < b ? 1 : -1));
  const shown = result.top.map(({ bet, amount }: Row) => (units(amount) * 100n) / units(bet));
  expect('highest multiples', shown.map(String), multiples.slice(0, WINNINGS_MAX).map(String));
  const { floors } = (await boss(listHighRollerFloors, {})).result;
  const floor = units(floors.find(({ currency }: Row) => currency === 'USD').stake_min);
  const stakes = rounds.flatMap(({ stake }) => (stake >= floor ? [stake] : [])).sort((a, b) => (a < b ? 1 : -1));
  expect(
    'highest stakes',
    result.high.map(({ bet }: Row) => bet),
    stakes.slice(0, WINNINGS_MAX).map((one) => formatAmount(one)),
  );
  const parked = await readWhole(boss, listParkedWins, 'wins', { query: { state: 'all' } });
  expect('wins that waited, any', parked.length > 0, true);
  for (const { key, amount, state } of parked)
    expect(`win ${key} (${state})`, state === 'paid' ? amount : null, bookedAs(wins.get(key)));
}

const bookedAs = (booked: bigint | undefined) => (booked === undefined ? null : formatAmount(booked));
