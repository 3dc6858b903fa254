import { DAY_MS, type Instant, parseInstant } from '@ordago/kernel';

/**
 * Season files of openfootball in both of its layouts: `rounds` of matches with teams as objects and `score1`/`score2`,
 * and a flat list with team names and `score.ft`.
 */
export interface OpenfootballSeason {
  readonly name: string;
  readonly matches: readonly OpenfootballMatch[];
  /** Number of rows that cannot be read. */
  readonly skipped: number;
}

export interface OpenfootballMatch {
  /** The supplier's own id; few files have one. */
  readonly id: string | null;
  readonly round: string | null;
  /** As in the file: `2022-08-12`. */
  readonly date: string;
  /** Dates and times are UTC here; a date without a time is noon. */
  readonly startsAt: Instant;
  readonly home: OpenfootballTeam;
  readonly away: OpenfootballTeam;
  /** Null while there is none. */
  readonly score: OpenfootballScore | null;
  /** Goals of regular time in order; null where the file lacks some of them, or their order. */
  readonly goals: readonly OpenfootballGoal[] | null;
  /** Status of a match that was not simply played; an awarded result is not a result of play. */
  readonly status: 'awarded' | 'abandoned' | 'cancelled' | null;
}

export interface OpenfootballTeam {
  readonly key: string;
  readonly name: string;
  readonly code: string | null;
}

/** A goal with its minute; added time belongs to the last minute of its half. */
export interface OpenfootballGoal {
  readonly side: 'home' | 'away';
  readonly minute: number;
}

/** Goals of home and away. */
export type Goals = readonly [home: number, away: number];

export interface OpenfootballScore {
  readonly fullTime: Goals;
  /** Null where the file has none, or one that the full time contradicts. */
  readonly halfTime: Goals | null;
  /** After extra time, the goals of regular time among them. */
  readonly extraTime: Goals | null;
  readonly penalties: Goals | null;
}

/** Reads a season file. Throws a `TypeError` when the document has neither layout. */
export function readOpenfootball(document: unknown): OpenfootballSeason {
  const season = asRecord(document);
  const rows = rowsOf(season);
  const read = rows.map(readRow);
  const matches = read.filter((match) => match !== null);
  return { name: textOf(season?.name) ?? '', matches, skipped: read.length - matches.length };
}

type Fields = Readonly<Record<string, unknown>>;

interface Row {
  readonly match: Fields;
  readonly round: string | null;
}

/** Both layouts as one list. */
function rowsOf(season: Fields | null): Row[] {
  const ofRound = (matches: unknown, round: string | null): Row[] => {
    if (!Array.isArray(matches)) throw new TypeError('a season without a list of matches');
    return matches.map((match) => ({ match: asRecord(match) ?? {}, round }));
  };
  if (!Array.isArray(season?.rounds)) return ofRound(season?.matches, null);
  return season.rounds.flatMap((round) => ofRound(asRecord(round)?.matches, textOf(asRecord(round)?.name)));
}

/** One match, or null when a team, the date or the score is none. */
function readRow({ match, round }: Row): OpenfootballMatch | null {
  const home = readTeam(match.team1);
  const away = readTeam(match.team2);
  const startsAt = readStart(match.date, match.time);
  const score = readScore(match);
  if (home === null || away === null || home.key === away.key || startsAt === null || score === undefined) return null;
  const date = textOf(match.date) ?? '';
  const common = { id: textOf(match.id), round: textOf(match.round) ?? round, date, startsAt };
  const goals = score && readGoals(match, score.fullTime);
  return { ...common, home, away, score, goals, status: readStatus(match.status) };
}

function readTeam(value: unknown): OpenfootballTeam | null {
  const plain = textOf(value);
  if (plain !== null) return { key: openfootballSlug(plain), name: plain, code: null };
  const team = asRecord(value);
  const key = textOf(team?.key);
  const name = textOf(team?.name);
  return key === null || name === null ? null : { key, name, code: textOf(team?.code) };
}

function readStart(date: unknown, time: unknown): Instant | null {
  const clock = /^([0-2]\d:[0-5]\d)/.exec(textOf(time) ?? '12:00')?.[1];
  const at = parseInstant(`${textOf(date) ?? ''}T${clock ?? ''}:00Z`);
  return at !== null && at > -50 * 365 * DAY_MS ? at : null;
}

/** Null while there is none; undefined if the value is no score. */
function readScore(match: Fields): OpenfootballScore | null | undefined {
  const reported = asRecord(match.score);
  const full = reported?.ft;
  const [home, away] = Array.isArray(full) ? full : [match.score1, match.score2];
  if ((home ?? null) === null && (away ?? null) === null) return null;
  if (!isGoals(home) || !isGoals(away)) return undefined;
  const fullTime = [home, away] as const;
  const halfTime = goalsOf(reported?.ht ?? [match.score1i, match.score2i]);
  const extraTime = goalsOf(reported?.et ?? [match.score1et, match.score2et]);
  return {
    fullTime,
    halfTime: halfTime && isWithin(halfTime, fullTime) ? halfTime : null,
    extraTime: extraTime && isWithin(fullTime, extraTime) ? extraTime : null,
    penalties: goalsOf(reported?.p ?? [match.score1p, match.score2p]),
  };
}

/** Goals of both sides as one list; two sides in the same minute leave open who came first. */
function readGoals({ goals1, goals2 }: Fields, [home, away]: Goals): OpenfootballGoal[] | null {
  if (!Array.isArray(goals1) || !Array.isArray(goals2)) return home + away === 0 ? [] : null;
  const read = [...goals1.map((goal) => readGoal('home', goal)), ...goals2.map((goal) => readGoal('away', goal))];
  const goals = read.filter((goal) => goal !== null);
  const reported = (side: OpenfootballGoal['side']) => goals.filter((goal) => goal.side === side).length;
  if (goals.length < read.length || reported('home') !== home || reported('away') !== away) return null;
  const sorted = goals.sort((a, b) => a.at - b.at);
  const isOpen = sorted.some(
    (goal, place) => sorted[place - 1]?.at === goal.at && sorted[place - 1]?.side !== goal.side,
  );
  return isOpen ? null : sorted.map(({ side, minute }) => ({ side, minute }));
}

/** `minute` is a number or `45+2`; `offset` counts added time where it is a value of its own. */
function readGoal(side: OpenfootballGoal['side'], value: unknown): (OpenfootballGoal & { at: number }) | null {
  const goal = asRecord(value);
  const [minute = 0, added = Number(goal?.offset ?? 0)] = String(goal?.minute ?? '')
    .split('+')
    .map(Number);
  if (!Number.isInteger(minute) || minute < 1 || minute > 90 || !(added >= 0 && added < 30)) return null;
  return { side, minute, at: minute + added / 100 };
}

function readStatus(value: unknown): OpenfootballMatch['status'] {
  const word = textOf(value)?.toLowerCase();
  if (word === 'awarded' || word === 'abandoned') return word;
  return word === 'cancelled' || word === 'canceled' ? 'cancelled' : null;
}

function goalsOf(value: unknown): Goals | null {
  const [home, away] = Array.isArray(value) ? value : [];
  return isGoals(home) && isGoals(away) ? [home, away] : null;
}

/** Goals are never taken back. */
function isWithin(earlier: Goals, later: Goals): boolean {
  return earlier[0] <= later[0] && earlier[1] <= later[1];
}

function isGoals(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 99;
}

function asRecord(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' && value.length <= 120 ? value.trim() : null;
}

/** A name as a key: lower case, without accents, hyphens between words. */
export function openfootballSlug(text: string): string {
  const plain = text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');
  return plain
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
