/** A topic's newest value, as the server pushes it. */
export interface PushUpdate {
  readonly topic: string;
  readonly value: unknown;
}

export interface PushLine {
  close(): void;
}

const WAIT_MS_MIN = 1_000;
const WAIT_MS_MAX = 30_000;

/**
 * Keeps a socket to the server open and hands on what it says. A lost line is opened again after 1 to 30 s; whoever
 * needs certainty polls beside it (specification 1, section 9: the balance every 5 s).
 */
export function openPushLine(options: { onUpdate: (update: PushUpdate) => void; onOpen?: () => void }): PushLine {
  let socket: WebSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitMs = WAIT_MS_MIN;
  let isClosed = false;

  const open = () => {
    socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`);
    socket.onopen = () => {
      waitMs = WAIT_MS_MIN;
      options.onOpen?.();
    };
    socket.onmessage = ({ data }) => {
      for (const update of readFrame(data)) options.onUpdate(update);
    };
    socket.onclose = () => {
      if (isClosed) return;
      timer = setTimeout(open, waitMs);
      waitMs = Math.min(waitMs * 2, WAIT_MS_MAX);
    };
  };
  open();

  return {
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      socket?.close();
    },
  };
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
