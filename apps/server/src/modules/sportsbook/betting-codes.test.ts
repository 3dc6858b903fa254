import { readFileSync } from 'node:fs';
import { ERROR_ROWS, type ErrorName, LIMIT_NAMES, situationOf } from '@ordago/contracts';
import { describe, expect, it } from 'vitest';
import { emissions } from '../../../../../tools/registries/emissions.ts';

/** The codes of betting (specification 3, section 8). */
const BETTING = ERROR_ROWS.filter(({ code }) => (code >= 600 && code <= 695) || code === 1489);
const HERE = new URL('./', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, HERE), 'utf8');

interface Place {
  /** Test in which the code is returned. */
  readonly shown: string;
  /**
   * All that emits it: files of this module, files of others, functions of the database. All emit it in the same
   * situation.
   */
  readonly by: readonly string[];
}

/**
 * Places where each code is emitted. Before another place refuses with one of these, check that the situation is the
 * same (`docs/error-codes.md`); actions of staff and plain reads have codes of their own.
 */
const PLACES: Partial<Record<ErrorName, Place>> = {
  'bet-not-placed': { shown: 'betting/submit-bets.test.ts', by: ['betting/use-cases/decide-bet.ts'] },
  'bet-not-found': {
    shown: 'betting/place-bet.test.ts',
    by: [
      'betting/routes/read-bet.route.ts',
      'cash-out/use-cases/cancel-cash-out-rule.ts',
      'cash-out/use-cases/execute-sale.ts',
      'cash-out/use-cases/quote-cash-out.ts',
      'cash-out/use-cases/read-cash-out-values.ts',
      'cash-out/use-cases/set-cash-out-rule.ts',
      'betting/use-cases/share-bet.ts',
      'sportsbook.sale_refusal',
    ],
  },
  'bet-already-sold': {
    shown: 'cash-out/cash-out.test.ts',
    by: ['cash-out/domain/cash-out.ts', 'sportsbook.sale_refusal'],
  },
  'event-over': {
    shown: 'betting/place-bet-refusals.test.ts',
    by: [
      'betting/domain/judge-slip.ts',
      'cash-out/domain/cash-out.ts',
      'pricing/use-cases/builder-rows.ts',
      'cash-out/use-cases/set-cash-out-rule.ts',
      'sportsbook.sale_refusal',
      'sportsbook.leg_refusal',
    ],
  },
  'insufficient-balance': {
    shown: 'betting/place-bet-refusals.test.ts',
    by: ['admin/use-cases/ask-what-if.ts', 'ledger.run_op', 'ledger.run_rollback'],
  },
  'event-not-found': {
    shown: 'betting/place-bet-limits.test.ts',
    by: ['pricing/use-cases/builder-rows.ts', 'betting/use-cases/judge-submission.ts'],
  },
  'event-started': {
    shown: 'betting/place-bet-refusals.test.ts',
    by: [
      'betting/domain/judge-slip.ts',
      'cash-out/domain/cash-out.ts',
      'pricing/use-cases/builder-rows.ts',
      'sportsbook.leg_refusal',
    ],
  },
  'odds-changed': {
    shown: 'betting/place-bet-refusals.test.ts',
    by: [
      'betting/domain/judge-slip.ts',
      'sportsbook.check_cash_out',
      'sportsbook.leg_of_sale_refusal',
      'sportsbook.leg_refusal',
    ],
  },
  'bet-not-saved': { shown: 'betting/place-bet-limits.test.ts', by: ['betting/use-cases/place-bet.ts'] },
  'bet-blocked-by-bookmaker': { shown: 'betting/place-bet-limits.test.ts', by: ['betting/domain/judge-slip.ts'] },
  'event-stopped': {
    shown: 'betting/place-bet-refusals.test.ts',
    by: [
      'betting/domain/judge-slip.ts',
      'cash-out/domain/cash-out.ts',
      'pricing/use-cases/builder-rows.ts',
      'sportsbook.leg_refusal',
    ],
  },
  'stake-above-maximum': { shown: 'betting/place-bet-refusals.test.ts', by: ['shared/domain/judge-limits.ts'] },
  'bets-stopped': { shown: 'betting/place-bet-limits.test.ts', by: ['betting/domain/judge-slip.ts'] },
  'live-bets-stopped': { shown: 'betting/place-bet-limits.test.ts', by: ['betting/domain/judge-slip.ts'] },
  'bet-empty': { shown: 'betting/place-bet-refusals.test.ts', by: ['betting/domain/judge-slip.ts'] },
  'single-count-invalid': { shown: 'betting/place-bet-refusals.test.ts', by: ['betting/domain/judge-slip.ts'] },
  'event-repeated': { shown: 'betting/place-bet-refusals.test.ts', by: ['betting/domain/judge-slip.ts'] },
  'events-impossible': {
    shown: 'betting/betting-terms.test.ts',
    by: ['pricing/domain/bet-builder.ts', 'betting/domain/judge-slip.ts'],
  },
  'tourney-not-found': {
    shown: 'betting/place-bet.test.ts',
    by: ['line/routes/list-events.route.ts', 'line/routes/list-results.route.ts'],
  },
  'selection-unknown': {
    shown: 'betting/place-bet-refusals.test.ts',
    by: [
      'betting/use-cases/read-slip-bounds.ts',
      'betting/domain/judge-slip.ts',
      'pricing/use-cases/builder-rows.ts',
      'sportsbook.leg_refusal',
    ],
  },
  'live-mismatch': {
    shown: 'betting/place-bet-limits.test.ts',
    by: ['betting/domain/judge-slip.ts', 'sportsbook.leg_refusal'],
  },
  'prematch-mismatch': {
    shown: 'betting/place-bet-limits.test.ts',
    by: ['betting/domain/judge-slip.ts', 'sportsbook.leg_refusal'],
  },
  'money-rate-missing': {
    shown: 'betting/place-bet-limits.test.ts',
    by: ['betting/use-cases/read-slip-bounds.ts', 'shared/domain/judge-limits.ts'],
  },
  'bet-too-soon': { shown: 'betting/place-bet-limits.test.ts', by: ['sportsbook.stake_limits_refusal'] },
  'minimum-above-maximum': {
    shown: 'betting/place-bet-limits.test.ts',
    by: ['shared/domain/judge-limits.ts', 'sportsbook.limit_refusal'],
  },
  'legal-maximum-payout': { shown: 'betting/place-bet-limits.test.ts', by: ['shared/domain/judge-limits.ts'] },
  'express-only': { shown: 'betting/place-bet-limits.test.ts', by: ['betting/domain/judge-slip.ts'] },
  'single-only': { shown: 'betting/place-bet-limits.test.ts', by: ['betting/domain/judge-slip.ts'] },
  'express-too-few': { shown: 'betting/place-bet-refusals.test.ts', by: ['betting/domain/judge-slip.ts'] },
  'express-too-many': { shown: 'betting/betting-terms.test.ts', by: ['betting/domain/judge-slip.ts'] },
  'system-size-invalid': { shown: 'betting/place-bet-refusals.test.ts', by: ['betting/domain/judge-slip.ts'] },
  'banker-count-invalid': { shown: 'betting/place-bet-refusals.test.ts', by: ['betting/domain/judge-slip.ts'] },
  'combination-count-exceeded': { shown: 'betting/place-bet-refusals.test.ts', by: ['betting/domain/judge-slip.ts'] },
  'bonus-express-too-few': {
    shown: 'betting/betting-terms.test.ts',
    by: ['modules/bonuses/domain/free-bet.ts', 'modules/bonuses/domain/judge-bonus.ts'],
  },
  'express-odds-above-maximum': { shown: 'betting/place-bet-refusals.test.ts', by: ['betting/domain/judge-slip.ts'] },
  'same-bet-limit': { shown: 'betting/place-bet-limits.test.ts', by: ['sportsbook.stake_limits_refusal'] },
  'currency-unacceptable': {
    shown: 'betting/place-bet-refusals.test.ts',
    by: [
      'betting/use-cases/read-slip-bounds.ts',
      'betting/use-cases/judge-submission.ts',
      'sportsbook.check_place_bet',
      'sportsbook.check_place_free_bet',
    ],
  },
  'bonus-odds-too-low': {
    shown: 'betting/betting-terms.test.ts',
    by: ['modules/bonuses/domain/judge-bonus.ts', 'sportsbook.bounds_refusal'],
  },
  'bonus-percent-not-allowed': {
    shown: 'betting/betting-terms.test.ts',
    by: ['modules/bonuses/domain/judge-bonus.ts'],
  },
  'bet-count-limit': { shown: 'betting/betting-terms.test.ts', by: ['casino.check_bet', 'sportsbook.bounds_refusal'] },
  'handicap-changed': { shown: 'betting/betting-terms.test.ts', by: ['betting/use-cases/or-moved.ts'] },
  'top-express-not-found': {
    shown: 'betting/betting-terms.test.ts',
    by: ['betting/use-cases/judge-submission.ts', 'sportsbook.bounds_refusal'],
  },
  'top-express-incomplete': { shown: 'betting/betting-terms.test.ts', by: ['betting/use-cases/judge-submission.ts'] },
  'free-bet-odds-too-low': {
    shown: '../bonuses/free-bet-refusals.test.ts',
    by: ['modules/bonuses/domain/free-bet.ts', 'sportsbook.check_place_free_bet'],
  },
  ...Object.fromEntries(
    LIMIT_NAMES.map((name) => [
      name,
      { shown: 'betting/place-bet-limits.test.ts', by: ['shared/domain/judge-limits.ts'] },
    ]),
  ),
};

/**
 * These report the names in their answers (why a price waits, what is wrong with an express that staff draft) and
 * refuse nothing.
 */
const REPORTING = [
  'line/domain/line.ts',
  'betting/domain/preview-express.ts',
  'betting/domain/slip-bounds.ts',
  'betting/repository/featured-expresses.repository.ts',
];
/** An operator of its own: its wallet of practice money, and the answer of the wallet handed on. */
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
      .filter((place) => !REPORTING.includes(place))
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

  it('that have no situation, or double another, are nowhere emitted', () => {
    const silent = BETTING.filter(({ state }) => state !== 'used').map(({ name }) => name);
    expect(silent.filter((name) => placesOf(name).length > 0)).toEqual([]);
  });

  it.each(REPORTING.filter((path) => !path.startsWith('modules/')))('%s lists them and refuses nothing', (path) => {
    expect(read(path)).not.toMatch(/\brefuse\(/);
  });
});
