import { describe, expect, it } from 'vitest';
import { bodyOf, type Change, kindOf, picksOf, readChanges, withChange, writeChanges } from './question.ts';

const limit = (value: string | null, target: string | null = '12'): Change => ({
  of: 'limit',
  place: { kind: 'max-bet', line: 'usual', scope: 'event', target, currency: 'USD' },
  value,
});

describe('the changes of a question', () => {
  it('are read from the address as they were written', () => {
    const changes: Change[] = [
      limit('20.00'),
      limit(null, null),
      { of: 'stakes', field: 'max', value: '5' },
      { of: 'stakes', field: 'legal_payout_max', value: null },
      { of: 'settings', field: 'bets_stopped', value: 'true' },
      { of: 'settings', field: 'same_bet_max', value: null },
      { of: 'settings', field: 'express_odds_max', value: '12.5' },
    ];
    expect(readChanges(writeChanges(changes))).toEqual(changes);
    expect(writeChanges([])).toBeUndefined();
  });

  it.each([
    ['a kind that there is not', 'limit:max-fun:usual:event:12:USD=20.00'],
    ['an amount of nothing', 'limit:max-bet:usual:event:12:USD=0.00'],
    ['no amount', 'limit:max-bet:usual:event:12:USD='],
    ['another target', 'limit:max-bet:usual:event:<b>:USD=1'],
    ['a stake that must be there', 'stakes:max=-'],
    ['a number beyond its bound', 'settings:live_delay_s=61'],
    ['a setting that there is not', 'settings:toString=1'],
    ['nothing', ''],
  ])('leave out %s', (_title, text) => {
    expect(readChanges(text)).toEqual([]);
  });

  it('replace others about the same', () => {
    const one = limit('20.00');
    const other = limit('9.00');
    expect(withChange([one, limit('1.00', null)], other)).toEqual([limit('1.00', null), other]);
    expect(readChanges(`${writeChanges([one])};${writeChanges([other])}`)).toEqual([one]);
  });
});

describe('a question', () => {
  it('is asked once it has a selection and a stake', () => {
    expect(bodyOf({ page: undefined })).toBeNull();
    expect(bodyOf({ picks: '7', stake: 'ten' })).toBeNull();
    expect(bodyOf({ picks: '7' })).toEqual({
      player: null,
      currency: 'USD',
      kind: 'single',
      stake: '10.00',
      selections: ['7'],
      pays: 'in-play',
    });
  });

  it('describes what it supposes', () => {
    const body = bodyOf({ picks: '7,8', if: 'stakes:max=5.00;settings:bet_gap_s=30;settings:live_stopped=false' });
    expect(body).toMatchObject({ kind: 'express' });
    expect(body?.suppose).toEqual({
      limits: [],
      stakes: { max: '5.00' },
      settings: { bet_gap_s: 30, live_stopped: false },
    });
  });

  it('is of a kind that its legs allow', () => {
    expect(kindOf({ kind: 'system' }, 1)).toBe('single');
    expect(kindOf({ kind: 'system' }, 2)).toBe('express');
    expect(bodyOf({ kind: 'system', picks: '1,2,3', size: 9 })).toMatchObject({
      kind: 'system',
      system: { sizes: [2] },
    });
    expect(picksOf({ picks: '7,7,x,0,8' })).toEqual(['7', '8']);
  });
});
