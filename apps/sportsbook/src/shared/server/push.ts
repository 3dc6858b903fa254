import type { PushUpdate } from '@ordago/contracts/push';
import { openPush, type PushClient } from '@ordago/web-kit';
import { create } from 'zustand';
import { useFrame } from '../../embed/frame.ts';
import { createTopicBook, type TopicChange } from './topic-book.ts';

/** Topics of one client; the server takes no more (the player's own is the last one). */
const TOPICS_MAX = 199;

/** True while prices are pushed; while they are not, every list polls. */
export const usePushState = create<{ readonly isOpen: boolean }>(() => ({ isOpen: false }));

type Listener = (update: PushUpdate) => void;
const listeners = new Set<Listener>();
const book = createTopicBook(TOPICS_MAX);
let push: PushClient | null = null;

/** Keeps the push of the server open. Called once, at start. */
export function startPush(): void {
  push = openPush({
    onUpdate: (update) => {
      for (const listener of listeners) listener(update);
    },
    onOpen: () => {
      const { token } = useFrame.getState();
      push?.send({ listen: book.listened(), ...(token === null ? {} : { token }) });
      usePushState.setState({ isOpen: true });
    },
    onBreak: () => usePushState.setState({ isOpen: false }),
  });
  useFrame.subscribe((now, before) => {
    if (now.token === before.token) return;
    // Another player, or nobody: the connection of the one before receives too much.
    if (before.token !== null) push?.restart();
    else push?.send({ token: now.token });
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

/** Topics are left before others are followed: the server counts them one by one. */
function sendChange({ listen, unlisten }: TopicChange): void {
  if (unlisten.length > 0) push?.send({ unlisten });
  if (listen.length > 0) push?.send({ listen });
}
