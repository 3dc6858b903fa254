import { type FromFrame, fromFrame, type ToFrame } from '@ordago/contracts';

type Untagged<Message> = Message extends ToFrame ? Omit<Message, 'ordago'> : never;
/** A message to the frame, without the mark that every message bears. */
export type ToFrameMessage = Untagged<ToFrame>;

/** Target of messages: the window inside the frame. */
export type FrameWindow = Pick<Window, 'postMessage'>;

export interface SiteBridgeParts {
  /** The window of the frame as it is now; null while there is none. Only this window is listened to. */
  readonly frame: () => FrameWindow | null;
  /** Its origin, as the server named it. No message is sent to any other. */
  readonly origin: string;
  /** Target on which messages arrive. */
  readonly inbox: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  readonly onMessage: (message: FromFrame) => void;
}

export interface SiteBridge {
  send(message: ToFrameMessage): void;
  close(): void;
}

/**
 * The site's side of the bridge to the betting frame. A message counts only when it comes from the window of the frame
 * itself, from its origin, and has one of the shapes of the contract; anything else has no effect and gets no answer.
 */
export function openSiteBridge({ frame, origin, inbox, onMessage }: SiteBridgeParts): SiteBridge {
  const receive = (event: MessageEvent) => {
    const sender = frame();
    if (sender === null || event.source !== sender || event.origin !== origin) return;
    const read = fromFrame.safeParse(event.data);
    if (read.success) onMessage(read.data);
  };
  inbox.addEventListener('message', receive);
  return {
    send: (message) => frame()?.postMessage({ ordago: 1, ...message }, origin),
    close: () => inbox.removeEventListener('message', receive),
  };
}
