import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef } from 'react';

export interface ArrowKeysOptions {
  readonly grid: RefObject<HTMLUListElement | null>;
  readonly columns: number;
  /** Games of the grid that are there, drawn or not. */
  readonly count: number;
  readonly hasMore: boolean;
  readonly showMore: () => void;
  readonly scrollTo: (place: number) => void;
}

/** Drawings after which a card is waited for no longer. */
const TRIES_MAX = 30;

/** The place that a key leads to from another; null for a key that leads nowhere. */
export function placeAfter(key: string, place: number, columns: number): number | null {
  const column = place % columns;
  switch (key) {
    case 'ArrowRight':
      return place + 1;
    case 'ArrowLeft':
      return place - 1;
    case 'ArrowDown':
      return place + columns;
    case 'ArrowUp':
      return place - columns;
    case 'Home':
      return place - column;
    case 'End':
      return place - column + columns - 1;
    default:
      return null;
  }
}

/**
 * Moves the focus over the cards of a grid by the arrow keys, and to the ends of a row by Home and End. A card that is
 * not drawn is scrolled to first, and a batch that is not there yet is brought.
 */
export function useArrowKeys({ grid, columns, count, hasMore, showMore, scrollTo }: ArrowKeysOptions) {
  const wanted = useRef<{ readonly place: number; tries: number } | null>(null);
  // After every drawing: the card that was waited for may be there now, or its batch, which is scrolled to.
  useEffect(() => {
    if (wanted.current === null) return;
    const { place } = wanted.current;
    wanted.current.tries += 1;
    if (focusPlace(grid.current, place) || wanted.current.tries > TRIES_MAX) wanted.current = null;
    else if (place < count) scrollTo(place);
  });
  return useCallback(
    (event: KeyboardEvent<HTMLUListElement>) => {
      const { target, key } = event;
      if (hasModifier(event)) return;
      if (!(target instanceof Element) || !target.classList.contains('game-card-link')) return;
      const at = Number(target.closest('li')?.ariaPosInSet ?? target.closest('li')?.getAttribute('aria-posinset')) - 1;
      const next = placeAfter(key, at, columns);
      if (next === null || Number.isNaN(at)) return;
      event.preventDefault();
      if (next < 0) return;
      // Under the last row with a gap in it: the last game.
      const place = next < count || hasMore ? next : isRowBelow(at, count, columns) ? count - 1 : at;
      if (place >= count) showMore();
      if (focusPlace(grid.current, place)) return;
      wanted.current = { place, tries: 0 };
      if (place < count) scrollTo(place);
    },
    [grid, columns, count, hasMore, showMore, scrollTo],
  );
}

function hasModifier(event: KeyboardEvent): boolean {
  return event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
}

function isRowBelow(at: number, count: number, columns: number): boolean {
  return Math.floor(at / columns) < Math.floor((count - 1) / columns);
}

function focusPlace(grid: HTMLUListElement | null, place: number): boolean {
  const card = grid?.querySelector<HTMLElement>(`li[aria-posinset="${place + 1}"] .game-card-link`);
  card?.focus();
  return card !== undefined && card !== null;
}
