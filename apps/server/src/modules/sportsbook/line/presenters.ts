import { formatOdds, toIso } from '@ordago/kernel';
import { type ContestResult, podiumOf } from './domain/contest-result.ts';
import { type LineEvent, type LineMarket, shownProgress, type TreeLeague } from './domain/line.ts';

function readTerms({ divisor, places }: { divisor: number; places: number }) {
  return { divisor, places };
}

/** Event as the wire of the line has it, with its markets; instants in ISO 8601. */
export function presentEvent({ id, league, round, home, away, status, score, ...event }: LineEvent) {
  return {
    id,
    league,
    round,
    home,
    away,
    status,
    score,
    progress: shownProgress(event.progress),
    result: event.result && presentResult(event.result),
    starts_at: toIso(event.startsAt),
    markets_count: event.marketsCount,
    markets: event.markets.map(presentMarket),
  };
}

/** Event of a list of results: a contest of many has its podium there, and the whole order on its page. */
export function presentPlayedEvent(event: LineEvent) {
  const result = podiumOf(event.result ?? null);
  return presentEvent(result === null ? event : { ...event, result });
}

/** Result of a contest without a score, as the wire of the line has it. */
function presentResult(result: ContestResult) {
  if (result.sort === 'fight') return { ...result };
  return {
    sort: result.sort,
    is_final_held: result.isFinalHeld,
    entries: result.entries.map(({ place, name, state, isTied, hasFastestLap, odds }) => ({
      place,
      name,
      state,
      is_tied: isTied,
      has_fastest_lap: hasFastestLap,
      odds: odds === null ? null : formatOdds(odds),
    })),
  };
}

/** Market as the wire of the line has it; odds as decimal texts. */
export function presentMarket({ id, kind, specifier, status, reason, eachWay, selections }: LineMarket) {
  return {
    id,
    kind,
    specifier,
    status,
    reason,
    each_way: eachWay && readTerms(eachWay),
    selections: selections.map(({ odds, ...selection }) => ({ ...selection, odds: formatOdds(odds) })),
  };
}

/** Sports, countries and leagues, in the order in which they come. */
export function presentTree(leagues: readonly TreeLeague[]) {
  const sports = groupBy(leagues, ({ sport }) => sport);
  return {
    sports: sports.map(([slug, ofSport]) => ({
      slug,
      events: sumOf(ofSport),
      countries: groupBy(ofSport, ({ country }) => country).map(([code, ofCountry]) => ({
        code,
        priority: ofCountry[0]?.priority ?? 1_000,
        leagues: ofCountry.map(({ id, slug, name, events }) => ({ id, slug, name, events })),
      })),
    })),
  };
}

function sumOf(leagues: readonly TreeLeague[]): number {
  return leagues.reduce((sum, { events }) => sum + events, 0);
}

function groupBy<T>(rows: readonly T[], keyOf: (row: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return [...groups];
}
