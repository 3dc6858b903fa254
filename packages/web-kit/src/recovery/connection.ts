import { useSyncExternalStore } from 'react';

/** State of the connection to the page's own server. */
export interface Connection {
  readonly isDown: boolean;
  /** When the server was last received from before it went down, in ms of the wall clock: what is shown is from then. */
  readonly answeredAt: number;
}

/** Wait before the server is looked for again, doubled at each further time, in ms. */
const WAIT_MS = { min: 1_000, max: 15_000 } as const;
/** Time after which a question that nobody answers counts as unanswered, in ms. */
const ANSWER_MS_MAX = 8_000;

let current: Connection = { isDown: false, answeredAt: Date.now() };
let answeredAt = Date.now();
let timer: ReturnType<typeof setTimeout> | undefined;
let isStarted = false;
/** The question under way: who asks meanwhile gets the same answer. */
let checking: Promise<boolean> | undefined;
const listeners = new Set<() => void>();

/** Asks for the server whenever the browser says that the network changed. Called once, at start. */
export function startConnection(): void {
  if (isStarted) return;
  isStarted = true;
  window.addEventListener('offline', () => void checkConnection());
  window.addEventListener('online', () => void checkConnection());
}

/** Returns whether the server is out of reach, and since when. */
export function useConnection(): Connection {
  return useSyncExternalStore(subscribe, connection);
}

/** Returns the state of now: whether the server is out of reach, and when it last answered, in ms of the wall clock. */
export function connection(): Connection {
  return current;
}

/** Calls a function each time that the connection is lost or comes back, until the returned one is called. */
export function onConnection(listener: (now: Connection) => void): () => void {
  return subscribe(() => listener(current));
}

/** Notes that the server answered. */
export function noteAnswer(): void {
  answeredAt = Date.now();
  if (!current.isDown) return;
  clearTimeout(timer);
  publish({ isDown: false, answeredAt });
}

/** Notes that a call got no answer: one call alone says little, so the server is asked. */
export function noteSilence(): void {
  void checkConnection();
}

/** Asks the server whether it is there, at once; true if it is. Without an answer it is looked for until it is there again. */
export function checkConnection(): Promise<boolean> {
  checking ??= check().finally(() => {
    checking = undefined;
  });
  return checking;
}

async function check(): Promise<boolean> {
  const isThere = await isReachable();
  if (isThere) noteAnswer();
  else goDown();
  return isThere;
}

/** Resolves once the server is within reach. */
export function untilReachable(): Promise<void> {
  if (!current.isDown) return Promise.resolve();
  return new Promise((resolve) => {
    const leave = subscribe(() => {
      if (current.isDown) return;
      leave();
      resolve();
    });
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function publish(next: Connection): void {
  current = next;
  for (const listener of [...listeners]) listener();
}

function goDown(): void {
  if (current.isDown) return;
  publish({ isDown: true, answeredAt });
  lookAgain(WAIT_MS.min);
}

function lookAgain(waitMs: number): void {
  clearTimeout(timer);
  timer = setTimeout(async () => {
    if (await isReachable()) noteAnswer();
    else if (current.isDown) lookAgain(Math.min(waitMs * 2, WAIT_MS.max));
  }, waitMs);
}

/**
 * A server that is being started anew answers by its gateway, which counts as none. The browser's own word is not taken: it knows
 * of networks, not of servers.
 */
async function isReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ANSWER_MS_MAX);
    const { status } = await fetch('/', { method: 'HEAD', cache: 'no-store', credentials: 'omit', signal });
    return status < 500;
  } catch {
    return false;
  }
}
