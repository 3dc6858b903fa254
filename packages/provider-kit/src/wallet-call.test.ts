import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { postCall } from './wallet-call.ts';

const PIECE = Buffer.alloc(16 * 1024, 'a');
let sentBytes = 0;
/** An operator whose answer never ends, and at another path one that answers as it should. */
const operator = createServer((request, response) => {
  if (request.url === '/callbacks/short') return response.end('{"ok":true}');
  const send = () => {
    while (!response.destroyed && response.write(PIECE)) sentBytes += PIECE.length;
    sentBytes += PIECE.length;
  };
  response.on('drain', send);
  send();
});
let origin = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => operator.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(operator.address() as AddressInfo).port}`;
});
afterAll(() => void operator.closeAllConnections());

const call = (path: string) => postCall(origin, { path, headers: {}, body: '{}' });

it('an answer is read as it comes', async () => {
  expect(await call('/short')).toEqual({ http: 200, text: '{"ok":true}' });
});

it('an answer that never ends is cut while it is read: nobody knows what became of the call', async () => {
  sentBytes = 0;
  expect(await call('/endless')).toBeNull();
  // Sockets hold some on top of the largest answer.
  expect(sentBytes).toBeLessThan(8 * 1024 * 1024);
});
