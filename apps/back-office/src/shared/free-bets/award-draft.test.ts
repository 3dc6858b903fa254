import { describe, expect, it } from 'vitest';
import { type AwardDraft, bodyOf, EMPTY_DRAFT, wrongFields } from './award-draft.ts';

const draft = (change: Partial<AwardDraft> = {}): AwardDraft => ({
  ...EMPTY_DRAFT,
  amount: '10',
  reason: 'Disculpa',
  ...change,
});

describe('a free bet as it is typed', () => {
  it.each<[string, Partial<AwardDraft>, readonly string[]]>([
    ['can be sent with an amount and a reason', {}, []],
    ['needs an amount', { amount: '0.00' }, ['amount']],
    ['needs one in whole cents', { amount: '1.005' }, ['amount']],
    ['needs a reason', { reason: '  ' }, ['reason']],
    ['lasts a day at least', { days: '0' }, ['days']],
    ['lasts a year at most', { days: '367' }, ['days']],
    ['has a most that is no less than its least', { oddsMin: '3', oddsMax: '2.9' }, ['oddsMax']],
    ['has no least below 2.00', { oddsMin: '1.999' }, ['oddsMin']],
    ['has no most below 2.00', { oddsMax: '1.999' }, ['oddsMax']],
    ['has odds that are odds', { oddsMin: '0.5' }, ['oddsMin']],
    ['has two legs at least', { legsMin: '1' }, ['legsMin']],
    ['has none of singles', { legsMin: '1', kinds: 'single' }, []],
  ])('%s', (_title, change, wrong) => {
    expect(wrongFields(draft(change))).toEqual(wrong);
  });

  it('is sent as the server takes it', () => {
    const now = Date.parse('2026-11-22T12:00:00Z');
    expect(bodyOf(draft({ days: '2', oddsMin: '2.1', sport: 'tennis', batch: ' nov ' }), { key: 'k', now })).toEqual({
      key: 'k',
      amount: '10',
      kinds: 'any',
      is_stake_returned: false,
      reason: 'Disculpa',
      batch: 'nov',
      odds_min: '2.1',
      odds_max: null,
      legs_min: null,
      sports: ['tennis'],
      valid_until: '2026-11-24T12:00:00.000Z',
    });
    expect(bodyOf(draft({ kinds: 'single', legsMin: '4' }), { key: 'k', now }).legs_min).toBe(null);
  });
});
