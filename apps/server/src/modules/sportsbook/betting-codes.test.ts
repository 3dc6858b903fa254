import { readdirSync, readFileSync } from 'node:fs';
import { ERROR_ROWS, type ErrorName, LIMIT_NAMES, situationOf } from '@ordago/contracts';
import { describe, expect, it } from 'vitest';

/** The codes of betting (specification 3, section 8). */
const BETTING = ERROR_ROWS.filter(({ code }) => (code >= 600 && code <= 695) || code === 1489);
const HERE = new URL('./', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, HERE), 'utf8');

/** Where each code is shown to come out. */
const SHOWN: Partial<Record<ErrorName, string>> = {
  ...Object.fromEntries(LIMIT_NAMES.map((name) => [name, 'place-bet-limits.test.ts'])),
  'bet-not-placed': 'press-bet.test.ts',
  'bet-not-found': 'place-bet.test.ts',
  'bet-already-sold': 'cash-out.test.ts',
  'event-over': 'place-bet-refusals.test.ts',
  'insufficient-balance': 'place-bet-refusals.test.ts',
  'event-not-found': 'place-bet-limits.test.ts',
  'event-started': 'place-bet-refusals.test.ts',
  'odds-changed': 'place-bet-refusals.test.ts',
  'bet-not-saved': 'place-bet-limits.test.ts',
  'bet-blocked-by-bookmaker': 'place-bet-limits.test.ts',
  'event-stopped': 'place-bet-refusals.test.ts',
  'stake-above-maximum': 'place-bet-refusals.test.ts',
  'bets-stopped': 'place-bet-limits.test.ts',
  'live-bets-stopped': 'place-bet-limits.test.ts',
  'bet-empty': 'place-bet-refusals.test.ts',
  'single-count-invalid': 'place-bet-refusals.test.ts',
  'event-repeated': 'place-bet-refusals.test.ts',
  'events-impossible': 'betting-terms.test.ts',
  'tourney-not-found': 'place-bet.test.ts',
  'selection-unknown': 'place-bet-refusals.test.ts',
  'live-mismatch': 'place-bet-limits.test.ts',
  'prematch-mismatch': 'place-bet-limits.test.ts',
  'money-rate-missing': 'place-bet-limits.test.ts',
  'bet-too-soon': 'place-bet-limits.test.ts',
  'minimum-above-maximum': 'place-bet-limits.test.ts',
  'legal-maximum-payout': 'place-bet-limits.test.ts',
  'express-only': 'place-bet-limits.test.ts',
  'single-only': 'place-bet-limits.test.ts',
  'express-too-few': 'place-bet-refusals.test.ts',
  'express-too-many': 'betting-terms.test.ts',
  'system-size-invalid': 'place-bet-refusals.test.ts',
  'banker-count-invalid': 'place-bet-refusals.test.ts',
  'combination-count-exceeded': 'place-bet-refusals.test.ts',
  'bonus-express-too-few': 'betting-terms.test.ts',
  'express-odds-above-maximum': 'place-bet-refusals.test.ts',
  'same-bet-limit': 'place-bet-limits.test.ts',
  'currency-unacceptable': 'place-bet-refusals.test.ts',
  'bonus-odds-too-low': 'betting-terms.test.ts',
  'bonus-percent-not-allowed': 'betting-terms.test.ts',
  'bet-count-limit': 'betting-terms.test.ts',
  'handicap-changed': 'betting-terms.test.ts',
  'top-express-not-found': 'betting-terms.test.ts',
  'top-express-incomplete': 'betting-terms.test.ts',
  'free-bet-odds-too-low': 'free-bet-refusals.test.ts',
};

/** Situations that the product does not have yet, each with what is missing. */
const LATER: Partial<Record<ErrorName, string>> = {};

/** The limits are named by kind, line and scope. */
const PATTERNS = new Set<string>(LIMIT_NAMES);

describe('the codes of betting', () => {
  const used = BETTING.filter(({ state }) => state === 'used').map(({ name }) => name);

  it('are all there, and each has a place', () => {
    expect(BETTING.length).toBe(92);
    expect(used.filter((name) => !SHOWN[name] && !LATER[name])).toEqual([]);
    expect(used.filter((name) => SHOWN[name] && LATER[name])).toEqual([]);
    expect([...Object.keys(SHOWN), ...Object.keys(LATER)].filter((name) => !used.includes(name as ErrorName))).toEqual(
      [],
    );
  });

  it.each(used.filter((name) => SHOWN[name]))('%s is emitted, and a test shows it', (name) => {
    const test = read(SHOWN[name] ?? '');
    expect(PATTERNS.has(name) ? test.includes('it.each(LIMIT_NAMES)') : test.includes(`'${name}'`)).toBe(true);
    expect(situationOf(name)).not.toBe('');
    if (!PATTERNS.has(name)) expect(SOURCES.some((text) => text.includes(`'${name}'`))).toBe(true);
  });

  it('that have no situation, or stand for another, are nowhere emitted', () => {
    const silent = BETTING.filter(({ state }) => state !== 'used').map(({ name }) => name);
    const emitted = [...silent, ...Object.keys(LATER)].filter((name) =>
      SOURCES.some((text) => text.includes(`refuse('${name}'`)),
    );
    expect(emitted).toEqual([]);
  });
});

/** What may emit: the code of the room, and the functions that judge under the lock. */
const SOURCES = [
  ...['domain', 'use-cases', 'routes'].flatMap((room) =>
    readdirSync(new URL(room, HERE))
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => read(`${room}/${file}`)),
  ),
  ...['0120-sportsbook-limits', '0193-sportsbook-lines-top-expresses-bonus-terms'].map((name) =>
    read(`../../../db/migrations/${name}/up.sql`),
  ),
  // The ledger itself says that a wallet cannot pay.
  ...['0002-ledger-doors', '0045-ledger-lean-doors'].map((name) => read(`../../../db/migrations/${name}/up.sql`)),
];
