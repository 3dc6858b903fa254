import { describe, expect, it } from 'vitest';
import { readPlay } from './what-if-draft.ts';

describe('how much was played', () => {
  it.each([
    ['66', 66],
    [' 70 ', 70],
    ['6:30', 6.5],
    ['6,5', 6.5],
    ['6.25', 6.25],
    ['', null],
    ['-5', null],
    ['6:75', null],
    ['many', null],
  ])('%j is read as %j', (text, played) => {
    expect(readPlay(text)).toBe(played);
  });
});
