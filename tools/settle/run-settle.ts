import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type OpenfootballSeason, readOpenfootball } from '../../packages/provider-protocols/src/index.ts';
import { BadFile } from './bad-file.ts';
import { readMatchStats, type StatsRow } from './match-stats.ts';
import { recordsOf, type SeasonRecord, settleRecord } from './settle-season.ts';

const USAGE = 'Usage: npm run settle -- --file SEASON.json [--stats SEASON.csv]';
/** Exit code of a command that cannot do what was asked. */
const REFUSED = 2;

/**
 * Prints one JSON line for each outcome of each match of a season, and a summary beside it. Answers the exit code: 2 when
 * a file or an option is bad, with a sentence that explains why.
 */
export async function runSettle(args: readonly string[]): Promise<number> {
  const options = readOptions(args);
  if (options === null) return refuseWith(USAGE);
  try {
    const season = readSeasonFile(options.file);
    const stats = options.stats === undefined ? [] : readStatsFile(options.stats);
    const records = recordsOf(season, stats);
    if (stats.length > 0 && !records.some(({ record }) => record?.statistics)) {
      return refuseWith(`${options.stats} has no match of ${options.file}: it belongs to another season.`);
    }
    await print(records);
    return 0;
  } catch (error) {
    if (error instanceof BadFile) return refuseWith(error.message);
    throw error;
  }
}

function readOptions(args: readonly string[]): { file: string; stats?: string } | null {
  try {
    const options = { file: { type: 'string' }, stats: { type: 'string' } } as const;
    const { file, stats } = parseArgs({ args: [...args], options }).values;
    return file ? { file, stats } : null;
  } catch {
    return null;
  }
}

function readSeasonFile(path: string): OpenfootballSeason {
  const season = readAs(path, 'is no season of openfootball', (text) => readOpenfootball(parseJson(text)));
  if (season.skipped === 0) return season;
  const all = season.skipped + season.matches.length;
  throw new BadFile(`${path}: ${season.skipped} of ${all} matches lack a team, a date or a score that can be read.`);
}

function readStatsFile(path: string): StatsRow[] {
  return readAs(path, 'is no file of match statistics', readMatchStats);
}

/** Reads a file whole; whatever is wrong with it becomes a sentence. */
function readAs<T>(path: string, complaint: string, read: (text: string) => T): T {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new BadFile(`${path} cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'}).`);
  }
  try {
    return read(text);
  } catch (error) {
    if (error instanceof BadFile || error instanceof TypeError) {
      throw new BadFile(`${path} ${complaint}: ${error.message}.`);
    }
    throw error;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadFile('it is not JSON');
  }
}

async function print(records: readonly SeasonRecord[]): Promise<void> {
  let outcomes = 0;
  let waiting = 0;
  let unplayed = 0;
  for (const one of records) {
    if (one.record === null) {
      unplayed += 1;
      continue;
    }
    const settled = settleRecord(one);
    outcomes += settled.lines.length;
    waiting += settled.waiting;
    const text = settled.lines.map((line) => `${JSON.stringify(line)}\n`).join('');
    if (!process.stdout.write(text)) await once(process.stdout, 'drain');
  }
  const aside = records.filter(({ isContradicted }) => isContradicted).length;
  const summary = [`${outcomes} outcomes of ${records.length - unplayed} matches settled`];
  if (waiting > 0) summary.push(`${waiting} markets wait for a fact that the files do not have`);
  if (unplayed > 0) summary.push(`${unplayed} matches have no result yet`);
  if (aside > 0) summary.push(`statistics of ${aside} matches were left aside, since they have another score`);
  process.stderr.write(`${summary.join('; ')}.\n`);
}

function refuseWith(sentence: string): number {
  process.stderr.write(`${sentence}\n`);
  return REFUSED;
}
