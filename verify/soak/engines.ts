/**
 * Ten million rounds of every engine by its own strategy, held against its exact return to player: the run's mean has to
 * lie within five standard errors. Draws come from the operating system. Prints its progress every ten seconds, and
 * goes on where it was stopped: what was played lies in `test-results/soak/engines.json`.
 *
 * `SOAK_ROUNDS` sets another number, `SOAK_ENGINES=dice,limbo` takes these alone, `SOAK_SECONDS` stops after that long,
 * `SOAK_FRESH=1` forgets what was played before. `node --import tsx verify/soak/engines.ts`
 */
import { randomFillSync } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Draws, secureDraws } from '../../packages/fairness/src/index.ts';
import { ENGINES } from '../../packages/game-engines/src/index.ts';
import {
  addRounds,
  exactOf,
  NO_SUMS,
  type SampleSums,
  sampleOf,
} from '../../packages/game-engines/test-support/sample.ts';

/** Some thirty runs: chance alone fails one soak in fifty thousand. */
const ERRORS_MAX = 5;
/** Half the width of a 99.99 % confidence interval, in standard errors. */
const CONFIDENCE = 3.8906;
const ROUNDS_OF_PIECE = 50_000;
const REPORT_MS = 10_000;
const STATE = path.resolve(import.meta.dirname, '../../test-results/soak/engines.json');

const rounds = Number(process.env.SOAK_ROUNDS ?? 10_000_000);
const endsAt = performance.now() + Number(process.env.SOAK_SECONDS ?? Number.POSITIVE_INFINITY) * 1_000;
const asked = process.env.SOAK_ENGINES?.split(',') ?? ENGINES.map(({ key }) => key);
const unknown = asked.filter((key) => !ENGINES.some((engine) => engine.key === key));
if (unknown.length > 0) throw new Error(`there is no engine ${unknown.join(', ')}`);

/** Runs by what was played: other rules are another run. */
const played: Record<string, SampleSums> = process.env.SOAK_FRESH === '1' ? {} : readState();
const draws = pooledDraws();
const verdicts = ENGINES.filter(({ key }) => asked.includes(key)).map(soak);
if (verdicts.includes('unfinished')) console.log('Unfinished: the same command goes on where this one stopped.');
process.exit(verdicts.includes('failed') ? 1 : 0);

function soak(engine: (typeof ENGINES)[number]): 'right' | 'failed' | 'unfinished' {
  const [mode = null] = engine.modes();
  const exact = exactOf(engine, mode);
  const run = `${engine.key} ${JSON.stringify(mode)} ${exact}`;
  let sums = played[run] ?? NO_SUMS;
  let reportedAt = performance.now();
  while (sums.rounds < rounds && performance.now() < endsAt) {
    const piece = Math.min(ROUNDS_OF_PIECE, rounds - sums.rounds);
    sums = addRounds(engine, { mode, rounds: piece, drawsOf: () => draws }, sums);
    played[run] = sums;
    keepState();
    if (performance.now() - reportedAt < REPORT_MS) continue;
    reportedAt = performance.now();
    console.log(`${engine.key.padEnd(18)} ${sums.rounds} of ${rounds} rounds, ${percent(sampleOf(sums).rtp)}`);
  }
  if (sums.rounds === 0) return 'unfinished';
  const { rtp, error, errors } = sampleOf(sums);
  const isRight = errors < ERRORS_MAX;
  console.log(
    `${engine.key.padEnd(18)} exact ${percent(exact)}, played ${percent(rtp)}, 99.99 % between ` +
      `${percent(rtp - CONFIDENCE * error)} and ${percent(rtp + CONFIDENCE * error)}, ${errors.toFixed(2)} standard errors, ` +
      `${sums.rounds} rounds${isRight ? '' : ' FAILED'}`,
  );
  if (!isRight) return 'failed';
  return sums.rounds < rounds ? 'unfinished' : 'right';
}

function percent(share: number): string {
  return `${(share * 100).toFixed(4)} %`;
}

function readState(): Record<string, SampleSums> {
  try {
    return JSON.parse(readFileSync(STATE, 'utf8')) as Record<string, SampleSums>;
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return {};
    throw error;
  }
}

/** Whole or not at all: a run that is killed while it writes loses one piece. */
function keepState(): void {
  mkdirSync(path.dirname(STATE), { recursive: true });
  writeFileSync(`${STATE}.new`, JSON.stringify(played));
  renameSync(`${STATE}.new`, STATE);
}

/** The secure source, asked for 64 KiB at a time. */
function pooledDraws(): Draws {
  const pool = new Uint8Array(65_536);
  let at = pool.length;
  return secureDraws((bytes) => {
    if (at === pool.length) {
      randomFillSync(pool);
      at = 0;
    }
    bytes.set(pool.subarray(at, at + bytes.length));
    at += bytes.length;
  });
}
