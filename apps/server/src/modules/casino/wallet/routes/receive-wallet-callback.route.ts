import { receiveWalletCallback, receiveWalletMessage } from '@ordago/contracts';
import { type BoundRoute, bind, type Call, RawAnswer } from '../../../../platform/http/bound-route.ts';
import type { ReceiveCallback } from '../use-cases/receive-callback.ts';

/** The providers' way in: bytes to the adapter, its answer back, untouched. */
export function walletCallbackRoutes(receive: ReceiveCallback): BoundRoute[] {
  return [
    bind(receiveWalletCallback, async (call) => answer(receive, call, call.params)),
    bind(receiveWalletMessage, async (call) => answer(receive, call, { ...call.params, action: null })),
  ];
}

async function answer(
  receive: ReceiveCallback,
  call: Pick<Call, 'headers' | 'rawBody' | 'now'> & { readonly query: Readonly<Record<string, unknown>> },
  { provider, action }: { provider: string; action: string | null },
): Promise<RawAnswer> {
  const { headers, rawBody: body, now, query } = call;
  const reply = await receive(provider, { action, query, headers, body, now });
  if (reply === null) return new RawAnswer({ error: 'unknown provider' }, 404);
  return new RawAnswer(reply.body, reply.http, reply.contentType);
}
