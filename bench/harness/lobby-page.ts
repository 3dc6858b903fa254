/// <reference lib="dom" />
/* Functions that run within the page: each function is sent there whole, so it refers to nothing outside itself. */

/** One card of the plain list. */
export interface PlainCard {
  readonly name: string;
  readonly picture: string;
}

/** Notes when the first card of the page was painted, as `firstRow` of the window. */
export function noteFirstRow(): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('main .game-card')) return;
    observer.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => Object.assign(window, { firstRow: performance.now() })));
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Presses the button of the list until no game is left; returns the batches and the longest wait for one, in ms. */
export async function showAllBatches(): Promise<{ batches: number; longestMs: number }> {
  const taken: number[] = [];
  const buttonOf = () => document.querySelector<HTMLButtonElement>('main ul:has(> li[aria-posinset]) ~ div button');
  for (let button = buttonOf(); button; button = buttonOf()) {
    const from = performance.now();
    button.click();
    await new Promise(requestAnimationFrame);
    taken.push(performance.now() - from);
  }
  return { batches: taken.length, longestMs: Math.max(...taken) };
}

/** In place of the list: every card of it in the page at once, drawn from the same card by no framework. */
export function showPlainList(cards: readonly PlainCard[]): number {
  const grid = document.querySelector<HTMLElement>('main ul:has(> li[aria-posinset])');
  const pattern = grid?.querySelector('li');
  if (!(grid && pattern)) throw new Error('no list');
  const list = grid.cloneNode(false) as HTMLElement;
  Object.assign(list.style, { paddingTop: '0', paddingBottom: '0' });
  for (const { name, picture } of cards) {
    const card = pattern.cloneNode(true) as HTMLElement;
    const image = card.querySelector('img');
    if (image) Object.assign(image, { loading: 'lazy', alt: name, src: picture });
    list.append(card);
  }
  document.querySelector('main')?.replaceChildren(list);
  return list.querySelectorAll('*').length;
}

/** Scrolls on by so much a frame, and answers how long each frame took, in ms. */
export async function scrollFrames({ frames, step }: { frames: number; step: number }): Promise<number[]> {
  scrollTo(0, 0);
  for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame);
  const taken: number[] = [];
  let last: number = await new Promise(requestAnimationFrame);
  for (let frame = 0; frame < frames; frame += 1) {
    scrollBy(0, step);
    const now: number = await new Promise(requestAnimationFrame);
    taken.push(now - last);
    last = now;
  }
  return taken;
}

/** From now on gathers how long each interaction took until it was painted, as `interactions` of the window. */
export function noteInteractions(): void {
  const interactions: number[] = [];
  Object.assign(window, { interactions });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId) interactions.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
