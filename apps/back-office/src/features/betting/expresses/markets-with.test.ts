import { expect, it } from 'vitest';
import { marketsWith } from './markets-with.ts';

const MARKETS = [
  'Resultado final Granada Empate Getafe',
  'Córners: total Más de 9.5 Menos de 9.5',
  'Ambos marcan Sí No',
];

it.each([
  ['a word', 'granada', [0]],
  ['an accent or none', 'CORNERS', [1]],
  ['words in any order', 'menos corner', [1]],
  ['a part of a word', 'marc', [2]],
  ['a line', '9.5', [1]],
  ['nothing', '  ', [0, 1, 2]],
  ['what nobody searches for', 'granada corner', []],
])('markets are found by %s', (_title, text, expected) => {
  expect(marketsWith(MARKETS, text, (words) => words)).toEqual(expected.map((place) => MARKETS[place]));
});
