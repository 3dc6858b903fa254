import { describe, expect, it } from 'vitest';
import { createConnectionSlots } from './connection-slots.ts';

describe('connection slots', () => {
  it('are at most so many per key, and free again when left', () => {
    const slots = createConnectionSlots(2);
    const first = slots.take('a');
    const second = slots.take('a');
    expect([first, second, slots.take('a'), slots.take('b')].map((slot) => slot !== null)).toEqual([
      true,
      true,
      false,
      true,
    ]);
    first?.();
    expect([slots.take('a'), slots.take('a')].map((slot) => slot !== null)).toEqual([true, false]);
  });

  it('are given back once, however often they are left', () => {
    const slots = createConnectionSlots(2);
    const first = slots.take('a');
    slots.take('a');
    first?.();
    first?.();
    expect([slots.take('a'), slots.take('a')].map((slot) => slot !== null)).toEqual([true, false]);
  });
});
