import { type AnswerOf, readSlipBounds } from '@ordago/contracts';
import { parseAmount, type Units } from '@ordago/kernel';
import { queryOptions, skipToken, useQueries, useQuery } from '@tanstack/react-query';
import type { Account } from '../../shared/player/account.ts';
import { api } from '../../shared/server/api.ts';
import type { Slip } from '../../shared/slip/slip.ts';
import { type PlannedBet, payoutOfBet, plannedBets, slipTotals, stakedBets } from '../../shared/slip/slip-maths.ts';
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
  const { data } = useQuery(boundsQuery(bet, slip, account));
  return data;
}

/** The same of each of several singles, by its selection; of those that the server has not answered yet, nothing. */
export function useSingleBounds(slip: Slip, account: Account | undefined): ReadonlyMap<string, SlipBounds> {
  const bets = plannedBets(slip);
  const singles = bets.length > 1 ? bets : [];
  const answers = useQueries({ queries: singles.map((bet) => boundsQuery(bet, slip, account)) });
  return new Map(
    singles.flatMap(({ legs: [leg] }, place) => {
      const data = answers[place]?.data;
      return leg && data ? [[leg.selection, data] as const] : [];
    }),
  );
}

/** Question for the bounds of a bet of the slip; none for a guest and for a free bet. */
function boundsQuery(bet: PlannedBet | undefined, slip: Slip, account: Account | undefined) {
  const isAsked = bet !== undefined && bet.freeBet === null && account !== undefined;
  // No stake changes the bounds: that of the question is the smallest one.
  const body = isAsked ? bodyOf({ ...bet, stake: parseAmount(account.stake.min) ?? 0n }, slip.accept) : null;
  return queryOptions({
    queryKey: ['slip-bounds', account?.id, body],
    queryFn: body === null ? skipToken : ({ signal }) => api(readSlipBounds, { body, signal }),
    refetchInterval: AGAIN_MS,
    retry: false,
  });
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

/** Returns what a slip may pay in all: of several singles each no more than the limit that binds it lets it. */
export function slipPayable(
  slip: Slip,
  { bounds, singles }: { readonly bounds: SlipBounds | undefined; readonly singles: ReadonlyMap<string, SlipBounds> },
): Units {
  if (singles.size === 0) return payableOf(slipTotals(slip).payout, bounds);
  return stakedBets(slip).reduce(
    (sum, bet) => sum + payableOf(payoutOfBet(bet), singles.get(bet.legs[0]?.selection ?? '')),
    0n,
  );
}
