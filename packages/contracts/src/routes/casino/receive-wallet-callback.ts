import * as z from 'zod';
import { route } from '../../route.ts';

const params = z.object({ provider: z.string().max(40), action: z.string().max(40) });
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
  answer: z.unknown(),
  refusals: [],
});
