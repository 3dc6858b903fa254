import * as z from 'zod';
import { route } from '../../route.ts';

const params = z.object({ provider: z.string().max(40), action: z.string().max(40) });
const query = z.record(z.string(), z.unknown());
const summary =
  "A game provider's wallet call, signed over its bytes and answered in the provider's own words and transport.";

export const receiveWalletCallback = route({
  name: 'casino.receive-wallet-callback',
  host: 'player',
  method: 'POST',
  path: '/callbacks/:provider/:action',
  wire: 'raw',
  summary,
  params,
  query,
  answer: z.unknown(),
  refusals: [],
});

export const receiveWalletMessage = route({
  name: 'casino.receive-wallet-message',
  host: 'player',
  method: 'POST',
  path: '/callbacks/:provider',
  wire: 'raw',
  summary: `${summary} For providers with one address for all actions.`,
  params: params.omit({ action: true }),
  query,
  answer: z.unknown(),
  refusals: [],
});
