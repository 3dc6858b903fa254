import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { type RefCallback, type RefObject, useCallback, useRef, useState } from 'react';
import { isSearchCategory, type SearchCategory } from './search-categories.ts';

/** Text and scope of a search. */
export interface SearchPlace {
  readonly text: string;
  readonly category: SearchCategory;
}

/** Longest time that a list may take to grow back to where it was read, in ms. */
const GROWING_MS_MAX = 2_000;

/** Scroll position of each search, by its entry in the browser's history, until the page is loaded anew. */
const readTo = new Map<string, number>();

/**
 * The search as the address has it (`?find=` and `?within=`), so that leaving a game, Back and a link all find it
 * again; and how far down it was read, for the way back.
 *
 * @param body - what scrolls
 */
export function useSearchPlace(body: RefObject<HTMLDivElement | null>) {
  const { find = '', within = 'all' } = useSearch({ strict: false });
  const [place] = useState<SearchPlace>({ text: find, category: isSearchCategory(within) ? within : 'all' });
  return { place, keep: useKeep({ text: find, category: within }), bodyRef: useReadingPlace(body) };
}

/**
 * Writes a changed search into the address, in place: typing leaves no steps behind it. A category of the address that there is not is
 * a change as well.
 *
 * @param first - the search as the address has it
 */
function useKeep(first: { readonly text: string; readonly category: string }): (place: SearchPlace) => void {
  const navigate = useNavigate();
  const kept = useRef(first);
  return useCallback(
    (place) => {
      if (place.text === kept.current.text && place.category === kept.current.category) return;
      kept.current = place;
      void navigate({
        to: '.',
        search: (known) => ({
          ...known,
          find: place.text || undefined,
          within: place.category === 'all' ? undefined : place.category,
        }),
        state: (known) => known,
        replace: true,
        resetScroll: false,
      });
    },
    [navigate],
  );
}

/** Scrolls to where this entry of the history was read to, as soon as the list is that long again; then keeps track. */
function useReadingPlace(body: RefObject<HTMLDivElement | null>): RefCallback<HTMLDivElement> {
  const router = useRouter();
  return useCallback(
    (piece) => {
      body.current = piece;
      if (!piece) return;
      const entry = () => router.state.location.state.__TSR_key ?? '';
      const stopGrowing = scrollWhenGrown(piece, readTo.get(entry()) ?? 0);
      const remember = () => readTo.set(entry(), piece.scrollTop);
      piece.addEventListener('scroll', remember, { passive: true });
      return () => {
        body.current = null;
        stopGrowing();
        piece.removeEventListener('scroll', remember);
      };
    },
    [router, body],
  );
}

/** Scrolls a piece once it is long enough, however late its content arrives; gives up after two seconds. */
export function scrollWhenGrown(piece: HTMLElement, top: number): () => void {
  if (top <= 0) return () => undefined;
  const scroll = () => {
    piece.scrollTop = top;
    return piece.scrollHeight - piece.clientHeight >= top;
  };
  if (scroll()) return () => undefined;
  const observer = new ResizeObserver(() => scroll() && observer.disconnect());
  for (const child of piece.children) observer.observe(child);
  const timer = setTimeout(() => observer.disconnect(), GROWING_MS_MAX);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
