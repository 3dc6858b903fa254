import { describe, expect, it } from 'vitest';
import { featuresOf } from './features.ts';
import { SLOTS, slotByKey } from './registry.ts';

describe('what a slot has', () => {
  it.each([
    ['corsair-5x10', ['freespins', 'multipliers', 'wilds']],
    ['roulette', []],
    ['no-such-game', []],
  ])('%s: %j', (key, expected) => expect(featuresOf(key)).toEqual(expected));

  it.each(SLOTS.map(({ key }) => key))('%s claims nothing that its definition has not', (key) => {
    const definition = slotByKey(key);
    const features = featuresOf(key);
    expect(features.includes('wilds')).toBe(definition?.wild !== null);
    expect(features.includes('freespins')).toBe(Object.keys(definition?.scatter?.freeSpins ?? {}).length > 0);
  });
});
