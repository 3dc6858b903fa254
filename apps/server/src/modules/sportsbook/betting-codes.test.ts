import { readFileSync } from 'node:fs';
import { ERROR_ROWS, type ErrorName, LIMIT_NAMES, situationOf } from '@ordago/contracts';
import { emissions } from '@ordago/testing/emissions';
import { describe, expect, it } from 'vitest';

/** The codes of betting (specification 3, section 8). */
const BETTING = ERROR_ROWS.filter(({ code }) => (code >= 600 && code <= 695) || code === 1489);
const HERE = new URL('./', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, HERE), 'utf8');

interface Place {
  /** The test that shows the code coming out. */
  readonly shown: string;
  /** All that emits it: files of this room, files of others, functions of the database. Each stands for the one situation. */
  readonly by: readonly string[];
}

/**
 * Where each code comes out. Who needs another place to refuse with one of these looks first whether it is the same
 * situation (`docs/error-codes.md`); what staff do, and what is only looked at, has codes of its own.
 */
const PLACES: Partial<Record<ErrorName, Place>> = {
  'bet-not-placed': { shown: 'press-bet.test.ts', by: ['use-cases/press-bet.ts'] },
  'bet-not-found': {
    shown: 'place-bet.test.ts',
    by: [
      'routes/bets.route.ts',
      'use-cases/cash-out-rules.ts',
      'use-cases/sell-bet.ts',
      'use-cases/share-bet.ts',
      'sportsbook.sale_refusal',
    ],
  },
  'bet-already-sold': { shown: 'cash-out.test.ts', by: ['domain/cash-out.ts', 'sportsbook.sale_refusal'] },
  'event-over': {
    shown: 'place-bet-refusals.test.ts',
    by: [
      'domain/cash-out.ts',
      'use-cases/bet-builder.ts',
      'use-cases/cash-out-rules.ts',
      'sportsbook.sale_refusal',
      'sportsbook.leg_refusal',
    ],
  },
  'insufficient-balance': {
    shown: 'place-bet-refusals.test.ts',
    by: ['use-cases/ask-what-if.ts', 'ledger.run_op', 'ledger.run_rollback'],
  },
  'event-not-found': {
    shown: 'place-bet-limits.test.ts',
    by: ['use-cases/bet-builder.ts', 'use-cases/judge-press.ts'],
  },
  'event-started': {
    shown: 'place-bet-refusals.test.ts',
    by: ['domain/cash-out.ts', 'use-cases/bet-builder.ts', 'sportsbook.leg_refusal'],
  },
  'odds-changed': {
    shown: 'place-bet-refusals.test.ts',
    by: [
      'domain/judge-slip.ts',
      'sportsbook.check_cash_out',
      'sportsbook.leg_of_sale_refusal',
      'sportsbook.leg_refusal',
    ],
  },
  'bet-not-saved': { shown: 'place-bet-limits.test.ts', by: ['use-cases/place-bet.ts'] },
  'bet-blocked-by-bookmaker': { shown: 'place-bet-limits.test.ts', by: ['domain/judge-slip.ts'] },
  'event-stopped': {
    shown: 'place-bet-refusals.test.ts',
    by: ['domain/cash-out.ts', 'use-cases/bet-builder.ts', 'sportsbook.leg_refusal'],
  },
  'stake-above-maximum': { shown: 'place-bet-refusals.test.ts', by: ['domain/judge-limits.ts'] },
  'bets-stopped': { shown: 'place-bet-limits.test.ts', by: ['domain/judge-slip.ts'] },
  'live-bets-stopped': { shown: 'place-bet-limits.test.ts', by: ['domain/judge-slip.ts'] },
  'bet-empty': { shown: 'place-bet-refusals.test.ts', by: ['domain/judge-slip.ts'] },
  'single-count-invalid': { shown: 'place-bet-refusals.test.ts', by: ['domain/judge-slip.ts'] },
  'event-repeated': { shown: 'place-bet-refusals.test.ts', by: ['domain/judge-slip.ts'] },
  'events-impossible': { shown: 'betting-terms.test.ts', by: ['domain/bet-builder.ts', 'domain/judge-slip.ts'] },
  'tourney-not-found': { shown: 'place-bet.test.ts', by: ['routes/line.route.ts'] },
  'selection-unknown': {
    shown: 'place-bet-refusals.test.ts',
    by: ['domain/judge-slip.ts', 'use-cases/bet-builder.ts', 'sportsbook.leg_refusal'],
  },
  'live-mismatch': { shown: 'place-bet-limits.test.ts', by: ['domain/judge-slip.ts', 'sportsbook.leg_refusal'] },
  'prematch-mismatch': { shown: 'place-bet-limits.test.ts', by: ['domain/judge-slip.ts', 'sportsbook.leg_refusal'] },
  'money-rate-missing': { shown: 'place-bet-limits.test.ts', by: ['domain/judge-limits.ts'] },
  'bet-too-soon': { shown: 'place-bet-limits.test.ts', by: ['sportsbook.stake_limits_refusal'] },
  'minimum-above-maximum': {
    shown: 'place-bet-limits.test.ts',
    by: ['domain/judge-limits.ts', 'sportsbook.limit_refusal'],
  },
  'legal-maximum-payout': { shown: 'place-bet-limits.test.ts', by: ['domain/judge-limits.ts'] },
  'express-only': { shown: 'place-bet-limits.test.ts', by: ['domain/judge-slip.ts'] },
  'single-only': { shown: 'place-bet-limits.test.ts', by: ['domain/judge-slip.ts'] },
  'express-too-few': { shown: 'place-bet-refusals.test.ts', by: ['domain/judge-slip.ts'] },
  'express-too-many': { shown: 'betting-terms.test.ts', by: ['domain/judge-slip.ts'] },
  'system-size-invalid': { shown: 'place-bet-refusals.test.ts', by: ['domain/judge-slip.ts'] },
  'banker-count-invalid': { shown: 'place-bet-refusals.test.ts', by: ['domain/judge-slip.ts'] },
  'combination-count-exceeded': { shown: 'place-bet-refusals.test.ts', by: ['domain/judge-slip.ts'] },
  'bonus-express-too-few': { shown: 'betting-terms.test.ts', by: ['domain/free-bet.ts', 'domain/judge-bonus.ts'] },
  'express-odds-above-maximum': { shown: 'place-bet-refusals.test.ts', by: ['domain/judge-slip.ts'] },
  'same-bet-limit': { shown: 'place-bet-limits.test.ts', by: ['sportsbook.stake_limits_refusal'] },
  'currency-unacceptable': { shown: 'place-bet-refusals.test.ts', by: ['use-cases/judge-press.ts'] },
  'bonus-odds-too-low': { shown: 'betting-terms.test.ts', by: ['domain/judge-bonus.ts'] },
  'bonus-percent-not-allowed': { shown: 'betting-terms.test.ts', by: ['domain/judge-bonus.ts'] },
  'bet-count-limit': { shown: 'betting-terms.test.ts', by: ['casino.refuse_bet', 'sportsbook.bounds_refusal'] },
  'handicap-changed': { shown: 'betting-terms.test.ts', by: ['use-cases/judge-press.ts'] },
  'top-express-not-found': {
    shown: 'betting-terms.test.ts',
    by: ['use-cases/judge-press.ts', 'sportsbook.bounds_refusal'],
  },
  'top-express-incomplete': { shown: 'betting-terms.test.ts', by: ['use-cases/judge-press.ts'] },
  'free-bet-odds-too-low': { shown: 'free-bet-refusals.test.ts', by: ['domain/free-bet.ts'] },
  ...Object.fromEntries(
    LIMIT_NAMES.map((name) => [name, { shown: 'place-bet-limits.test.ts', by: ['domain/judge-limits.ts'] }]),
  ),
};

/** These say the names in what they answer (why a price waits, what is wrong with an express that staff draft) and refuse nothing. */
const TELLING = [
  'domain/line.ts',
  'domain/preview-express.ts',
  'domain/slip-bounds.ts',
  'repository/house-expresses.repository.ts',
  'modules/ledger/fuzz/model.ts',
];
/** A house of its own: its purse of practice money, and the answer of the wallet handed on. */
const ORIGINALS = 'apps/originals/';

/** The limits are named by kind, line and scope. */
const PATTERNS = new Set<string>(LIMIT_NAMES);

describe('the codes of betting', () => {
  const used = BETTING.filter(({ state }) => state === 'used').map(({ name }) => name);
  const emitted = emissions();
  const placesOf = (name: ErrorName) =>
    (emitted.get(name) ?? [])
      .filter((place) => !place.startsWith(ORIGINALS))
      .map((place) => place.replace(/^apps\/server\/src\/(modules\/sportsbook\/)?/, ''))
      .filter((place) => !TELLING.includes(place))
      .sort();

  it('are all there, and each has a place', () => {
    expect(BETTING.length).toBe(92);
    expect(Object.keys(PLACES).sort()).toEqual([...used].sort());
  });

  it.each(used)('%s is emitted in its places alone, and a test shows it', (name) => {
    const { shown, by } = PLACES[name] ?? { shown: '', by: [] };
    expect(placesOf(name)).toEqual([...by].sort());
    const test = read(shown);
    expect(PATTERNS.has(name) ? test.includes('it.each(LIMIT_NAMES)') : test.includes(`'${name}'`)).toBe(true);
    expect(situationOf(name)).not.toBe('');
  });

  it('that have no situation, or stand for another, are nowhere emitted', () => {
    const silent = BETTING.filter(({ state }) => state !== 'used').map(({ name }) => name);
    expect(silent.filter((name) => placesOf(name).length > 0)).toEqual([]);
  });

  it.each(TELLING.filter((path) => !path.startsWith('modules/')))('%s tells of them and refuses nothing', (path) => {
    expect(read(path)).not.toMatch(/\brefuse\(/);
  });
});
