/**
 * The listening half of the push measure, in a process of its own so that the server's processor time is the server's alone:
 * raw sockets that shake hands, ask for their topics and count the updates that reach them.
 */
import { randomBytes } from 'node:crypto';
import net from 'node:net';

/** Order of the parent process: clients that follow topics, or a report once so many more updates have come. */
export type PushOrder =
  | { readonly do: 'open'; readonly port: number; readonly clients: number; readonly topics: readonly string[] }
  | { readonly do: 'expect'; readonly port: number; readonly updates: number };

/** Answers to them: all listen, or all has come; from the first update to the last one, and when, in milliseconds. */
export type PushReport = { readonly is: 'open' } | { readonly is: 'done'; readonly spanMs: number };

/** Every update names its topic once. */
const MARK = '"topic":';
/** Handshakes under way at a time. */
const OPENING_MAX = 200;

/** Updates that are expected and have not come; below zero while they come before the order that expects them. */
interface Count {
  left: number;
  firstAt: number;
  lastAt: number;
}
const counts = new Map<number, Count>();

process.on('message', (order: PushOrder) => {
  if (order.do === 'open') void openAll(order).then(() => report({ is: 'open' }));
  else note(order.port, order.updates);
});

async function openAll({ port, clients, topics }: PushOrder & { do: 'open' }): Promise<void> {
  for (let opened = 0; opened < clients; opened += OPENING_MAX) {
    const some = Math.min(OPENING_MAX, clients - opened);
    await Promise.all(Array.from({ length: some }, () => open(port, topics)));
  }
}

/** Resolves when the server has answered the handshake; the wish to listen travels on the same socket, in order. */
function open(port: number, topics: readonly string[]): Promise<void> {
  const socket = net.connect({ port, host: '127.0.0.1', noDelay: true });
  const key = randomBytes(16).toString('base64');
  socket.write(
    `GET /ws HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nupgrade: websocket\r\nconnection: Upgrade\r\n` +
      `sec-websocket-key: ${key}\r\nsec-websocket-version: 13\r\n\r\n`,
  );
  return new Promise((resolve, reject) => {
    let rest = '';
    socket.once('error', reject);
    socket.once('data', () => {
      socket.write(maskedText(JSON.stringify({ listen: topics })));
      socket.on('data', (chunk: Buffer) => {
        const text = rest + chunk.toString('latin1');
        rest = text.slice(1 - MARK.length);
        note(port, 1 - text.split(MARK).length);
      });
      resolve();
    });
  });
}

/** Counts what is expected up and what has come down; the last of either ends it. */
function note(port: number, difference: number): void {
  if (difference === 0) return;
  const count = counts.get(port) ?? { left: 0, firstAt: Number.POSITIVE_INFINITY, lastAt: 0 };
  counts.set(port, count);
  count.left += difference;
  if (difference < 0) {
    const now = performance.now();
    count.firstAt = Math.min(count.firstAt, now);
    count.lastAt = now;
  }
  if (count.left !== 0) return;
  counts.delete(port);
  report({ is: 'done', spanMs: count.lastAt - count.firstAt });
}

/** A text frame as clients send it (RFC 6455, 5.2), shorter than 64 KiB; a mask of zeros leaves the text as it is. */
function maskedText(text: string): Buffer {
  const body = Buffer.from(text);
  const head = body.length < 126 ? [0x81, 0x80 | body.length] : [0x81, 0xfe, body.length >> 8, body.length & 0xff];
  return Buffer.concat([Buffer.from([...head, 0, 0, 0, 0]), body]);
}

function report(report: PushReport): void {
  process.send?.(report);
}
