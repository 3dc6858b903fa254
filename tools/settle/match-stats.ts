import type { Score } from '../../packages/sport-rules/src/index.ts';
import { BadFile } from './bad-file.ts';

/** One match of a file of statistics. Counts that the file leaves empty are absent. */
export interface StatsRow {
  readonly date: string;
  readonly home: string;
  readonly away: string;
  readonly fullTime?: Score;
  readonly halfTime?: Score;
  readonly counts: Readonly<Partial<Record<StatsCount, Score>>>;
}

/** Columns of home and away of each count. */
const COUNTS = {
  shots: ['HS', 'AS'],
  'shots-on-target': ['HST', 'AST'],
  fouls: ['HF', 'AF'],
  corners: ['HC', 'AC'],
  'yellow-cards': ['HY', 'AY'],
  'red-cards': ['HR', 'AR'],
} as const;
export type StatsCount = keyof typeof COUNTS;

const NEEDED = ['Date', 'HomeTeam', 'AwayTeam', 'FTHG', 'FTAG'];

/** Reads a file of statistics: comma-separated, a heading, one match a line. Throws a `BadFile`. */
export function readMatchStats(text: string): StatsRow[] {
  const [heading = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const columns = cellsOf(heading);
  const missing = NEEDED.filter((name) => !columns.includes(name));
  if (missing.length > 0) throw new BadFile(`its first line lacks the columns ${missing.join(', ')}`);
  return lines.flatMap((line, index) => (line.trim() === '' ? [] : [readLine(line, columns, index + 2)]));
}

function readLine(line: string, columns: readonly string[], number: number): StatsRow {
  const cells = cellsOf(line);
  if (cells.length !== columns.length) {
    throw new BadFile(`line ${number} has ${cells.length} fields where the first line names ${columns.length}`);
  }
  const row = new Map(columns.map((name, place) => [name, cells[place] ?? '']));
  const [date, home, away] = ['Date', 'HomeTeam', 'AwayTeam'].map((name) => row.get(name) ?? '');
  if (!date || Number.isNaN(Date.parse(date)) || !/^\d{4}-\d\d-\d\d$/.test(date)) {
    throw new BadFile(`line ${number} has no date like 2024-08-16`);
  }
  if (!home || !away) throw new BadFile(`line ${number} lacks a team`);
  const pair = (names: readonly [string, string]) => pairOf(row, names, number);
  const counts = Object.entries(COUNTS).flatMap(([name, names]) => {
    const count = pair(names);
    return count ? [[name, count] as const] : [];
  });
  return {
    date,
    home,
    away,
    fullTime: pair(['FTHG', 'FTAG']),
    halfTime: pair(['HTHG', 'HTAG']),
    counts: Object.fromEntries(counts),
  };
}

/** Two counts; absent when one of them is. */
function pairOf(row: ReadonlyMap<string, string>, names: readonly [string, string], line: number): Score | undefined {
  const [home, away] = names.map((name) => {
    const cell = row.get(name) ?? '';
    if (cell === '') return undefined;
    if (!/^\d{1,3}$/.test(cell)) throw new BadFile(`line ${line} has ${JSON.stringify(cell)} where ${name} counts`);
    return Number(cell);
  });
  return home === undefined || away === undefined ? undefined : { home, away };
}

function cellsOf(line: string): string[] {
  const cells = line.match(/("([^"]|"")*"|[^,]*)(,|$)/g) ?? [];
  // The pattern finds one empty cell behind the last one.
  const whole = line.endsWith(',') ? cells : cells.slice(0, -1);
  return whole.map((cell) => {
    const plain = cell.replace(/,$/, '').trim();
    return plain.startsWith('"') ? plain.slice(1, -1).replaceAll('""', '"') : plain;
  });
}
