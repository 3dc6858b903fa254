import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

export interface Near<E extends HTMLElement> {
  readonly ref: RefObject<E | null>;
  /** True while the piece is in view or soon will be. */
  readonly isNear: boolean;
  /** Height of the piece when it was last near, in px; undefined before. */
  readonly height: number | undefined;
}

export interface NearOptions {
  /** A piece that was near stays so; one that was only printed does not. (Default: false) */
  readonly isKept?: boolean;
  /** The piece is in view at the start, which needs no measure. (Default: false) */
  readonly isFirst?: boolean;
}

/** Distance from the view at which a piece is drawn, in px: further than one turn of a wheel. */
export const NEAR_PX = 800;

/**
 * Follows the distance of a piece from the view, so that one far from it is drawn in a few nodes of the same size. A piece
 * that begins near is so before it is painted; one with the focus stays near, and on paper every piece is.
 */
export function useNear<E extends HTMLElement>({ isKept = false, isFirst = false }: NearOptions = {}): Near<E> {
  const ref = useRef<E>(null);
  const [isNear, setIsNear] = useState(isFirst);
  const [isOnPaper, setIsOnPaper] = useState(false);
  const [height, setHeight] = useState<number>();

  useLayoutEffect(() => {
    const box = ref.current?.getBoundingClientRect();
    if (box && box.top < window.innerHeight + NEAR_PX && box.bottom > -NEAR_PX) setIsNear(true);
  }, []);

  const isSettled = isKept && isNear;
  useEffect(() => {
    const piece = ref.current;
    if (!piece || isSettled) return;
    let isPrinting = false;
    const onPrint = () => {
      isPrinting = true;
      flushSync(() => setIsOnPaper(true));
    };
    // Observed anew, each piece is reported where it is.
    const onPrinted = () => {
      isPrinting = false;
      observer.disconnect();
      observer.observe(piece);
    };
    window.addEventListener('beforeprint', onPrint);
    window.addEventListener('afterprint', onPrinted);
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        // Places on the sheet of paper are not those of the page.
        if (!entry || isPrinting) return;
        const isNow = entry.isIntersecting || piece.contains(document.activeElement);
        if (!isNow) setHeight(entry.boundingClientRect.height);
        setIsNear(isNow);
        setIsOnPaper(false);
      },
      // A frame measures from its own window: from that of the page around it there would be no margin.
      { root: document, rootMargin: `${NEAR_PX}px 0px` },
    );
    observer.observe(piece);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', onPrint);
      window.removeEventListener('afterprint', onPrinted);
    };
  }, [isSettled]);

  return { ref, isNear: isNear || isOnPaper, height };
}
