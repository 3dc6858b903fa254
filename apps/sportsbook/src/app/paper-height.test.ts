import { expect, it } from 'vitest';
import { paperHeightOf } from './paper-height.ts';

it.each([
  ['as high as on the screen where it is no broader', 390, 1_810, 1_900],
  ['higher where the screen is much broader than a sheet', 1_650, 1_000, 1_500],
  ['in steps', 700, 1_000, 1_000],
  ['never beyond what the bridge takes', 700, 200_000, 100_000],
])('a page is %s', (_title, clientWidth, scrollHeight, expected) => {
  expect(paperHeightOf({ clientWidth, scrollHeight })).toBe(expected);
});
