import { readFile } from 'node:fs/promises';
import type { PoolClient } from 'pg';
import { betSource } from '../harness/bets.ts';
import type { Figure } from '../harness/figures.ts';
import { bareBet, ledgerBets, wholeBet } from '../harness/ledger-bets.ts';
import { type Design, interleave, type Sample, type Samples } from '../harness/rounds.ts';
import { pairedRatio, spreadOf } from '../harness/statistics.ts';
import type { World } from '../harness/world.ts';
import { fillNaiveBooks, leastBets, naiveBets, takeClients } from '../yardsticks/naive-bets.ts';
import { fillPgledgerLike, pgledgerLikeTransfers } from '../yardsticks/pgledger-like.ts';
import { fillTpcb, tpcb } from '../yardsticks/tpcb.ts';
import type { Scale } from './scale.ts';

const CLIENTS = 64;
const HOT_ACCOUNTS = 8;

/** Makes the books of the yardsticks, and registers the kind of op that writes a bet's row alone. */
export async function prepareYardsticks(world: World, scale: Scale): Promise<void> {
  await world.pool.query(await readFile(new URL('../yardsticks/naive.sql', import.meta.url), 'utf8'));
  await fillNaiveBooks(world);
  await fillTpcb(world.pool, scale.tpcbBranches);
}

/** G1 to G4 and G7: bets by the ledger beside the yardsticks; each group of designs takes turns within its rounds. */
export async function measureBets(world: World, scale: Scale): Promise<Figure[]> {
  const accounts = await fillPgledgerLike(world.pool, world.players.length);
  const clients = await takeClients(world.pool, CLIENTS);
  const options = { ...scale, postmaster: world.server.pid };
  try {
    const transfers = pgledgerLikeTransfers('pgledger-like', { clients, accounts });
    const cold = await interleave([...coldDesigns(world, clients, scale), transfers], options);
    const hot = await interleave(hotDesigns(world, clients), options);
    const alone = await interleave(aloneDesigns(world, clients.slice(0, 1)), options);
    return [...coldFigures(cold), ...hotFigures(hot), ...aloneFigures(alone)];
  } finally {
    for (const client of clients) client.release();
  }
}

function coldDesigns(world: World, clients: readonly PoolClient[], scale: Scale): Design[] {
  const next = betSource(world, world.players.length);
  return [
    ledgerBets('bet', { world, clients: CLIENTS, next, commandOf: wholeBet }),
    naiveBets('naive-bet', { clients, next, isFull: true }),
    ledgerBets('row', { world, clients: CLIENTS, next, commandOf: bareBet }),
    naiveBets('naive', { clients, next }),
    tpcb(clients, scale.tpcbBranches),
  ];
}

function hotDesigns(world: World, clients: readonly PoolClient[]): Design[] {
  const next = betSource(world, HOT_ACCOUNTS);
  const all = betSource(world, world.players.length);
  return [
    ledgerBets('bet-cold', { world, clients: CLIENTS, next: all, commandOf: wholeBet }),
    ledgerBets('bet', { world, clients: CLIENTS, next, commandOf: wholeBet }),
    naiveBets('naive-bet', { clients, next, isFull: true }),
    ledgerBets('row', { world, clients: CLIENTS, next, commandOf: bareBet }),
    naiveBets('naive', { clients, next }),
  ];
}

function aloneDesigns(world: World, clients: readonly PoolClient[]): Design[] {
  const next = betSource(world, world.players.length);
  return [
    ledgerBets('bet', { world, clients: 1, next, commandOf: wholeBet }),
    naiveBets('naive-bet', { clients, next, isFull: true }),
    ledgerBets('row', { world, clients: 1, next, commandOf: bareBet }),
    naiveBets('naive', { clients, next }),
    leastBets('least', { clients, next }),
  ];
}

const take = (samples: Samples, name: string, field: keyof Sample) =>
  (samples.get(name) ?? []).map((sample) => sample[field]);

const ratio = (samples: Samples, ours: string, theirs: string, field: keyof Sample = 'acceptedPerSecond') =>
  pairedRatio(take(samples, ours, field), take(samples, theirs, field));

/** A ratio of rates, and the rate itself. */
function rates(goal: string, what: string, samples: Samples, names: readonly string[]): Figure[] {
  return names.map((name) => ({
    goal,
    what: `${what}: ${name}`,
    unit: '/s',
    value: spreadOf(take(samples, name, 'acceptedPerSecond')),
  }));
}

function coldFigures(samples: Samples): Figure[] {
  const what = '64 clients, cold accounts';
  return [
    ...rates('G1', what, samples, ['bet', 'naive-bet', 'row', 'naive', 'tpcb', 'pgledger-like']),
    { ...x('G1', 'whole bets vs naive whole bets', ratio(samples, 'bet', 'naive-bet')), floor: { atLeast: 4 } },
    { ...x('G1', 'bet rows vs naive', ratio(samples, 'row', 'naive')), floor: { atLeast: 4 } },
    { ...x('G1', 'bet rows vs tpcb', ratio(samples, 'row', 'tpcb')), floor: { atLeast: 3 } },
    x('G1', 'whole bets vs naive (which writes less)', ratio(samples, 'bet', 'naive')),
    x('G1', 'whole bets vs tpcb', ratio(samples, 'bet', 'tpcb')),
    x('G1', 'whole bets vs transfers of a ledger like pgledger', ratio(samples, 'bet', 'pgledger-like')),
    { ...x('G3', 'p99 of whole bets vs naive', ratio(samples, 'bet', 'naive-bet', 'p99Ms')), floor: { atMost: 0.35 } },
    { ...x('G3', 'p99 of bet rows vs naive', ratio(samples, 'row', 'naive', 'p99Ms')), floor: { atMost: 0.35 } },
    { goal: 'G3', what: 'p99 of whole bets', unit: 'ms', value: spreadOf(take(samples, 'bet', 'p99Ms')) },
    { ...x('G7', 'CPU per whole bet vs naive', ratio(samples, 'bet', 'naive-bet', 'cpuUs')), floor: { atMost: 0.25 } },
    { ...x('G7', 'CPU per bet row vs naive', ratio(samples, 'row', 'naive', 'cpuUs')), floor: { atMost: 0.25 } },
    { goal: 'G7', what: 'CPU per whole bet', unit: 'us', value: spreadOf(take(samples, 'bet', 'cpuUs')) },
    { goal: 'G7', what: 'CPU per bet row', unit: 'us', value: spreadOf(take(samples, 'row', 'cpuUs')) },
  ];
}

function hotFigures(samples: Samples): Figure[] {
  return [
    ...rates('G2', '64 clients, 8 accounts', samples, ['bet', 'naive-bet', 'row', 'naive']),
    { ...x('G2', 'whole bets vs naive, 8 accounts', ratio(samples, 'bet', 'naive-bet')), floor: { atLeast: 5 } },
    { ...x('G2', 'bet rows vs naive, 8 accounts', ratio(samples, 'row', 'naive')), floor: { atLeast: 5 } },
    { ...x('G2', 'whole bets, 8 accounts vs cold', ratio(samples, 'bet', 'bet-cold')), floor: { atLeast: 0.6 } },
  ];
}

function aloneFigures(samples: Samples): Figure[] {
  return [
    ...rates('G4', '1 client', samples, ['bet', 'naive-bet', 'row', 'naive', 'least']),
    { ...x('G4', 'whole bets vs naive, 1 client', ratio(samples, 'bet', 'naive-bet')), floor: { atLeast: 1.7 } },
    { ...x('G4', 'bet rows vs naive, 1 client', ratio(samples, 'row', 'naive')), floor: { atLeast: 1.7 } },
    x('G4', 'the five rows in one bare statement vs naive, 1 client', ratio(samples, 'least', 'naive')),
  ];
}

const x = (goal: string, what: string, value: Figure['value']): Figure => ({ goal, what, value, unit: 'x' });
