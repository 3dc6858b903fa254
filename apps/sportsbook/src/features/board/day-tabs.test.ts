// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { showChosen } from './day-tabs.tsx';

const box = (left: number, width: number) => () => ({ left, width }) as DOMRect;

it('brings the chosen day into the middle of a row that is wider than the screen', () => {
  const row = document.createElement('nav');
  const today = document.createElement('a');
  const chosen = document.createElement('a');
  row.append(today, chosen);
  row.getBoundingClientRect = box(0, 390);
  chosen.getBoundingClientRect = box(450, 60);
  showChosen(row);
  expect(row.scrollLeft).toBe(0);
  chosen.setAttribute('aria-current', 'page');
  showChosen(row);
  expect(row.scrollLeft).toBe(285);
});
