import type { Market, Selection } from '@ordago/contracts';
import { idOf } from '@ordago/kernel';
import { describe, expect, it } from 'vitest';
import { isOfMany } from '../names/contest-name.ts';
import { byPrice, isOfRunners, winnerMarketOf } from './runners.ts';

const selection = (outcome: string, odds: string): Selection => ({ id: idOf(outcome), outcome, odds, version: 1 });
const market = (kind: string, selections: readonly Selection[]) =>
  ({ id: idOf('1'), kind, specifier: '', status: 'open', reason: null, selections: [...selections] }) satisfies Market;

const field = [selection('alba', '5.00'), selection('brisa', '2.10'), selection('cierzo', '5.00')];

describe('those who take part in a race', () => {
  it('are ordered by price, equals as they came', () => {
    expect(byPrice(field).map(({ outcome }) => outcome)).toEqual(['brisa', 'alba', 'cierzo']);
  });

  it.each([
    ['race-winner', 3, true],
    ['tournament-place', 3, true],
    ['race-head-to-head', 2, false],
    ['correct-score', 3, false],
  ])('%s of %i outcomes lists them: %s', (kind, count, expected) => {
    expect(isOfRunners(market(kind, field.slice(0, count)))).toBe(expected);
  });

  it('are asked for in the market of the winner', () => {
    const winner = market('race-winner', field);
    expect(winnerMarketOf({ markets: [market('race-place', field), winner] })).toBe(winner);
    expect(winnerMarketOf({ markets: [market('1x2', field)] })).toBeUndefined();
  });
});

it('recognises a race by its empty second side', () => {
  const team = (name: string) => ({ id: idOf('1'), name, code: null });
  expect(isOfMany({ away: team('') })).toBe(true);
  expect(isOfMany({ away: team('Getafe') })).toBe(false);
});
