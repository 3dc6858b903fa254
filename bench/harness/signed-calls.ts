import { randomUUID } from 'node:crypto';
import { originalsHeaders, signOriginals } from '@ordago/provider-protocols';
import type { CallbackMessage } from '../../apps/server/src/modules/casino/shared/ports/wallet-dialect.ts';
import { AT, type BenchPlayer } from './world.ts';

/** The game that every pair is played at. */
export const BENCH_GAME = 'bench-dice';
/** Stake and payout of every pair, as the provider writes them; so the players' money lasts. */
const AMOUNT = '0.01';

/** One signed call, as it comes in. */
export interface SignedCall {
  readonly action: 'bet' | 'win';
  readonly message: CallbackMessage;
}

/** A bet and its win, written and signed as our own game server does; the session is `bench-` and the player. */
export function pairOf({ id }: BenchPlayer, secret: string): { readonly bet: SignedCall; readonly win: SignedCall } {
  const round = randomUUID();
  const base = { user_id: id, currency: 'MXN', game_id: BENCH_GAME, round_id: round, amount: AMOUNT };
  return {
    bet: signedCall('bet', { ...base, transaction_id: `${round}.b`, session: `bench-${id}` }, secret),
    win: signedCall('win', { ...base, transaction_id: `${round}.w`, settles: `${round}.b` }, secret),
  };
}

function signedCall(action: 'bet' | 'win', message: object, secret: string): SignedCall {
  const body = Buffer.from(JSON.stringify(message));
  const headers = originalsHeaders(signOriginals(body, { secret, now: AT, path: action }));
  return { action, message: { action, query: {}, headers, body, now: AT } };
}
