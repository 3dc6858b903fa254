import { type FromFrame, type ToFrame, toFrame } from '@ordago/contracts';

type Untagged<Message> = Message extends FromFrame ? Omit<Message, 'ordago'> : never;
/** A message to the site, without the mark that every message bears. */
export type Reported = Untagged<FromFrame>;

export interface BridgeParts {
  /** The window that embeds this frame: the only one that is listened to. */
  readonly parent: Pick<Window, 'postMessage'>;
  /** Its origin, as the browser states it. */
  readonly origin: string;
  /** Target on which messages arrive. */
  readonly inbox: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  readonly onMessage: (message: ToFrame) => void;
}

export interface Bridge {
  send(message: Reported): void;
  close(): void;
}

/**
 * Opens the way to the site around the frame. A message counts only when it comes from the parent window itself, from
 * its origin, and has one of the shapes of the contract; anything else has no effect and gets no answer.
 */
export function openBridge({ parent, origin, inbox, onMessage }: BridgeParts): Bridge {
  const receive = (event: MessageEvent) => {
    if (event.source !== parent || event.origin !== origin) return;
    const read = toFrame.safeParse(event.data);
    if (read.success) onMessage(read.data);
  };
  inbox.addEventListener('message', receive);
  return {
    send: (message) => parent.postMessage({ ordago: 1, ...message }, origin),
    close: () => inbox.removeEventListener('message', receive),
  };
}
