import { useEffect, useRef } from 'react';
import { sendToSite, siteOrigin } from '../embed/frame.ts';

/** Width on the screen, in px, from which a page is higher on paper: rows break there, and nothing offsets it. */
const BROAD = 1_100;
/** Steps in which a height is reported: a page in play grows and shrinks by some pixels all the time. */
const STEP = 100;
const HEIGHT_MAX = 100_000;

/** Returns the height of a page on paper, with some margin: a page that is broader on the screen is higher on paper. */
export function paperHeightOf(page: Pick<HTMLElement, 'scrollHeight' | 'clientWidth'>): number {
  const height = page.scrollHeight * Math.max(1, page.clientWidth / BROAD);
  return Math.min(HEIGHT_MAX, Math.ceil(height / STEP) * STEP);
}

/** Reports the height of a page on paper to the site, whenever it grows or shrinks. */
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
