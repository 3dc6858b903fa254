/** Target of messages: the window inside the frame. */
export type FrameWindow = Pick<Window, 'postMessage'>;

export interface FrameBridgeParts<Received> {
  /** The window of the frame as it is now; null while there is none. Only this window is listened to. */
  readonly frame: () => FrameWindow | null;
  /** Its origin, as the server named it. No message is sent to any other. */
  readonly origin: string;
  /** Target on which messages arrive. */
  readonly inbox: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  /** Reads a message by the shapes of the contract; null for anything else. */
  readonly read: (data: unknown) => Received | null;
  readonly onMessage: (message: Received) => void;
}

export interface FrameBridge<Sent> {
  /** Sends a message to the frame, with the mark that every message bears. */
  send(message: Sent): void;
  close(): void;
}

/**
 * The site's side of the bridge to a frame. A message counts only when it comes from the window of the frame itself, from
 * its origin, and has one of the shapes of the contract; anything else has no effect and gets no answer.
 */
export function openFrameBridge<Received, Sent extends object>(parts: FrameBridgeParts<Received>): FrameBridge<Sent> {
  const { frame, origin, inbox, read, onMessage } = parts;
  const receive = (event: MessageEvent) => {
    const sender = frame();
    if (sender === null || event.source !== sender || event.origin !== origin) return;
    const message = read(event.data);
    if (message !== null) onMessage(message);
  };
  inbox.addEventListener('message', receive);
  return {
    send: (message) => frame()?.postMessage({ ordago: 1, ...message }, origin),
    close: () => inbox.removeEventListener('message', receive),
  };
}
