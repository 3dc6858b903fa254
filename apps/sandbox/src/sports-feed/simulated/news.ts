import { toIso } from '@ordago/kernel';
import { SIMULATED_COUNTRY, type SimulatedEvent } from '@ordago/provider-protocols';
import type { SimulatedMatch } from './matches.ts';
import { BEFORE, quoteAt, type Report, reportedAt } from './quotes.ts';

/** Messages about a match that were accepted: the text of each. */
export type Taken = ReadonlyMap<string, string>;

/** Changes of a match since the last accepted messages. */
export interface News {
  readonly event: SimulatedEvent;
  /** Accepted messages once these are. */
  readonly taken: Taken;
  readonly isOver: boolean;
}

/** Last snapshot of a match up to an instant; null before it is announced. */
export function matchQuote({ contest, sport, startsAt }: SimulatedMatch, now: number): number | null {
  const elapsed = now - startsAt;
  if (elapsed < 0 && elapsed >= -(sport.announcedMs ?? 0)) return BEFORE;
  return quoteAt(contest, elapsed);
}

/** Returns the changes of a match at an instant; null when there are none. `version` is the simulation's time in milliseconds. */
export function newsOf(
  match: SimulatedMatch,
  { quote, taken, version }: { quote: number; taken: Taken; version: number },
): News | null {
  const reported = reportedAt(match.contest, quote);
  if (reported === null) return null;
  const words = wordsOf(match, reported);
  const fresh = [...words].filter(([name, word]) => taken.get(name) !== JSON.stringify(word));
  if (fresh.length === 0) return null;
  const event = Object.assign(
    { event: match.id, version, prices: [], results: [] },
    ...fresh.map(partOf),
  ) as SimulatedEvent;
  const lists = {
    prices: reported.prices.filter((market) => isFresh(fresh, `prices ${market.kind}?${market.specifier}`)),
    results: reported.results.filter(({ kind, specifier, outcome }) =>
      isFresh(fresh, `result ${kind}?${specifier} ${outcome}`),
    ),
  };
  const after = new Map([...taken, ...fresh.map(([name, word]) => [name, JSON.stringify(word)] as const)]);
  return { event: { ...event, ...lists }, taken: after, isOver: reported.isOver };
}

type Word = readonly [name: string, word: unknown];

function wordsOf(
  match: SimulatedMatch,
  { progress, prices, results, record, isStopped }: Report,
): Map<string, unknown> {
  return new Map<string, unknown>([
    ['fixture', fixtureOf(match)],
    ['progress', progress],
    ['stopped', isStopped],
    ...(record ? [['record', record] as const] : []),
    ...prices.map((market): Word => [`prices ${market.kind}?${market.specifier}`, market]),
    ...results.map((result): Word => [`result ${result.kind}?${result.specifier} ${result.outcome}`, result]),
  ]);
}

/** Properties of the whole event are in it under their names. */
function partOf([name, word]: Word): object {
  return name.includes(' ') ? {} : { [name]: word };
}

function isFresh(fresh: readonly Word[], name: string): boolean {
  return fresh.some(([known]) => known === name);
}

function fixtureOf({ sport, home, away, startsAt }: SimulatedMatch): SimulatedEvent['fixture'] {
  const side = (name: string) => ({ key: `${sport.slug}/${name}`, name, code: null });
  return {
    league: { key: sport.slug, name: `SIM ${titleOf(sport.slug)}`, country: SIMULATED_COUNTRY, sport: sport.slug },
    home: side(home),
    away: side(away),
    starts_at: toIso(startsAt),
  };
}

/** `table-tennis` is Table Tennis. */
export function titleOf(slug: string): string {
  return slug
    .split('-')
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join(' ');
}
