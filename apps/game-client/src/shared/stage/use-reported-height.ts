import { type RefObject, useEffect } from 'react';
import { reportToSite, useSite } from '../site/site.ts';

/** Reports to the site the least height at which nothing of the stage is cut off, now and whenever it changes. */
export function useReportedHeight(stage: RefObject<HTMLElement | null>): void {
  const { isThere } = useSite();
  useEffect(() => {
    if (!isThere) return;
    const element = stage.current;
    if (element === null || typeof ResizeObserver === 'undefined') return;
    let reported = 0;
    const report = () => {
      const height = heightNeeded(element);
      if (height === reported) return;
      reported = height;
      reportToSite({ type: 'height', height });
    };
    const observer = new ResizeObserver(report);
    for (const part of element.querySelectorAll('.stage-fields, .stage-flow, .stage-strip')) observer.observe(part);
    observer.observe(element);
    report();
    return () => observer.disconnect();
  }, [stage, isThere]);
}

/** Natural height of a stage in px: it does not depend on the height of its frame, so that the two cannot chase each other. */
function heightNeeded(stage: HTMLElement): number {
  const heightOf = (selector: string) => stage.querySelector<HTMLElement>(selector)?.offsetHeight ?? 0;
  const boardMin = Number.parseInt(getComputedStyle(stage).getPropertyValue('--board-min'), 10) || 0;
  const board = Math.max(boardMin, heightOf('.stage-flow'));
  const controls = stage.querySelector<HTMLElement>('.stage-controls');
  const padding = controls ? paddingOf(controls) : 0;
  const fields = heightOf('.stage-fields') + padding;
  const beside = heightOf('.stage-strip') + board;
  const isColumn = controls !== null && controls.offsetTop === 0 && controls.offsetWidth < stage.offsetWidth;
  return Math.ceil(isColumn ? Math.max(fields, beside) : beside + fields);
}

function paddingOf(element: HTMLElement): number {
  const { paddingTop, paddingBottom } = getComputedStyle(element);
  return (Number.parseFloat(paddingTop) || 0) + (Number.parseFloat(paddingBottom) || 0);
}
