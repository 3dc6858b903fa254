import { receiveWalletCallback } from '@ordago/contracts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import type { ReceiveCallback } from '../use-cases/receive-callback.ts';
import { answerOf } from './answer-of.ts';

/** Receives a wallet call whose path names the action: bytes to the adapter, its answer back, untouched. */
export function receiveWalletCallbackRoute(receive: ReceiveCallback): BoundRoute {
  return bind(receiveWalletCallback, async (call) => answerOf(receive, call, call.params));
}
