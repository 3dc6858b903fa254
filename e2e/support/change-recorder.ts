import type { Page } from '@playwright/test';

/** Messages of a game that begin and end what is recorded. */
interface Reports {
  /** Stakes of the rounds and moves that were begun, as the game reported them. */
  readonly stakes: readonly string[];
  /** How many of them were shown. */
  readonly shown: number;
}

/** Changes of text that a person could see on the page around a game. */
export interface Recorded extends Reports {
  /** Texts that appeared, in the order of their coming; what only went is marked with a minus. */
  readonly changes: readonly string[];
}

declare global {
  interface Window {
    recorder: {
      start(): void;
      read(): Recorded;
    };
  }
}

/**
 * Records every change of text on the page around a game, from `start` until the game has reported that all it began was
 * shown. What is inside the frame belongs to the game.
 */
export async function addChangeRecorder(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (window.top !== window) return;
    let changes: string[] = [];
    let stakes: string[] = [];
    let shown = 0;
    const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ').trim();
    // The clock runs on, and at the games below the stage other players come and go.
    const isLeftOut = (node: Node) => {
      const place = node instanceof Element ? node : node.parentElement;
      const name = plain(place?.closest('dd')?.previousElementSibling?.textContent ?? '');
      return name === 'Sesión' || place?.closest('.game-card') != null;
    };
    const textsOf = (nodes: NodeList) =>
      [...nodes].map((node) => plain(node.textContent)).filter((text) => text !== '');
    const note = (records: readonly MutationRecord[]) => {
      for (const { target, type, addedNodes, removedNodes } of records) {
        if (isLeftOut(target)) continue;
        if (type === 'characterData') changes.push(plain(target.parentElement?.textContent ?? target.textContent));
        const added = textsOf(addedNodes);
        changes.push(...(added.length > 0 ? added : textsOf(removedNodes).map((text) => `-${text}`)));
      }
    };
    const observer = new MutationObserver(note);
    const stop = () => {
      note(observer.takeRecords());
      observer.disconnect();
    };
    // Before any listener of the page: nothing that it does about the end is recorded.
    window.addEventListener('message', ({ data }: MessageEvent) => {
      if (data?.ordago !== 1) return;
      if (data.type === 'round-begun') stakes.push(data.stake);
      if (data.type !== 'round-shown') return;
      shown += 1;
      if (shown === stakes.length) stop();
    });
    window.recorder = {
      start: () => {
        observer.disconnect();
        changes = [];
        stakes = [];
        shown = 0;
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      },
      read: () => {
        note(observer.takeRecords());
        return { changes: [...changes], stakes: [...stakes], shown };
      },
    };
  });
}
