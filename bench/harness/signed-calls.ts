import { randomUUID } from 'node:crypto';
import type { Instant } from '@ordago/kernel';
import { type OriginalsAction, originalsHeaders, signOriginals } from '@ordago/provider-protocols';
import type { CallbackMessage } from '../../apps/server/src/modules/casino/shared/ports/wallet-dialect.ts';
import { AT, type BenchPlayer } from './world.ts';

/** The game that every pair is played at. */
export const BENCH_GAME = 'bench-dice';
/** Stake and payout of every pair, as the provider writes them; so the players' money lasts. */
const AMOUNT = '0.01';

/** One signed call, as it comes in. */
export interface SignedCall<Action extends OriginalsAction = 'bet' | 'win'> {
  readonly action: Action;
  readonly message: CallbackMessage;
}

/** A bet and its win, written and signed as our own game server does; the session is `bench-` and the player. */
export function pairOf(
  { id }: BenchPlayer,
  secret: string,
  now: Instant = AT,
): { readonly bet: SignedCall; readonly win: SignedCall } {
  const round = randomUUID();
  const base = { user_id: id, currency: 'MXN', game_id: BENCH_GAME, round_id: round, amount: AMOUNT };
  return {
    bet: signedCall('bet', { ...base, transaction_id: `${round}.b`, session: `bench-${id}` }, { secret, now }),
    win: signedCall('win', { ...base, transaction_id: `${round}.w`, settles: `${round}.b` }, { secret, now }),
  };
}

/** Signs any call of that provider. */
export function signedCall<const Action extends OriginalsAction>(
  action: Action,
  message: object,
  { secret, now = AT }: { readonly secret: string; readonly now?: Instant },
): SignedCall<Action> {
  const body = Buffer.from(JSON.stringify(message));
  const headers = originalsHeaders(signOriginals(body, { secret, now, path: action }));
  return { action, message: { action, query: {}, headers, body, now } };
}
