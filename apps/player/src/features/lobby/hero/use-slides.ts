import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

export interface Slides {
  readonly ref: RefObject<HTMLUListElement | null>;
  /** The slide in view. */
  readonly current: number;
  /** Brings a slide into view; past either end it begins again at the other. */
  readonly goTo: (place: number) => void;
}

/** Steers a strip of slides that is swiped, scrolled or moved by buttons. */
export function useSlides(count: number): Slides {
  const ref = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    const strip = ref.current;
    if (!strip) return;
    const take = () => {
      const step = strip.scrollWidth / count;
      if (step > 0) setCurrent(Math.min(count - 1, Math.round(strip.scrollLeft / step)));
    };
    strip.addEventListener('scroll', take, { passive: true });
    return () => strip.removeEventListener('scroll', take);
  }, [count]);

  const goTo = useCallback(
    (place: number) => {
      const strip = ref.current;
      const slide = strip?.children[(place + count) % count];
      if (!strip || !(slide instanceof HTMLElement)) return;
      const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      const left = slide.offsetLeft - Number.parseFloat(getComputedStyle(strip).paddingLeft);
      strip.scrollTo({ left, behavior: isCalm ? 'auto' : 'smooth' });
    },
    [count],
  );
  return { ref, current, goTo };
}
