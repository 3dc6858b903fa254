import type { ChildProcess } from 'node:child_process';
import type { LaneThresholds } from '../../apps/server/src/modules/ledger/index.ts';
import { readConfig } from '../../apps/server/src/platform/config/config.ts';
import { betSource } from '../harness/bets.ts';
import { casinoPairs, openSessions } from '../harness/casino-pairs.ts';
import { cpuUsedUs, othersShareNow, watchOthers } from '../harness/cpu.ts';
import { type Figure, reading } from '../harness/figures.ts';
import { ledgerBets, wholeBet } from '../harness/ledger-bets.ts';
import { type Patience, takeQuietly } from '../harness/quiet.ts';
import { type Design, interleave } from '../harness/rounds.ts';
import { pairedRatio, spreadOf } from '../harness/statistics.ts';
import type { World } from '../harness/world.ts';
import type { SubmissionOrder } from '../programmes/bet-clients.ts';
import { startClients } from '../programmes/client-process.ts';
import { openPlacement, submissionOrder, submitBets } from './placement.ts';
import type { Scale } from './scale.ts';

const CLIENTS = 64;
const HOT_ACCOUNTS = 8;
const SIGNED_IN_MAX = 2_000;
/** Of the commands that lock shared rows (bets) and of those that lock none (casino calls); ratios are to the first. */
const THRESHOLDS: Readonly<Record<keyof LaneThresholds, readonly number[]>> = {
  shared: [48, 8, 0],
  own: [8, 48, 16, 0],
};
/** Time that a run may wait for a quiet machine. */
const PATIENCE_MS = 15 * 60_000;

/**
 * Measures thresholds: the number of commands that wait in the first lane before the second is used. They take turns on
 * one ledger, so that connections, plans and tables are the same for all of them.
 */
export async function measureLanes(world: World, scale: Scale): Promise<Figure[]> {
  const inPlace = { ...world.laneThresholds };
  const othersShare = () => othersShareNow(world.server.pid);
  const patience: Patience = { leftMs: scale.laneRounds > 1 ? PATIENCE_MS : 0, disturbed: 0, othersShare };
  const run = { world, scale, patience };
  try {
    return [
      ...(await measureLoad(run, directBets(world, 'cold accounts', CLIENTS, world.players.length))),
      ...(await measureLoad(run, directBets(world, '8 accounts', CLIENTS, HOT_ACCOUNTS))),
      ...(await measureLoad(run, directBets(world, '1 client', 1, world.players.length))),
      ...(await measureLoad(run, await pairsOfCalls(world))),
      ...(await measurePlacements(run)),
      { goal: 'lanes', what: 'turns that others disturbed', unit: '', value: reading(patience.disturbed) },
    ];
  } finally {
    Object.assign(world.laneThresholds, inPlace);
  }
}

interface Run {
  readonly world: World;
  readonly scale: Scale;
  readonly patience: Patience;
}

/** Load at each threshold. */
interface Load {
  readonly what: string;
  /** The threshold that it depends on. */
  readonly kind: keyof LaneThresholds;
  readonly design: Design;
}

function directBets(world: World, what: string, clients: number, playersMax: number): Load {
  const next = betSource(world, playersMax);
  return { what, kind: 'shared', design: ledgerBets('bet', { world, clients, next, commandOf: wholeBet }) };
}

async function pairsOfCalls(world: World): Promise<Load> {
  const config = readConfig({ APP_ENV: 'test', DATABASE_URL: world.server.url });
  await openSessions(world);
  const design = casinoPairs('casino', { world, config, clients: CLIENTS });
  await interleave([design], { rounds: 1, roundMs: 2_000, postmaster: world.server.pid });
  // As in G6: plans of empty tables are not those of a running server.
  await world.pool.query('analyze casino.round, casino.round_transaction, casino.callback_nonce');
  return { what: 'casino pairs', kind: 'own', design };
}

async function measureLoad({ world, scale, patience }: Run, { what, kind, design }: Load): Promise<Figure[]> {
  const designs = THRESHOLDS[kind].map((threshold) => ({
    ...design,
    name: String(threshold),
    prepare: () => {
      world.laneThresholds[kind] = threshold;
    },
  }));
  const options = { rounds: scale.laneRounds, roundMs: scale.roundMs, postmaster: world.server.pid, patience };
  return figuresOf(what, await interleave(designs, options));
}

/** Bets over HTTP come from another process, so that their rounds come from its report. */
async function measurePlacements({ world, scale, patience }: Run): Promise<Figure[]> {
  const { tokens, port, close } = await openPlacement(world, SIGNED_IN_MAX);
  const clients = startClients('bet-clients');
  const order = submissionOrder(world, { port, tokens, roundMs: scale.roundMs });
  const samples = new Map<string, Turn[]>(THRESHOLDS.shared.map((threshold) => [String(threshold), []]));
  try {
    // The first round warms everything up and does not count.
    for (let round = -1; round < scale.laneRounds; round += 1) {
      const first = (round + 1) % THRESHOLDS.shared.length;
      for (const threshold of [...THRESHOLDS.shared.slice(first), ...THRESHOLDS.shared.slice(0, first)]) {
        world.laneThresholds.shared = threshold;
        const take = () => placementTurn(world, clients, order);
        const turn = round < 0 ? await take() : await takeQuietly(take, patience);
        if (round >= 0) samples.get(String(threshold))?.push(turn);
      }
    }
  } finally {
    clients.kill();
    await close();
  }
  return figuresOf('bets over HTTP', samples);
}

async function placementTurn(world: World, clients: ChildProcess, order: SubmissionOrder): Promise<Turn> {
  const othersShare = watchOthers(world.server.pid, [clients.pid ?? 0]);
  const before = cpuUsedUs(world.server.pid);
  const { accepted, perSecond } = await submitBets(clients, order);
  const cpuUs = (cpuUsedUs(world.server.pid) - before) / accepted;
  return { acceptedPerSecond: perSecond, cpuUs, othersShare: othersShare() };
}

interface Turn {
  readonly acceptedPerSecond: number;
  readonly p99Ms?: number;
  readonly cpuUs: number;
  readonly othersShare: number;
}

function figuresOf(what: string, samples: ReadonlyMap<string, readonly Turn[]>): Figure[] {
  const [[base, reference] = ['', []]] = samples;
  const take = (turns: readonly Turn[], field: keyof Turn) => turns.map((turn) => turn[field] ?? Number.NaN);
  return [...samples].flatMap(([threshold, turns]): Figure[] => {
    const figure = (name: string, unit: string, value: Figure['value']): Figure => ({
      goal: 'lanes',
      what: `${what}: at ${threshold}${name}`,
      unit,
      value,
    });
    const versus = (field: keyof Turn) => pairedRatio(take(turns, field), take(reference, field));
    const figures = [
      figure('', '/s', spreadOf(take(turns, 'acceptedPerSecond'))),
      figure(', CPU', 'us', spreadOf(take(turns, 'cpuUs'))),
    ];
    if (threshold === base) return figures;
    figures.push(
      figure(` vs ${base}`, 'x', versus('acceptedPerSecond')),
      figure(` vs ${base}, CPU`, 'x', versus('cpuUs')),
    );
    if (turns.some(({ p99Ms }) => p99Ms !== undefined)) figures.push(figure(` vs ${base}, p99`, 'x', versus('p99Ms')));
    return figures;
  });
}
