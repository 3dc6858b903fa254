import type { PlaySession } from '../play-api.ts';

/** Key under which an amount of a game is kept on this device: a currency has amounts of its own. */
export function rememberedKey(what: 'stake' | 'chip', { provider, game, currency }: PlaySession): string {
  return `ordago.${what}.${provider}.${game.id}.${currency}`;
}

/** Returns what was kept under a key; null without it, or where the browser closes its storage to the frame. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text under a key, where the browser lets the frame. */
export function remember(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Nothing is lost but the convenience.
  }
}
