import { describe, expect, it } from 'vitest';
import { compareArms } from './category-order.ts';

const arm = (players: number, openers: number) => ({ players, openers, opens: openers });

describe('two orders compared', () => {
  // The third case of Newcombe (1998), table II: 56/70 against 48/80 is 0.2, from 0.0524 to 0.3339.
  it('differ by what the method of the literature gives', () => {
    const found = compareArms(arm(80, 48), arm(70, 56));
    expect(found?.value).toBeCloseTo(0.2, 4);
    expect(found?.low).toBeCloseTo(0.0524, 4);
    expect(found?.high).toBeCloseTo(0.3339, 4);
  });
  it('are the other way round with the other sign', () => {
    const one = compareArms(arm(80, 48), arm(70, 56));
    const other = compareArms(arm(70, 56), arm(80, 48));
    expect(other?.low).toBeCloseTo(-(one?.high ?? 0), 9);
  });
  it.each([
    ['few players', arm(29, 12), arm(300, 120)],
    ['few who opened something', arm(300, 4), arm(300, 40)],
    ['few who did not', arm(300, 40), arm(300, 297)],
    ['nobody', arm(0, 0), arm(0, 0)],
  ])('are too few: %s', (_what, a, b) => expect(compareArms(a, b)).toBeNull());
});
