import type { Frame } from '@playwright/test';

/** Faults of the geometry of a stage, by the names of the elements. */
export interface StageFaults {
  /** Scrollers inside of the frame. */
  readonly scrollers: readonly string[];
  /** Controls that are cut off or lie outside of the frame. */
  readonly clipped: readonly string[];
  /** Controls that something else lies over. */
  readonly covered: readonly string[];
  /** Controls below the least size of a target. */
  readonly small: readonly string[];
}

export const NO_FAULTS: StageFaults = { scrollers: [], clipped: [], covered: [], small: [] };

/**
 * Finds the faults of a stage as it is drawn now. `targetMin` is the least edge of a control, in px; `part` is the part whose
 * controls are looked at, such as a message that lies over the board.
 */
export async function faultsOf(frame: Frame, targetMin: number, part = '.stage'): Promise<StageFaults> {
  const [scrollers, controls] = await Promise.all([scrollersIn(frame), controlsIn(frame, part)]);
  const named = (found: typeof controls) => found.map(({ name, width, height }) => `${name} ${width}×${height}`);
  return {
    scrollers,
    clipped: named(controls.filter(({ isInside, isCut }) => !isInside || isCut)),
    covered: named(controls.filter(({ isInside, isSeen }) => isInside && !isSeen)),
    small: named(controls.filter(({ isSized, width, height }) => isSized && Math.min(width, height) < targetMin)),
  };
}

function scrollersIn(frame: Frame): Promise<string[]> {
  return frame.evaluate(() => {
    const exceeds = (inner: number, outer: number) => inner > outer + 1;
    const isScroller = (element: Element) => {
      const { overflowY, overflowX } = getComputedStyle(element);
      const isTall = /auto|scroll/.test(overflowY) && exceeds(element.scrollHeight, element.clientHeight);
      return isTall || (/auto|scroll/.test(overflowX) && exceeds(element.scrollWidth, element.clientWidth));
    };
    const root = document.documentElement;
    const found = [...document.querySelectorAll('.stage *')].filter(isScroller).map(({ className }) => `${className}`);
    if (exceeds(root.scrollHeight, root.clientHeight)) found.push(`page ${root.scrollHeight}/${root.clientHeight}`);
    if (exceeds(root.scrollWidth, root.clientWidth)) found.push(`page ${root.scrollWidth} wide`);
    return found;
  });
}

interface SeenControl {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly isInside: boolean;
  readonly isCut: boolean;
  readonly isSeen: boolean;
  readonly isSized: boolean;
}

function controlsIn(frame: Frame, within: string): Promise<SeenControl[]> {
  return frame.evaluate((part) => {
    const isSeen = (control: Element, { left, top, right, bottom }: DOMRect) => {
      const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return seen !== null && (control.contains(seen) || seen.closest('label')?.contains(control) === true);
    };
    return [...document.querySelectorAll<HTMLElement>(`${part} :is(button, input)`)]
      .filter((control) => control.offsetWidth > 0 && !control.closest('.sr-only'))
      .map((control) => {
        const box = control.getBoundingClientRect();
        return {
          name: `${control.getAttribute('aria-label') ?? control.textContent?.slice(0, 30)}`,
          width: Math.round(box.width),
          height: Math.round(box.height),
          isInside: box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1,
          isCut: control.scrollWidth > control.clientWidth + 1,
          isSeen: isSeen(control, box),
          isSized: !control.matches('[type="checkbox"], [type="range"]'),
        };
      });
  }, within);
}
