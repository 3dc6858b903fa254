import { expect, it } from 'vitest';
import { roundNumberOf } from './round-number.ts';

it.each([
  ['Matchday 8', 8],
  ['8. Spieltag', 8],
  ['12. Runde', 12],
  ['Jornada 30', 30],
  ['8^ Giornata', 8],
  ['4', 4],
  ['Final', null],
  ['Group A', null],
  ['1/8', null],
])('%s', (round, number) => expect(roundNumberOf(round)).toBe(number));
