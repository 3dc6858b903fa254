import { describe, expect, it } from 'vitest';
import { createConnectionSlots } from './connection-slots.ts';

describe('seats', () => {
  it('are at most so many per key, and free again when left', () => {
    const slots = createConnectionSlots(2);
    const first = slots.take('a');
    const second = slots.take('a');
    expect([first, second, slots.take('a'), slots.take('b')].map((seat) => seat !== null)).toEqual([
      true,
      true,
      false,
      true,
    ]);
    first?.();
    expect([slots.take('a'), slots.take('a')].map((seat) => seat !== null)).toEqual([true, false]);
  });

  it('are left once, however often one says so', () => {
    const slots = createConnectionSlots(2);
    const first = slots.take('a');
    slots.take('a');
    first?.();
    first?.();
    expect([slots.take('a'), slots.take('a')].map((seat) => seat !== null)).toEqual([true, false]);
  });
});
