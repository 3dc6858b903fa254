import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import os from 'node:os';
import { readConfig } from '../../apps/server/src/platform/config/config.ts';
import { betSource } from '../harness/bets.ts';
import { casinoPairs, openSessions } from '../harness/casino-pairs.ts';
import type { Figure } from '../harness/figures.ts';
import { ledgerBets, wholeBet } from '../harness/ledger-bets.ts';
import { type Design, interleave, type Sample, type Samples } from '../harness/rounds.ts';
import { runningClock } from '../harness/running-clock.ts';
import { pairedRatio, spreadOf } from '../harness/statistics.ts';
import type { World } from '../harness/world.ts';
import { startClients } from '../programmes/client-process.ts';
import type { RelayOrder, RelayReport } from '../programmes/relay-worker.ts';
import type { Scale } from './scale.ts';

const CLIENTS = 64;
const SECOND_US = 1_000_000;

/** A load, as it is measured with the relay at work and without. */
interface Load {
  readonly name: string;
  readonly what: string;
  readonly run: Design['run'];
}

/**
 * Price of the domain events: bets, casino pairs and half of each while the relay with all handlers is at work in another
 * process, beside the same while it pauses; and the age of events when they were handled, counted from before the commit.
 */
export async function measureEvents(world: World, scale: Scale): Promise<Figure[]> {
  await openSessions(world);
  const startedAt = Date.now();
  const relay = startClients('relay-worker');
  try {
    await send(relay, { do: 'open', url: world.server.url, startedAt });
    const figures: Figure[] = [];
    for (const load of loadsOf(world, startedAt)) figures.push(...(await measureLoad(load, { relay, world, scale })));
    return figures;
  } finally {
    relay.removeAllListeners();
    relay.kill();
  }
}

function loadsOf(world: World, startedAt: number): Load[] {
  const { now } = runningClock(startedAt);
  const next = betSource(world, world.players.length);
  const config = readConfig({ APP_ENV: 'test', DATABASE_URL: world.server.url });
  const bet = ledgerBets('bet', {
    world,
    clients: CLIENTS,
    next,
    commandOf: (books, one) => ({ ...wholeBet(books, one), at: now() }),
  });
  const pair = casinoPairs('casino', { world, config, clients: CLIENTS, now });
  const half = (client: number) => (client % 2 === 0 ? bet : pair).run(client);
  return [
    { name: 'bets', what: 'whole bets', run: bet.run },
    { name: 'pairs', what: 'casino pairs', run: pair.run },
    { name: 'mix', what: 'half bets, half casino pairs', run: half },
  ];
}

interface Beside {
  readonly relay: ChildProcess;
  readonly world: World;
  readonly scale: Scale;
}

async function measureLoad({ name, what, run }: Load, { relay, world, scale }: Beside): Promise<Figure[]> {
  const reports: RelayReport[] = [];
  let isRunning = false;
  const pause = async () => {
    if (isRunning) reports.push(await send(relay, { do: 'pause' }));
    isRunning = false;
  };
  const start = async () => {
    await pause();
    await send(relay, { do: 'run' });
    isRunning = true;
  };
  const paused = `${name}, paused`;
  const designs = [
    { name: paused, clients: CLIENTS, prepare: pause, run },
    { name, clients: CLIENTS, prepare: start, run },
  ];
  const samples = await interleave(designs, { ...scale, postmaster: world.server.pid });
  await pause();
  // The first turn warmed up.
  return figuresOf(what, { samples, with: name, without: paused, reports: reports.slice(1) });
}

interface Measured {
  readonly samples: Samples;
  readonly with: string;
  readonly without: string;
  readonly reports: readonly RelayReport[];
}

function figuresOf(what: string, { samples, with: withRelay, without, reports }: Measured): Figure[] {
  const rates = (name: string) => (samples.get(name) ?? []).map(({ acceptedPerSecond }) => acceptedPerSecond);
  const cpuTimes = (name: string) => (samples.get(name) ?? []).map(machineUs);
  const of = (field: keyof RelayReport) => spreadOf(reports.map((report) => report[field]));
  return [
    { goal: 'G18', what: `${what}, the relay paused`, unit: '/s', value: spreadOf(rates(without)) },
    { goal: 'G18', what: `${what}, the relay at work`, unit: '/s', value: spreadOf(rates(withRelay)) },
    {
      goal: 'G18',
      what: `${what}, the relay at work vs paused`,
      unit: 'x',
      value: pairedRatio(rates(withRelay), rates(without)),
      floor: { atLeast: 0.95 },
    },
    {
      goal: 'G18',
      what: `${what}: processor time of one, the relay at work vs paused`,
      unit: 'x',
      value: pairedRatio(cpuTimes(withRelay), cpuTimes(without)),
    },
    { goal: 'G18', what: `${what}: events handled in a turn`, unit: '', value: of('handled') },
    { goal: 'G18', what: `${what}: age of events when handled, median`, unit: 'ms', value: of('p50Ms') },
    {
      goal: 'G18',
      what: `${what}: age of events when handled, p99`,
      unit: 'ms',
      value: of('p99Ms'),
      floor: { atMost: 1_000 },
    },
  ];
}

/**
 * Processor time of the whole machine for one accepted piece of work, in microseconds: the relay's process is another
 * programme to this one.
 */
function machineUs({ cpuUs, othersShare, acceptedPerSecond }: Sample): number {
  return cpuUs + (othersShare * os.availableParallelism() * SECOND_US) / acceptedPerSecond;
}

/** One order; answered when it is done. */
async function send(relay: ChildProcess, order: RelayOrder): Promise<RelayReport> {
  const answered = once(relay, 'message');
  relay.send(order);
  const [report] = (await answered) as [RelayReport];
  return report;
}
