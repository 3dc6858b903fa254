import type { Market, SportEvent } from '@ordago/contracts';
import { describe, expect, it } from 'vitest';
import { combinationMarket, combinationsIn, partsIn, withoutCombinations } from './combinations.ts';
import type { SlipLeg } from './slip.ts';

const leg = (event: string, selection: string, kind: string) => ({ event, selection, kind }) as SlipLeg;
const market = (id: string, kind: string) => ({ id, kind, status: 'open' }) as Market;
const event = (...markets: Market[]) => ({ id: '7', markets }) as SportEvent;

describe('the combinations of a slip', () => {
  it('are asked for with their own event alone', () => {
    const legs = [leg('7', '70', 'bet-builder'), leg('7', '71', '1x2'), leg('8', '80', 'bet-builder')];
    expect(combinationsIn({ legs }, '7')).toEqual(['70']);
    expect(combinationsIn({ legs }, '9')).toEqual([]);
  });

  it('are no market that the page of an event shows', () => {
    const plain = event(market('1', '1x2'));
    expect(withoutCombinations(plain)).toBe(plain);
    expect(withoutCombinations(event(market('1', '1x2'), market('2', 'bet-builder')))).toEqual(plain);
  });

  it('are their parts until a bet makes them a row, which is then asked for by its id', () => {
    const legs = [leg('7', '70+71+90', 'bet-builder'), leg('7', '70', 'bet-builder')];
    expect(legs.map(partsIn)).toEqual([['70', '71', '90'], []]);
    expect(combinationsIn({ legs }, '7')).toEqual(['70']);
  });

  it.each([
    ['2.50', 'open', '2.50'],
    [null, 'suspended', '2.40'],
  ])('with odds of %s are a market that is %s', (odds, status, shown) => {
    const made = combinationMarket({ parts: ['70', '71'], specifier: 'parts=a;b', odds, shown: '2.40' });
    expect(made).toMatchObject({ kind: 'bet-builder', specifier: 'parts=a;b', status });
    expect(made.selections).toMatchObject([{ id: '70+71', odds: shown, outcome: 'yes' }]);
  });
});
