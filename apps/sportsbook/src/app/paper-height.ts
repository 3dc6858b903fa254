import { useEffect, useRef } from 'react';
import { sendToSite, siteOrigin } from '../embed/frame.ts';

/** Width on the screen, in px, from which a page is higher on paper: rows break there, and nothing else makes up for it. */
const BROAD = 1_100;
/** Steps in which a height is told: a page in play grows and shrinks by some pixels all the time. */
const STEP = 100;
const HEIGHT_MAX = 100_000;

/** How high a page is on paper, with some room: what is broader on the screen is higher there. */
export function paperHeightOf(page: Pick<HTMLElement, 'scrollHeight' | 'clientWidth'>): number {
  const height = page.scrollHeight * Math.max(1, page.clientWidth / BROAD);
  return Math.min(HEIGHT_MAX, Math.ceil(height / STEP) * STEP);
}

/** Tells the site how high a page is on paper, whenever it grows or shrinks. */
export function usePaperHeight() {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const page = ref.current;
    if (page === null || siteOrigin === null) return;
    let reported = 0;
    const watch = new ResizeObserver(() => {
      const height = paperHeightOf(page);
      if (height === reported) return;
      reported = height;
      sendToSite({ type: 'paper', height });
    });
    watch.observe(page);
    return () => watch.disconnect();
  }, []);
  return ref;
}
