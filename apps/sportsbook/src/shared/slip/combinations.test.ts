import type { Market, SportEvent } from '@ordago/contracts';
import { describe, expect, it } from 'vitest';
import { combinationsIn, withMarket, withoutCombinations } from './combinations.ts';
import type { SlipLeg } from './slip.ts';

const leg = (event: string, selection: string, kind: string) => ({ event, selection, kind }) as SlipLeg;
const market = (id: string, kind: string, status = 'open') => ({ id, kind, status }) as Market;
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

  it('are listed beside the others once they were made, each once, as they are now', () => {
    const known = event(market('1', '1x2'), market('2', 'bet-builder', 'suspended'));
    expect(withMarket(known, market('2', 'bet-builder')).markets).toEqual([
      market('1', '1x2'),
      market('2', 'bet-builder'),
    ]);
  });
});
