import { describe, expect, it } from 'vitest';
import { findUntidy } from '../tidy/rules.mjs';
import { planGameProvider } from './game-provider-plan.mjs';
import { planRoute } from './route-plan.mjs';
import { planSportRule } from './sport-rule-plan.mjs';
import { camel, pascal } from './words.mjs';

const PLANS = [
  ['new:route', planRoute('payments', 'cancel-deposit')],
  ['new:game-provider', planGameProvider('red-tiger')],
  ['new:sport-rule', planSportRule('ice-hockey', { regularMinutes: 60, minimumMinutes: 50 })],
] as const;

describe('the generators', () => {
  it.each(PLANS)('%s writes files that the tidy check lets pass', (_, { files }) => {
    const sources = files.map(({ path, text }) => ({ path, text, lines: text.split('\n') }));
    expect(findUntidy(sources)).toEqual([]);
  });

  it.each(PLANS)('%s brings a test with it and says what comes next', (_, { files, next }) => {
    expect(files.some(({ path }) => path.endsWith('.test.ts'))).toBe(true);
    expect(next.length).toBeGreaterThan(2);
  });

  it('names a call by its area and its verb', () => {
    expect(planRoute('payments', 'cancel-deposit').files[0]?.text).toContain("name: 'payments.cancel-deposit'");
    expect([camel('place-bet'), pascal('place-bet')]).toEqual(['placeBet', 'PlaceBet']);
  });
});
