// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { placeAfter, useArrowKeys } from './use-arrow-keys.ts';

afterEach(cleanup);

/** A grid of four columns that draws ten games at a time, from the first that was scrolled to. */
function Grid({ total }: { total: number }) {
  const grid = useRef<HTMLUListElement>(null);
  const [count, setCount] = useState(Math.min(total, 20));
  const [first, setFirst] = useState(0);
  const onKeyDown = useArrowKeys({
    grid,
    columns: 4,
    count,
    hasMore: count < total,
    showMore: () => setCount(Math.min(total, count + 20)),
    scrollTo: (place) => setFirst(Math.max(0, place - 4)),
  });
  const shown = Array.from({ length: Math.min(10, count - first) }, (_, at) => first + at);
  return (
    <ul ref={grid} onKeyDown={onKeyDown}>
      {shown.map((place) => (
        <li key={place} aria-posinset={place + 1} aria-setsize={count}>
          <a href="/" className="game-card-link">
            Game {place}
          </a>
        </li>
      ))}
    </ul>
  );
}

const focused = () => document.activeElement?.textContent;
function typeKeys(...keys: string[]) {
  for (const key of keys) act(() => void fireEvent.keyDown(document.activeElement ?? document.body, { key }));
}
function begin(total: number) {
  render(<Grid total={total} />);
  screen.getByText('Game 0').focus();
}

describe('the keys of a grid', () => {
  it.each([
    ['ArrowRight', 5, 6],
    ['ArrowLeft', 5, 4],
    ['ArrowDown', 5, 9],
    ['ArrowUp', 5, 1],
    ['Home', 6, 4],
    ['End', 5, 7],
    ['Enter', 5, null],
  ])('%s leads from %i to %j', (key, place, expected) => expect(placeAfter(key, place, 4)).toBe(expected));

  it('move over the cards, and stop at the first', () => {
    begin(20);
    typeKeys('ArrowRight', 'ArrowDown');
    expect(focused()).toBe('Game 5');
    typeKeys('Home', 'ArrowUp', 'ArrowUp', 'ArrowLeft');
    expect(focused()).toBe('Game 0');
  });
  it('reach a card that was not drawn', () => {
    begin(20);
    typeKeys('ArrowDown', 'ArrowDown', 'ArrowDown');
    expect(focused()).toBe('Game 12');
  });
  it('bring the next batch under the last row', () => {
    begin(40);
    typeKeys(...Array.from({ length: 6 }, () => 'ArrowDown'));
    expect(focused()).toBe('Game 24');
  });
  it('end at the last game of a row with a gap', () => {
    begin(6);
    typeKeys('ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowDown');
    expect(focused()).toBe('Game 5');
    typeKeys('ArrowDown', 'ArrowRight');
    expect(focused()).toBe('Game 5');
  });
});
