import { receiveWalletMessage } from '@ordago/contracts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import type { ReceiveCallback } from '../use-cases/receive-callback.ts';
import { answerOf } from './answer-of.ts';

/** Receives a wallet call of a provider with one address for all actions: bytes to the adapter, its answer back, untouched. */
export function receiveWalletMessageRoute(receive: ReceiveCallback): BoundRoute {
  return bind(receiveWalletMessage, async (call) => answerOf(receive, call, { ...call.params, action: null }));
}
