import { TEXT_MIN } from '@ordago/catalogue-search';
import { useEffect, useState } from 'react';

/** Pause after the last letter before a search (specification 2, section 2). */
export const SEARCH_DEBOUNCE_MS = 500;
/** Delay after which the text of a field that lost the focus is searched. */
export const SEARCH_BLUR_MS = 200;

/** Nothing typed, too little of it, or enough to search for. */
export type SearchFace = 'prompt' | 'hint' | 'search';

export interface SearchText {
  /** Text of the field. */
  readonly typed: string;
  /** Text that is searched: empty below three characters. */
  readonly sought: string;
  readonly face: SearchFace;
  readonly type: (text: string) => void;
  readonly leave: () => void;
  /** Searches for a whole text at once. */
  readonly take: (text: string) => void;
}

/** Returns the state of the dialog for a text (semantics D12). */
export function searchFace(text: string): SearchFace {
  const { length } = text.trim();
  if (length === 0) return 'prompt';
  return length < TEXT_MIN ? 'hint' : 'search';
}

/**
 * The text of the search: taken half a second after the last letter, or 200 ms after the field is left. Begins with
 * `first`, at once.
 */
export function useSearchText(first = ''): SearchText {
  const [typed, setTyped] = useState(first);
  const [taken, setTaken] = useState(first);
  const [waitMs, setWaitMs] = useState(SEARCH_DEBOUNCE_MS);
  useEffect(() => {
    if (typed === taken) return;
    const timer = setTimeout(() => setTaken(typed), waitMs);
    return () => clearTimeout(timer);
  }, [typed, taken, waitMs]);

  const face = searchFace(typed);
  const isCleared = face !== 'search' || searchFace(taken) !== 'search';
  return {
    typed,
    sought: isCleared ? '' : taken.trim(),
    face,
    type: (text) => {
      setWaitMs(SEARCH_DEBOUNCE_MS);
      setTyped(text);
    },
    leave: () => setWaitMs(SEARCH_BLUR_MS),
    take: (text) => {
      setTyped(text);
      setTaken(text);
    },
  };
}
