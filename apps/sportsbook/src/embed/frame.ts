import type { ToFrame } from '@ordago/contracts';
import { parentOriginOf } from '@ordago/web-kit/parent-origin';
import { create } from 'zustand';
import { type Bridge, openBridge, type Reported } from './bridge.ts';

/** Time that the page waits for the greeting of the site before it goes on as a guest's. */
const HELLO_MS_MAX = 4_000;

interface Frame {
  /** True inside the player site; false where the page was opened by itself. */
  readonly isEmbedded: boolean;
  /** False until the site has reported the player, or a guest. */
  readonly isKnown: boolean;
  /** The player's token: in memory alone, never in storage and never in an address (architecture 3.9). */
  readonly token: string | null;
  /** Text that the site kept for this page before its reload; undefined before a player is greeted, null for none. */
  readonly kept: string | null | undefined;
}

const origin = typeof window === 'undefined' ? null : parentOriginOf(window);

/** The site around the frame, as the browser states it; null where nobody embeds the page. */
export const siteOrigin = origin;

/** Signed-in player, as the site around the frame reports. */
export const useFrame = create<Frame>(() => ({
  isEmbedded: origin !== null,
  isKnown: origin === null,
  token: null,
  kept: undefined,
}));

type Listener = (message: ToFrame) => void;
const listeners = new Set<Listener>();
let bridge: Bridge | null = null;

/** Last messages of the site about theme and session, in their order, for late listeners. */
const current = new Map<ToFrame['type'], ToFrame>();
const CURRENT: ReadonlySet<ToFrame['type']> = new Set(['hello', 'theme', 'locale']);

/** Adds a listener for messages of the site, after their session was taken; it gets the current ones first. */
export function onSiteMessage(listener: Listener): () => void {
  listeners.add(listener);
  for (const message of [...current.values()]) listener(message);
  return () => listeners.delete(listener);
}

/** Sends a message to the site; nobody receives it where nobody embeds the page. */
export function sendToSite(message: Reported): void {
  bridge?.send(message);
}

/** Opens the bridge and reports that the frame receives messages. Called once, at start. */
export function startFrame(): void {
  if (origin === null || bridge !== null) return;
  bridge = openBridge({ parent: window.parent, origin, inbox: window, onMessage: receive });
  setTimeout(() => useFrame.setState(({ isKnown }) => (isKnown ? {} : { isKnown: true })), HELLO_MS_MAX);
  sendToSite({ type: 'ready' });
}

/** The server does not take the token any more: it is forgotten, and the site is asked for another, once. */
export function reportExpiredToken(rejected: string | null): void {
  if (rejected === null || useFrame.getState().token !== rejected) return;
  useFrame.setState({ token: null });
  sendToSite({ type: 'token-expired' });
}

/** Waits for a token other than the rejected one; null when the site sends none in time. */
export function awaitToken(waitMs: number): Promise<string | null> {
  const known = useFrame.getState().token;
  if (known !== null) return Promise.resolve(known);
  return new Promise((resolve) => {
    const timer = setTimeout(() => finish(null), waitMs);
    const unsubscribe = useFrame.subscribe(({ token }) => token !== null && finish(token));
    const finish = (token: string | null) => {
      clearTimeout(timer);
      unsubscribe();
      resolve(token);
    };
  });
}

function receive(message: ToFrame): void {
  if (message.type === 'hello') takeGreeting(message);
  if (message.type === 'signed-out') useFrame.setState({ isKnown: true, token: null });
  if (CURRENT.has(message.type)) {
    current.delete(message.type);
    // The token lives in one place alone.
    current.set(message.type, message.type === 'hello' ? { ...message, token: null, kept: null } : message);
  }
  for (const listener of listeners) listener(message);
}

/** Later greetings may repeat calls answered meanwhile: only the first lists the calls open before the reload. */
function takeGreeting({ token, kept = null }: ToFrame & { type: 'hello' }): void {
  const isFirst = token !== null && useFrame.getState().kept === undefined;
  useFrame.setState({ isKnown: true, token, ...(isFirst && { kept }) });
}
