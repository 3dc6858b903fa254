import { cpuUsedUs, watchOthers } from './cpu.ts';
import { type Patience, takeQuietly } from './quiet.ts';
import { quantile } from './statistics.ts';

/** One way of doing the work, as a client of a closed loop sees it. */
export interface Design {
  readonly name: string;
  readonly clients: number;
  /** Runs before each of its turns, outside of the time measured. (Default: nothing) */
  readonly prepare?: () => void | Promise<void>;
  /** One piece of work of a client; true when it was accepted, so that it counts. */
  run(client: number): Promise<boolean>;
}

/** Figures of one design in one round. */
export interface Sample {
  readonly acceptedPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Processor time of this process and of PostgreSQL per accepted piece of work. */
  readonly cpuUs: number;
  /** Share of the machine that other programmes took meanwhile, from 0 to 1. */
  readonly othersShare: number;
}

export interface RoundOptions {
  readonly rounds: number;
  readonly roundMs: number;
  /** The PostgreSQL server whose processor time counts. */
  readonly postmaster: number;
  /** With it a turn waits for a quiet machine, and is taken again where others disturbed it. (Default: none) */
  readonly patience?: Patience;
}

/** Samples by design, one per round. */
export type Samples = ReadonlyMap<string, readonly Sample[]>;

/** A short run of each design before the first round: connections, plans and caches are warm when it counts. */
const WARM_MS_MAX = 1_000;

/** Runs the designs in turn within each round, each round beginning with another one. */
export async function interleave(designs: readonly Design[], options: RoundOptions): Promise<Samples> {
  const samples = new Map<string, Sample[]>(designs.map(({ name }) => [name, []]));
  for (const design of designs) await runLoop(design, { ...options, roundMs: Math.min(WARM_MS_MAX, options.roundMs) });
  for (let round = 0; round < options.rounds; round += 1) {
    const turn = round % designs.length;
    for (const design of [...designs.slice(turn), ...designs.slice(0, turn)]) {
      const take = () => runLoop(design, options);
      samples.get(design.name)?.push(options.patience ? await takeQuietly(take, options.patience) : await take());
    }
  }
  return samples;
}

async function runLoop(design: Design, { roundMs, postmaster }: RoundOptions): Promise<Sample> {
  const latencies: number[] = [];
  let accepted = 0;
  await design.prepare?.();
  const othersShare = watchOthers(postmaster);
  const cpuBefore = cpuUsedUs(postmaster);
  const began = performance.now();
  const client = async (number: number) => {
    while (performance.now() - began < roundMs) {
      const sent = performance.now();
      if (await design.run(number)) accepted += 1;
      latencies.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: design.clients }, (_, number) => client(number)));
  const elapsedMs = performance.now() - began;
  const cpuUs = (cpuUsedUs(postmaster) - cpuBefore) / accepted;
  const sample = { cpuUs, othersShare: othersShare() };
  latencies.sort((a, b) => a - b);
  const acceptedPerSecond = (accepted / elapsedMs) * 1_000;
  return { ...sample, acceptedPerSecond, p50Ms: quantile(latencies, 0.5), p99Ms: quantile(latencies, 0.99) };
}
