import { addMs, instant } from '@ordago/kernel';
import { expect, it } from 'vitest';
import { createFixtureAsks } from './fixture-asks.ts';

const T0 = instant(Date.UTC(2026, 0, 1));

it('allows an event once a minute, for each supplier and each server by itself', () => {
  const asks = createFixtureAsks();
  expect(asks.allow('uof', 'a', T0)).toBe(true);
  expect(asks.allow('uof', 'a', addMs(T0, 59_999))).toBe(false);
  expect(asks.allow('uof', 'b', T0)).toBe(true);
  expect(asks.allow('other', 'a', T0)).toBe(true);
  expect(createFixtureAsks().allow('uof', 'a', T0)).toBe(true);
  expect(asks.allow('uof', 'a', addMs(T0, 60_000))).toBe(true);
});

it('asks again when the clock was put back', () => {
  const asks = createFixtureAsks();
  asks.allow('uof', 'a', T0);
  expect(asks.allow('uof', 'a', addMs(T0, -1))).toBe(true);
});
