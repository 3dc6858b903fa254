import { type PushUpdate, readPushMessage } from '@ordago/contracts/push';
import { openSocket } from './socket.ts';

/** Request of a client to the push: topics to follow or to leave, and the token of a frame without cookies. */
export interface PushRequest {
  readonly listen?: readonly string[];
  readonly unlisten?: readonly string[];
  readonly token?: string | null;
}

export interface PushClient {
  /** Sends a request. It is dropped while the connection is broken: send the topics again in `onOpen`. */
  send(request: PushRequest): void;
  /** Breaks the line and opens another one: for another player. */
  restart(): void;
  /** Ends the connection for good. */
  close(): void;
}

export interface PushOptions {
  readonly onUpdate: (update: PushUpdate) => void;
  readonly onOpen?: () => void;
  readonly onBreak?: () => void;
}

/**
 * Opens the push of the page's own server and keeps it open; updates are read by their contract. Callers that need
 * certainty poll beside it (specification 1, section 9: the balance every 5 s).
 */
export function openPush({ onUpdate, onOpen, onBreak }: PushOptions): PushClient {
  const socket = openSocket({
    address: () => '/ws',
    onText: (text) => readPushMessage(text).forEach(onUpdate),
    onOpen,
    onBreak,
  });
  return {
    send: (request) => socket.send(JSON.stringify(request)),
    restart: socket.restart,
    close: socket.close,
  };
}
