/**
 * The bench: measures the money path beside naive yardsticks, in turns, and holds the ratios against their floors.
 * `npm run bench -- [--gate] [--quick] [--only=bets,…] [--entries=10000000]`. docs/bench.md describes how it measures.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { withMachineLock } from '../tools/machine-lock.mjs';
import { type Figure, isMet, lineOf } from './harness/figures.ts';
import { openWorld, type World } from './harness/world.ts';
import { measureBets, prepareYardsticks } from './measures/bets.ts';
import { measureBook } from './measures/book.ts';
import { measureCallbacks } from './measures/callbacks.ts';
import { measurePages, measureSearch } from './measures/catalogue.ts';
import { measureEvents } from './measures/events.ts';
import { measureFootprint } from './measures/footprint.ts';
import { measureForget } from './measures/forget.ts';
import { measureHttp } from './measures/http.ts';
import { measureInvariants } from './measures/invariants.ts';
import { measureLanes } from './measures/lanes.ts';
import { measureLobby } from './measures/lobby.ts';
import { measurePlacement } from './measures/placement.ts';
import { measureProofs } from './measures/proofs.ts';
import { measurePush } from './measures/push.ts';
import { FULL, QUICK, type Scale } from './measures/scale.ts';
import { measureSettlement } from './measures/settlement.ts';
import { measureStalls } from './measures/stalls.ts';
import { measureTransfers } from './measures/transfers.ts';

/** Measures on one world, in this order; the invariants are read after each. */
const ON_THE_DATABASE: Record<string, (world: World, scale: Scale) => Promise<Figure[]>> = {
  bets: measureBets,
  transfers: measureTransfers,
  placement: measurePlacement,
  callbacks: measureCallbacks,
  events: measureEvents,
  settlement: measureSettlement,
  stalls: measureStalls,
  lanes: measureLanes,
  forget: measureForget,
  pages: measurePages,
};
/** Measures that need none. A quick run leaves footprint and lobby out: they would build the whole product. */
const ALONE: Record<string, (scale: Scale) => Promise<Figure[]>> = {
  http: measureHttp,
  push: measurePush,
  proofs: measureProofs,
  book: measureBook,
  search: measureSearch,
  footprint: async (scale) => (scale === QUICK ? [] : measureFootprint()),
  lobby: async (scale) => (scale === QUICK ? [] : measureLobby(scale)),
};
/** Without floors, and long: run when they are asked for by name. */
const BY_NAME_ALONE: ReadonlySet<string> = new Set(['lanes', 'forget', 'lobby']);
const RESULT = '.ordago/bench.json';

const { values: asked } = parseArgs({
  options: {
    gate: { type: 'boolean' },
    quick: { type: 'boolean' },
    only: { type: 'string' },
    entries: { type: 'string' },
  },
});
const isGated = asked.gate === true && asked.quick !== true;
const isChosen = (name: string) =>
  asked.only === undefined ? asked.quick === true || !BY_NAME_ALONE.has(name) : asked.only.split(',').includes(name);
const figures = await withMachineLock(() => measure(scaleOf(asked.quick ? QUICK : FULL)));
await keep(figures);
process.exit(judge(figures) ? 0 : 1);

async function measure(scale: Scale): Promise<Figure[]> {
  console.log(
    `load average ${os.loadavg()[0]?.toFixed(2)}, ${os.availableParallelism()} cores, Node ${process.version}`,
  );
  const figures: Figure[] = [];
  const note = (more: readonly Figure[]) => {
    for (const figure of more) console.log(lineOf(figure));
    figures.push(...more);
  };
  const onDatabase = Object.entries(ON_THE_DATABASE).filter(([name]) => isChosen(name));
  if (onDatabase.length > 0) {
    const world = await openWorld(scale);
    try {
      await prepareYardsticks(world, scale);
      for (const [name, run] of onDatabase) {
        note(await run(world, scale));
        note(await measureInvariants(world, name));
      }
    } finally {
      await world.close();
    }
  }
  for (const [name, run] of Object.entries(ALONE)) if (isChosen(name)) note(await run(scale));
  return figures;
}

/** The scale with as many entries in the large book as were asked for. */
function scaleOf(scale: Scale): Scale {
  if (asked.entries === undefined) return scale;
  const bookEntries = Number(asked.entries);
  if (!(Number.isSafeInteger(bookEntries) && bookEntries > 0))
    throw new Error(`no number of entries: ${asked.entries}`);
  return { ...scale, bookEntries };
}

/** Violations fail every run; what was timed fails a gated one alone. */
function judge(all: readonly Figure[]): boolean {
  const under = all.filter((figure) => !isMet(figure) && (isGated || figure.goal === 'G17'));
  if (under.length > 0) console.log(`\nUnder the floor:\n${under.map(lineOf).join('\n')}`);
  return under.length === 0;
}

async function keep(all: readonly Figure[]): Promise<void> {
  await mkdir('.ordago', { recursive: true });
  const machine = { at: new Date(), node: process.version, cores: os.availableParallelism(), load: os.loadavg() };
  await writeFile(RESULT, `${JSON.stringify({ ...machine, isQuick: asked.quick ?? false, figures: all }, null, 2)}\n`);
  console.log(`\nfigures: ${RESULT}`);
}
