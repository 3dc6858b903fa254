// @vitest-environment happy-dom
import { LOCALES, type Locale, loadMessages } from '@ordago/i18n';
import { I18nProvider } from '@ordago/i18n/react';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import {
  contestName,
  eachWayMean,
  isEachWay,
  oddsTextAs,
  useBetKind,
  useEachWayWords,
  useHalvesWords,
  useLegReason,
  useSelectionWords,
} from './index.ts';

type Bundles = Parameters<typeof loadMessages>[1];
const SPORT: Bundles = ['common', 'sportsbook', 'markets'];

/** Renders a hook as a site does that has loaded these bundles. */
async function read<Value>(hook: () => Value, { locale = 'en' as Locale, bundles = SPORT } = {}) {
  const messages = await loadMessages(locale, bundles);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nProvider locale={locale} messages={messages} bundles={bundles}>
      {children}
    </I18nProvider>
  );
  return renderHook(hook, { wrapper }).result;
}

const leg = { outcome: '1' };
const eachWayLeg = { outcome: '1', each_way: { divisor: 5, places: 3 } };

describe('the kind of a bet', () => {
  it.each([
    [{ legs: [leg] }, 'Single'],
    [{ legs: [leg, leg, leg] }, 'Treble'],
    [{ kind: 'express', legs: [] }, 'Accumulator'],
    [{ kind: 'system', legs: [leg, leg, leg] }, 'System'],
    [{ kind: 'single', legs: [leg], is_live: true }, 'Single · live'],
    [{ kind: 'single', legs: [leg], is_live: null }, 'Single'],
    [{ legs: [eachWayLeg, eachWayLeg] }, 'Double · each way'],
    [{ kind: 'single', legs: [leg], is_each_way: true, is_live: true }, 'Single · each way · live'],
  ])('is named by what its list states: %o is %s', async (bet, name) => {
    const kindOf = await read(() => useBetKind(), { bundles: ['common'] });
    expect(kindOf.current(bet)).toBe(name);
  });

  it('is the name of its system, where the site knows it', async () => {
    const kindOf = await read(() => useBetKind(), { bundles: ['common'] });
    expect(kindOf.current({ legs: [leg, leg, leg], is_live: true }, 'Trixie · 4 bets')).toBe('Trixie · 4 bets · live');
  });

  it.each(LOCALES)('has words of its own in %s', async (locale) => {
    const kindOf = await read(() => useBetKind(), { locale, bundles: ['common'] });
    const names = [
      kindOf.current({ legs: [leg] }),
      kindOf.current({ legs: [leg, leg] }),
      kindOf.current({ kind: 'system', legs: [leg, leg] }),
      kindOf.current({ legs: [eachWayLeg] }),
      kindOf.current({ legs: [leg], is_live: true }),
    ];
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('a bet each way', () => {
  const terms = { divisor: 5, places: 3, odds: '1.80' };
  const settled = {
    win: { status: 'lost', factor: '0' },
    place: { status: 'won', factor: '1.80', why: null },
  } as const;

  it('is one when each of its legs is', () => {
    expect(isEachWay([eachWayLeg, eachWayLeg])).toBe(true);
    expect(isEachWay([eachWayLeg, leg])).toBe(false);
    expect(isEachWay([])).toBe(false);
  });

  it('is worded with its terms, and with what its place half is paid at', async () => {
    const words = await read(() => useEachWayWords());
    expect(words.current.terms(terms)).toBe('1/5 of the odds, 3 places');
    expect(words.current.leg(terms)).toBe('Place at 1.80: 1/5 of the odds, 3 places');
  });

  it('is worded with how both halves came out', async () => {
    const halvesOf = await read(() => useHalvesWords());
    expect(halvesOf.current(terms, settled)).toEqual({
      win: 'Win: Lost (× 0)',
      place: 'Place (1/5, 3 places): Won (× 1.80)',
    });
  });

  it('has no words until the texts of the sportsbook have arrived', async () => {
    const words = await read(() => useEachWayWords(), { bundles: ['common'] });
    expect(words.current.terms(terms)).toBe('');
  });

  it('multiplies to the mean of its halves, open ones left open', () => {
    const both = { each_way: { ...terms, settled } };
    const open = { each_way: { ...terms, settled: null } };
    expect(eachWayMean([both, both])).toBe('(0 × 0 + 1.80 × 1.80) ÷ 2');
    expect(eachWayMean([both, open])).toBe('(0 × … + 1.80 × …) ÷ 2');
  });
});

describe('the words of a selection', () => {
  const total = { kind: 'total', specifier: 'line=2.5', outcome: 'over', home: 'Getafe', away: 'Cádiz' };

  it('name its market and its outcome', async () => {
    const words = await read(() => useSelectionWords());
    expect(words.current.isReady).toBe(true);
    expect(words.current.outcome(total)).toBe('Over 2.5');
    expect(words.current.market(total)).not.toBe('total');
  });

  it('are keys on a site that has not loaded their texts, which are asked for', async () => {
    const words = await read(() => useSelectionWords(), { bundles: ['common'] });
    expect(words.current.isReady).toBe(false);
    expect(words.current.outcome(total)).toBe('OVER');
    expect(words.current.outcome({ ...total, name: 'Marta Rivas' })).toBe('Marta Rivas');
    expect(words.current.market(total)).toBe('total');
    await expect.poll(() => words.current.outcome(total)).toBe('Over 2.5');
  });
});

describe('the reason of a leg', () => {
  const postponed = { code: 'postponed', params: { hours: '48' } };

  it('is worded by the rule book, and loads its texts', async () => {
    const reasonOf = await read(() => useLegReason(), { bundles: ['common'] });
    expect(reasonOf.current(postponed)).toBeNull();
    await expect.poll(() => reasonOf.current(postponed)).toMatch(/48 hours/);
  });

  it('of a later version has no words', async () => {
    const reasonOf = await read(() => useLegReason(), { bundles: ['verdicts'] });
    expect(reasonOf.current({ code: 'moon-in-the-way', params: {} })).toBeNull();
  });
});

describe('names', () => {
  it('of a contest are both sides, or the one of a contest of many', () => {
    expect(contestName({ home: 'Getafe', away: 'Cádiz' })).toBe('Getafe – Cádiz');
    expect(contestName({ home: 'Monaco Grand Prix', away: '' })).toBe('Monaco Grand Prix');
  });

  it('of odds stay as they came where no format can write them', () => {
    expect(oddsTextAs('2.50', 'fractional')).toBe('3/2');
    expect(oddsTextAs('12345.678901', 'fractional')).toBe('12345.678901');
  });
});
