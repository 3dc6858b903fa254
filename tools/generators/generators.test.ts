import { describe, expect, it } from 'vitest';
import { findUntidy } from '../tidy/rules.mjs';
import { planGameProvider } from './game-provider-plan.mjs';
import { planRoute } from './route-plan.mjs';
import { parseFormat, planSportRule } from './sport-rule-plan.mjs';
import { camel, pascal } from './words.mjs';

const PLANS = [
  ['new:route', planRoute('payments', 'cancel-deposit')],
  ['new:game-provider', planGameProvider('red-tiger')],
  ['new:sport-rule', planSportRule('korfball', { family: 'sport', formats: [{ minutes: 50, minimum: 'to-the-end' }] })],
] as const;

describe('the generators', () => {
  it.each(PLANS)('%s writes files that the tidy check lets pass', (_, { files }) => {
    const sources = files.map(({ path, text }) => ({ path, text, lines: text.split('\n') }));
    expect(findUntidy(sources)).toEqual([]);
  });

  it.each(PLANS)('%s brings a test with it and prints what comes next', (_, { files, next }) => {
    expect(files.some(({ path }) => path.endsWith('.test.ts'))).toBe(true);
    expect(next.length).toBeGreaterThan(2);
  });

  it('enters a new game provider in every registry, under names of its own', () => {
    const { files, inserts } = planGameProvider('red-tiger');
    expect(inserts.filter(({ after }) => after === '')).toEqual([]);
    expect(inserts.map(({ line }) => line)).toContain("  'red-tiger': redTiger,\n");
    for (const { path, text } of files) {
      expect(path).toContain('red-tiger');
      expect(text).not.toMatch(/amatic/i);
    }
  });

  it.each([
    ['60/50', { minutes: 60, minimum: { unit: 'minutes', amount: 50 } }],
    ['-/5:innings', { minutes: null, minimum: { unit: 'innings', amount: 5 } }],
    ['8/6.5', { minutes: 8, minimum: { unit: 'minutes', amount: 6.5 } }],
    ['32/end', { minutes: 32, minimum: 'to-the-end' }],
    ['end', { minutes: null, minimum: 'to-the-end' }],
    ['60/70', null],
    ['60/50:goals', null],
    ['60', null],
  ] as const)('reads the format of a sport: %s', (text, format) => {
    expect(parseFormat(text)).toEqual(format);
  });

  it('names a call by its area and its verb', () => {
    expect(planRoute('payments', 'cancel-deposit').files[0]?.text).toContain("name: 'payments.cancel-deposit'");
    expect([camel('place-bet'), pascal('place-bet')]).toEqual(['placeBet', 'PlaceBet']);
  });
});
