import { type AnswerOf, readSlipBounds } from '@ordago/contracts';
import { parseAmount, type Units } from '@ordago/kernel';
import { skipToken, useQuery } from '@tanstack/react-query';
import type { Account } from '../../shared/player/account.ts';
import { api } from '../../shared/server/api.ts';
import type { Slip } from '../../shared/slip/slip.ts';
import { plannedBets } from '../../shared/slip/slip-maths.ts';
import { betCall } from './placing/bet-call.ts';

export type SlipBounds = AnswerOf<typeof readSlipBounds>;

/** Interval at which the bounds are read again, in milliseconds: sums of limits move with the bets of others. */
const AGAIN_MS = 15_000;

/**
 * The largest stake of the slip and the limit that binds; undefined for a guest, for several singles, for a free bet, which is as large as
 * it was awarded, and while the server has not answered.
 */
export function useSlipBounds(slip: Slip, account: Account | undefined): SlipBounds | undefined {
  const bets = plannedBets(slip);
  const [bet] = bets.length === 1 ? bets : [];
  const isAsked = bet !== undefined && bet.freeBet === null && account !== undefined;
  // No stake changes the bounds: that of the question is the smallest one.
  const body = isAsked ? bodyOf({ ...bet, stake: parseAmount(account.stake.min) ?? 0n }, slip.accept) : null;
  const { data } = useQuery({
    queryKey: ['slip-bounds', account?.id, body],
    queryFn: body === null ? skipToken : ({ signal }) => api(readSlipBounds, { body, signal }),
    refetchInterval: AGAIN_MS,
    retry: false,
  });
  return body === null ? undefined : data;
}

function bodyOf(bet: Parameters<typeof betCall>[0], accept: Slip['accept']) {
  const { key: _, legs, ...rest } = betCall(bet, accept, '').body;
  return { ...rest, legs: [...legs] };
}

/** Returns what a slip may pay: nothing is promised beyond what the binding limit lets it. */
export function payableOf(payout: Units, bounds: Pick<SlipBounds, 'payout_max'> | undefined): Units {
  const most = bounds === undefined ? null : parseAmount(bounds.payout_max);
  return most !== null && most < payout ? most : payout;
}
