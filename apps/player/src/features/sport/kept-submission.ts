import { create } from 'zustand';
import type { SportsbookName } from './sportsbooks.ts';

type Kept = Readonly<Partial<Record<SportsbookName, string>>>;

const STORAGE_KEY = 'ordago.kept-submission';

/**
 * Text that each frame lets the site keep: a request without an answer. The browser may close its storage to a frame,
 * never to the page around it, so the same request can be sent again after a reload of either. The site never reads the
 * text.
 */
const useKept = create<Kept>(() => readStored());

/** Last text that this frame let the site keep; null for nothing. */
export function keptFor(book: SportsbookName): string | null {
  return useKept.getState()[book] ?? null;
}

/** Keeps it for this frame alone, or forgets it. */
export function keepFor(book: SportsbookName, text: string | null): void {
  useKept.setState({ [book]: text ?? undefined });
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(useKept.getState()));
  } catch {
    // Without storage it lasts as long as the page of the site.
  }
}

function readStored(): Kept {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
    const entries = Object.entries(typeof value === 'object' && value !== null ? value : {});
    return Object.fromEntries(entries.filter(([, text]) => typeof text === 'string')) as Kept;
  } catch {
    return {};
  }
}
