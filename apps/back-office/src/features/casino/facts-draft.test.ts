import { describe, expect, it } from 'vitest';
import { betMinText, factsDraftOf, factsOf, winMaxText } from './facts-draft.ts';

const read = (betMin: string, winMax = '') => factsOf({ betMin, winMax });

describe('facts that staff declare of a game', () => {
  it.each([
    ['', null],
    ['MXN 2.00', { MXN: '2.00' }],
    [' MXN 2.00 , USD 0.1 ', { MXN: '2.00', USD: '0.1' }],
    ['* 0.10', { '*': '0.10' }],
    ['2.00', undefined],
    ['mxn 2', undefined],
    ['MXN 0', undefined],
    ['MXN 2,00', undefined],
    ['MXN 2.00,', undefined],
  ])('least bets %j', (text, expected) => expect(read(text).betMin).toEqual(expected));

  it.each([
    ['', null],
    ['5000', 500_000],
    ['996.8', 99_680],
    ['996,8', 99_680],
    ['0', undefined],
    ['x10', undefined],
    ['1.234', undefined],
  ])('largest win %j', (text, expected) => expect(read('', text).winMax).toBe(expected));

  it('reads back what it wrote', () => {
    const draft = factsDraftOf({ bet_min: { MXN: '2.00', '*': '0.10' }, win_max: 99_688 });
    expect(factsOf(draft)).toEqual({ betMin: { MXN: '2.00', '*': '0.10' }, winMax: 99_688 });
    expect(winMaxText(null)).toBe('');
    expect(betMinText({})).toBe('');
  });
});
