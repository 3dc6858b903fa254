/**
 * The random numbers of our games: `ent` on the raw streams, chi-square on every scaled draw of every engine, and the
 * same tests on generators that are wrong on purpose, which have to fail. Seeds are fresh every time; `RNG_SEED` (printed
 * on failure) repeats a run. `node --import tsx verify/rng.ts`
 */
import type { Draws } from '../packages/fairness/src/index.ts';
import { chiSquare } from './rng/chi-square.ts';
import { DRAW_TESTS, type DrawTest } from './rng/draw-tests.ts';
import { ensureEnt, faultsOf, measure } from './rng/ent.ts';
import { CONTROLS, chainSource, FAIR, REUSED_NONCE, SECURE, SERVER_SEED, type Source } from './rng/sources.ts';

/** Some hundred figures are looked at: chance alone fails one run in five thousand. */
const P_MIN = 1e-6;
const STREAM_BYTES = 8 << 20;
const CONTROL_BYTES = 1 << 19;
/** As many draws as a bet of a long game takes from one nonce. */
const WORDS_A_BET = 16;
const DRAWS = 15_000;
const CONTROL_DRAWS = 2_000;
/** A control is found out when at least so many draws fail, and `ent` with them. */
const FAILED_MIN = 10;

const faults: string[] = [];
if (ensureEnt() === null) process.exit(1);
checkStreams();
checkDraws();
checkControls();
if (faults.length > 0) {
  console.error(`\n${faults.join('\n')}\nRNG_SEED=${SERVER_SEED} repeats this run.`);
  process.exit(1);
}
console.log('\nEvery stream and every draw passes, and every control is found out.');

function checkStreams(): void {
  for (const source of [FAIR, chainSource(), SECURE]) {
    const report = measure(streamOf(source, STREAM_BYTES));
    const found = faultsOf(report, { pMin: P_MIN });
    console.log(
      `ent ${source.name.padEnd(8)} ${(report.bytes / (1 << 20)).toFixed(0)} MiB: ${report.entropy.toFixed(6)} bits a byte, ` +
        `chi-square p ${report.p.toFixed(4)}, mean ${report.mean.toFixed(4)}, π ${report.pi.toFixed(5)}, ` +
        `serial correlation ${report.correlation.toFixed(6)}${found.length > 0 ? ` FAILED: ${found.join(', ')}` : ''}`,
    );
    if (found.length > 0) faults.push(`ent finds the stream ${source.name} wrong: ${found.join(', ')}`);
  }
}

function checkDraws(): void {
  for (const test of DRAW_TESTS) {
    const sources = test.name === 'crash' ? [FAIR, chainSource()] : [FAIR];
    for (const source of sources)
      for (const { name, p, statistic, degrees } of spread(test, source, DRAWS)) {
        const isFault = p < P_MIN || p > 1 - P_MIN;
        const figures = `χ² ${statistic.toFixed(1)} of ${degrees} degrees, p ${p.toFixed(4)}`;
        console.log(`${`${name} (${source.name})`.padEnd(40)} ${figures}${isFault ? ' FAILED' : ''}`);
        if (isFault) faults.push(`${name} from ${source.name}: ${figures}`);
      }
  }
}

/** A figure that no wrong generator fails proves nothing; a nonce that never moves is too plain to count. */
function checkControls(): void {
  const unmoved = new Set(DRAW_TESTS.flatMap(({ name, figures }) => figures.map((one) => `${name}: ${one.name}`)));
  const all = unmoved.size;
  for (const control of CONTROLS) {
    const failed = DRAW_TESTS.flatMap((test) => spread(test, control, CONTROL_DRAWS).filter(({ p }) => p < P_MIN));
    if (control !== REUSED_NONCE) for (const { name } of failed) unmoved.delete(name);
    const found = faultsOf(measure(streamOf(control, CONTROL_BYTES)), { pMin: P_MIN });
    console.log(
      `control ${control.name.padEnd(16)} fails ${failed.length} of ${all} draws, and ent by ${found.join(', ') || 'nothing'}`,
    );
    if (failed.length < FAILED_MIN || found.length === 0) faults.push(`the control ${control.name} is not found out`);
  }
  for (const name of unmoved) faults.push(`${name}: no control can fail this test`);
}

function spread({ name, figures, play }: DrawTest, source: Source, draws: number) {
  const counts = figures.map(({ weights }) => weights.map(() => 0));
  for (let bet = 0; bet < draws; bet += 1) {
    const shown = play(source.drawsOf(bet));
    for (const [at, { read }] of figures.entries()) {
      const outcome = read(shown);
      const row = counts[at];
      if (row?.[outcome] === undefined) throw new Error(`${name}: outcome ${outcome} has no weight`);
      row[outcome] += 1;
    }
  }
  return figures.map((one, at) => ({ name: `${name}: ${one.name}`, ...chiSquare(counts[at] ?? [], one.weights) }));
}

/** The words of bet after bet as bytes, the most significant first: the stream as it leaves HMAC. */
function streamOf(source: Source, length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  const view = new DataView(bytes.buffer);
  let draws: Draws = source.drawsOf(0);
  for (let word = 0; word * 4 < length; word += 1) {
    if (word % WORDS_A_BET === 0) draws = source.drawsOf(word / WORDS_A_BET);
    view.setUint32(word * 4, draws.nextU32());
  }
  return bytes;
}
