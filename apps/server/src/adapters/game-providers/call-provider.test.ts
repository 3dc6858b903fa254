import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fakeClock } from '@ordago/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createXpayClient } from '../payments/gateways/xpay/client.ts';
import { callProvider } from './call-provider.ts';

const PIECE = Buffer.alloc(64 * 1024, 'a');
let sentBytes = 0;
/** A third party whose answer never ends. */
const endless = createServer((_request, response) => {
  const send = () => {
    while (!response.destroyed && response.write(PIECE)) sentBytes += PIECE.length;
    sentBytes += PIECE.length;
  };
  response.on('drain', send);
  send();
});
let origin = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => endless.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(endless.address() as AddressInfo).port}`;
});
afterAll(() => void endless.closeAllConnections());

it('is cut while it is read, and not once all of it is held', async () => {
  sentBytes = 0;
  expect(await callProvider({ method: 'GET', url: origin })).toEqual({ failed: 'error', reason: 'answer too large' });
  expect(sentBytes).toBeLessThan(2 * 16 * 1024 * 1024);
});

it('of a gateway is cut as well, and says nothing of its payment', async () => {
  sentBytes = 0;
  const client = createXpayClient({ baseUrl: origin, merchant: 'm', secret: 's'.repeat(32), clock: fakeClock() });
  expect(await client.call('GET', '/payments/1')).toMatchObject({ outcome: 'unreachable' });
  expect(sentBytes).toBeLessThan(16 * 1024 * 1024);
});
