import { create } from 'zustand';
import { useFrame } from '../../embed/frame.ts';
import { createTopicBook, type TopicChange } from './topic-book.ts';

/** A topic's newest value, as the server pushes it. */
export interface PushUpdate {
  readonly topic: string;
  readonly value: unknown;
}

const WAIT_MS_MIN = 1_000;
const WAIT_MS_MAX = 30_000;
/** Topics of one line; the server takes no more (the player's own is the last one). */
const TOPICS_MAX = 199;

/** Whether prices arrive by themselves; while they do not, every list asks again by itself. */
export const usePushState = create<{ readonly isOpen: boolean }>(() => ({ isOpen: false }));

type Listener = (update: PushUpdate) => void;
const listeners = new Set<Listener>();
const book = createTopicBook(TOPICS_MAX);
let socket: WebSocket | null = null;
let waitMs = WAIT_MS_MIN;

/** Keeps a socket to the server open; a lost one is opened again after 1 to 30 s. Called once, at start. */
export function startPush(): void {
  connect();
  useFrame.subscribe((now, before) => {
    if (now.token === before.token) return;
    // Another player, or nobody: the line of the one before hears too much.
    if (before.token !== null) socket?.close();
    else send({ token: now.token });
  });
}

export function onPush(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Follows topics until the returned function is called. */
export function follow(topics: readonly string[]): () => void {
  sendChange(book.follow(topics));
  return () => sendChange(book.unfollow(topics));
}

/** Room is made before it is taken: the server counts topic by topic. */
function sendChange({ listen, unlisten }: TopicChange): void {
  send({ unlisten });
  send({ listen });
}

function connect(): void {
  const opened = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`);
  socket = opened;
  opened.onopen = () => {
    waitMs = WAIT_MS_MIN;
    const { token } = useFrame.getState();
    send({ listen: book.listened(), ...(token === null ? {} : { token }) });
    usePushState.setState({ isOpen: true });
  };
  opened.onmessage = ({ data }) => {
    for (const update of readFrame(data)) for (const listener of listeners) listener(update);
  };
  opened.onclose = () => {
    usePushState.setState({ isOpen: false });
    setTimeout(connect, waitMs);
    waitMs = Math.min(waitMs * 2, WAIT_MS_MAX);
  };
}

function send(message: { listen?: readonly string[]; unlisten?: readonly string[]; token?: string | null }): void {
  const isEmpty = message.listen?.length === 0 || message.unlisten?.length === 0;
  if (!isEmpty && socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

function readFrame(data: unknown): PushUpdate[] {
  try {
    const frame = JSON.parse(String(data)) as { updates?: unknown };
    return Array.isArray(frame.updates) ? frame.updates.filter(isUpdate) : [];
  } catch {
    return [];
  }
}

function isUpdate(value: unknown): value is PushUpdate {
  return typeof value === 'object' && value !== null && typeof (value as PushUpdate).topic === 'string';
}
