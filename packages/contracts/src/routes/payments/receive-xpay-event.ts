import * as z from 'zod';
import { route } from '../../route.ts';

export const receiveXpayEvent = route({
  name: 'payments.receive-xpay-event',
  host: 'player',
  method: 'POST',
  path: '/callbacks/xpay',
  wire: 'raw',
  summary:
    'A webhook of the xpay gateway, signed over its raw bytes. Anything but a 2xx makes the gateway send it again.',
  answer: z.object({ received: z.boolean() }),
  refusals: [
    'signature-invalid',
    'timestamp-outside-window',
    'nonce-replayed',
    'payment-not-found',
    'payment-mismatch',
    'too-busy',
  ],
});
