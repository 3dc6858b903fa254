import type { OpenfootballMatch } from '../../packages/provider-protocols/src/index.ts';
import type { StatsRow } from './match-stats.ts';

/** Two teams are never the same when they did less than this in common, of what the file with less of it contains. */
const COMMON_MIN = 0.5;
/** Days by which two files may disagree about a match. */
const DAYS_APART_MAX = 3;

/**
 * Finds the statistics of each match. Both files write teams in their own way ("CA Osasuna", "Osasuna"), so that teams
 * are recognised by what they did: who scored and conceded the same on the same days, at home and away, is the same. Names
 * only part those who did alike.
 */
export function joinStats(
  matches: readonly OpenfootballMatch[],
  rows: readonly StatsRow[],
): ReadonlyMap<OpenfootballMatch, StatsRow> {
  const nameOf = pairTeams(matches, rows);
  const found = matches.flatMap((match) => {
    const home = nameOf.get(match.home.name);
    const away = nameOf.get(match.away.name);
    const alike = rows.filter((row) => row.home === home && row.away === away);
    const [nearest] = alike.toSorted((a, b) => daysApart(match, a) - daysApart(match, b));
    return nearest && daysApart(match, nearest) <= DAYS_APART_MAX ? [[match, nearest] as const] : [];
  });
  return new Map(found);
}

/** The name in the statistics of each team of the season. */
function pairTeams(matches: readonly OpenfootballMatch[], rows: readonly StatsRow[]): Map<string, string> {
  const deeds = collect(matches.flatMap(deedsOfMatch));
  const theirs = collect(rows.flatMap(deedsOfRow));
  const pairs = [...deeds].flatMap(([name, own]) =>
    [...theirs].flatMap(([other, done]) => {
      const common = [...own].filter((deed) => done.has(deed)).length;
      return common < Math.max(COMMON_MIN * Math.min(own.size, done.size), 1)
        ? []
        : [{ name, other, common, likeness: likenessOf(name, other) }];
    }),
  );
  const chosen = new Map<string, string>();
  const taken = new Set<string>();
  for (const { name, other } of pairs.sort((a, b) => b.common - a.common || b.likeness - a.likeness)) {
    if (chosen.has(name) || taken.has(other)) continue;
    chosen.set(name, other);
    taken.add(other);
  }
  return chosen;
}

type Deed = readonly [team: string, deed: string];

function deedsOfMatch({ date, home, away, score }: OpenfootballMatch): Deed[] {
  const [own, other] = score?.fullTime ?? [];
  return deedsOf(date, home.name, away.name, `${own}:${other}`);
}

function deedsOfRow({ date, home, away, fullTime }: StatsRow): Deed[] {
  return deedsOf(date, home, away, `${fullTime?.home}:${fullTime?.away}`);
}

function deedsOf(date: string, home: string, away: string, score: string): Deed[] {
  return [
    [home, `${date} home ${score}`],
    [away, `${date} away ${score}`],
  ];
}

function collect(deeds: readonly Deed[]): Map<string, Set<string>> {
  const byTeam = new Map<string, Set<string>>();
  for (const [team, deed] of deeds) byTeam.set(team, (byTeam.get(team) ?? new Set()).add(deed));
  return byTeam;
}

/** Share of the pairs of neighbouring letters that two names have in common, of those that the shorter one has. */
function likenessOf(a: string, b: string): number {
  const one = lettersOf(a);
  const other = lettersOf(b);
  const common = [...one].filter((pair) => other.has(pair)).length;
  return common / Math.max(Math.min(one.size, other.size), 1);
}

function lettersOf(name: string): Set<string> {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
  return new Set(Array.from({ length: Math.max(plain.length - 1, 0) }, (_, at) => plain.slice(at, at + 2)));
}

function daysApart({ date }: OpenfootballMatch, row: StatsRow): number {
  return Math.abs(Date.parse(date) - Date.parse(row.date)) / 86_400_000;
}
