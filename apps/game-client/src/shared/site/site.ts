import { type FromGame, readShape, type ToGame, toGame } from '@ordago/contracts/play';
import { parentOriginOf } from '@ordago/web-kit/parent-origin';
import { useSyncExternalStore } from 'react';

type Untagged<Message> = Message extends FromGame ? Omit<Message, 'ordago'> : never;
/** A message to the site, without the mark that every message bears. */
export type GameMessage = Untagged<FromGame>;

/** State of the site around the game, as far as a game needs it. */
export interface Site {
  /** A site of ours that has answered. */
  readonly isThere: boolean;
  /** Exact balance of the wallet in play, which the site may show later; null while it is unknown. */
  readonly balance: string | null;
  /** The player may deposit by themselves; an agent pays in for theirs. */
  readonly mayDeposit: boolean;
}

/** Part of a window that the messages need. */
export type SiteWindow = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  readonly parent: Pick<Window, 'postMessage'>;
  readonly location: Location;
  readonly document: Document;
};

/** Longest wait for the site before a round is sent, in ms. */
const HELD_MS_MAX = 300;

const NOBODY: Site = { isThere: false, balance: null, mayDeposit: false };

let site = NOBODY;
/** Called when the site has answered that it holds its balance. */
let onHeld: () => void = () => undefined;
let post: ((message: GameMessage) => void) | null = null;
const listeners = new Set<() => void>();

/**
 * Begins to exchange messages with the site around a game of ours; games of other providers exchange none. A message counts
 * only when it comes from the parent window itself, from its origin, and has a shape of the contract. Returns the way to end.
 */
export function joinSite(self: SiteWindow): () => void {
  const origin = parentOriginOf(self);
  if (origin === null) return () => undefined;
  const receive = (event: MessageEvent) => {
    if (event.source !== self.parent || event.origin !== origin) return;
    const message = readShape(toGame, event.data);
    if (message !== null) take(message);
  };
  self.addEventListener('message', receive);
  post = (message) => self.parent.postMessage({ ordago: 1, ...message }, origin);
  post({ type: 'ready' });
  return () => {
    self.removeEventListener('message', receive);
    post = null;
    change(NOBODY);
  };
}

/** Sends a message to the site; without a site nothing happens. */
export function reportToSite(message: GameMessage): void {
  post?.(message);
}

/**
 * Announces a stake that leaves now, and waits until the site holds the balance that it shows: whatever arrives later waits for
 * `round-shown`. A site that does not answer delays nothing for longer than a moment.
 */
export function announceRound(stake: string): Promise<void> {
  reportToSite({ type: 'round-begun', stake });
  if (!site.isThere) return Promise.resolve();
  return new Promise((resolve) => {
    onHeld = resolve;
    setTimeout(resolve, HELD_MS_MAX);
  });
}

/** The site as it is now. */
export function currentSite(): Site {
  return site;
}

/** The site, followed by a component. */
export function useSite(): Site {
  return useSyncExternalStore(subscribe, currentSite);
}

function take(message: ToGame): void {
  if (message.type === 'held') {
    onHeld();
    return;
  }
  const { theme, balance, mayDeposit } = message;
  document.documentElement.dataset.theme = theme;
  change({ isThere: true, balance, mayDeposit });
}

function change(next: Site): void {
  site = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
