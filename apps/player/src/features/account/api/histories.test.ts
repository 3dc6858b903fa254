import { LOCALES } from '@ordago/i18n';
import { expect, it } from 'vitest';
import { type Round, roundQuery, roundsQuery } from './histories.ts';

const ROUND = { transfer_id: '7', status: 1, payout: '2.00' } as unknown as Round;

it.each([
  ['a list of rounds', (locale: (typeof LOCALES)[number]) => roundsQuery({}, locale).queryKey],
  ['one round', (locale: (typeof LOCALES)[number]) => roundQuery(ROUND, locale).queryKey],
])('%s is kept for each language by itself: its answer names games', (_name, keyOf) => {
  expect(new Set(LOCALES.map((locale) => JSON.stringify(keyOf(locale)))).size).toBe(LOCALES.length);
});
