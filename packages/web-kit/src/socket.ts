/** A socket that is opened again whenever it breaks. */
export interface Socket {
  /** Sends a text; dropped while the socket is not open. */
  send(text: string): void;
  /** Breaks the connection; it is opened again as after any break. */
  restart(): void;
  /** Ends the connection for good: nothing opens it again. */
  close(): void;
}

export interface SocketOptions {
  /** The address, asked for before each attempt: `/ws`, `http://…` or `ws://…`. */
  readonly address: () => string;
  readonly onText: (text: string) => void;
  readonly onOpen?: () => void;
  /** Called at each break, not at `close`. */
  readonly onBreak?: () => void;
  /** Wait before the second attempt, doubled at each further one, in ms. (Default: 1,000) */
  readonly waitMsMin?: number;
  /** (Default: 30,000) */
  readonly waitMsMax?: number;
}

/** Opens a socket and keeps it open until `close` is called. */
export function openSocket({
  address,
  onText,
  onOpen,
  onBreak,
  waitMsMin = 1_000,
  waitMsMax = 30_000,
}: SocketOptions): Socket {
  let socket: WebSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitMs = waitMsMin;
  let isClosed = false;

  const open = () => {
    clearTimeout(timer);
    timer = undefined;
    const opened = new WebSocket(new URL(address(), location.origin).href.replace(/^http/, 'ws'));
    socket = opened;
    opened.onopen = () => {
      waitMs = waitMsMin;
      onOpen?.();
    };
    opened.onmessage = ({ data }) => onText(String(data));
    opened.onclose = () => {
      if (isClosed) return;
      onBreak?.();
      timer = setTimeout(open, waitMs);
      waitMs = Math.min(waitMs * 2, waitMsMax);
    };
  };
  open();
  // The wait for the next attempt ends once there is a network again.
  const openAtOnce = () => {
    if (timer !== undefined) open();
  };
  globalThis.addEventListener?.('online', openAtOnce);

  return {
    send: (text) => {
      if (socket?.readyState === WebSocket.OPEN) socket.send(text);
    },
    restart: () => socket?.close(),
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      globalThis.removeEventListener?.('online', openAtOnce);
      socket?.close();
    },
  };
}
