import { type AnswerOf, openGr8, readSportsbooks } from '@ordago/contracts';
import { type Locale, WIRE_LOCALES } from '@ordago/i18n';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api.ts';
import { isUnder, PATHS } from '../../shared/paths.ts';

export type Sportsbooks = AnswerOf<typeof readSportsbooks>;
export type SportsbookName = Sportsbooks['active'];

/** Prefix of each one's routes below the sports (specification 2, section 2: `bc`, the second provider, `gr8`). */
const SEGMENTS: Readonly<Record<string, SportsbookName>> = {
  bc: 'betconstruct',
  digitain: 'digitain',
  gr8: 'gr8',
  house: 'house',
};

/** A sportsbook, and where its places begin on the site. */
export interface BookPlace {
  readonly book: SportsbookName;
  readonly base: string;
}

/** Returns the sportsbook of an address: the one that it names, else the site's. */
export function bookOf(pathname: string, active: SportsbookName): BookPlace {
  const named = Object.entries(SEGMENTS).find(([segment]) => isUnder(`${PATHS.sport}/${segment}`, pathname));
  return named ? { book: named[1], base: `${PATHS.sport}/${named[0]}` } : { book: active, base: PATHS.sport };
}

/** A frame's address that opens it at a place, in a language. */
export function withPlace(address: string, facts: Readonly<Record<string, string>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(facts)) url.searchParams.set(name, value);
  return url.href;
}

export const sportsbooksQuery = queryOptions({
  queryKey: ['sportsbooks'],
  queryFn: ({ signal }): Promise<Sportsbooks> => api(readSportsbooks, { signal }),
  staleTime: 10 * 60_000,
});

/** A link into GR8, good for one minute and one entrance: never kept. */
export const gr8LinkQuery = (playerId: string, locale: Locale) =>
  queryOptions({
    queryKey: ['gr8-link', playerId],
    queryFn: ({ signal }) => api(openGr8, { query: { lang: WIRE_LOCALES[locale] }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
