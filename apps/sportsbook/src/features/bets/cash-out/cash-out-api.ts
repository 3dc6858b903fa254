import {
  type AnswerOf,
  type Bet,
  type CashOutOffer,
  cancelCashOutRule,
  cashOutBet,
  listCashOuts,
  quoteCashOut,
  readCashOutValues,
  setCashOutRule,
} from '@ordago/contracts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../../shared/server/api.ts';
import { follow, onPush } from '../../../shared/server/push.ts';
import { queryClient } from '../../../shared/server/query-client.ts';

export type CashOutQuote = AnswerOf<typeof quoteCashOut>;

/** Part of a bet that is quoted: a share in per cent, or an amount as plain decimal text. */
export type SaleWish = { readonly share: number } | { readonly amount: string };

/** Offers that came less than this ago are not asked for again when prices move on. */
const PAUSE_MS = 400;
/** A quote is valid for five seconds; the next one comes before it ends. */
const QUOTE_EVERY_MS = 3_000;

const cashOutsQuery = queryOptions({
  queryKey: ['bets', 'cash-outs'],
  queryFn: async ({ signal }): Promise<readonly CashOutOffer[]> => (await api(listCashOuts, { signal })).offers,
  refetchInterval: 20_000,
});

/** Value of a bet now; undefined until it is known, and for a bet that is over. */
export function useCashOutOffer(bet: Bet): CashOutOffer | undefined {
  const { data } = useQuery({ ...cashOutsQuery, enabled: bet.payout === null });
  return data?.find((offer) => offer.bet === bet.id);
}

/** Asks for the offers anew when an event of an open bet moves. */
export function useLiveOffers(bets: readonly Bet[]): void {
  const open = bets.filter(({ payout }) => payout === null);
  const topics = [...new Set(open.flatMap(({ legs }) => legs.map(({ event }) => `event:${event}`)))].sort();
  const key = topics.join();
  useEffect(() => {
    const wanted = key === '' ? [] : key.split(',');
    let timer: ReturnType<typeof setTimeout> | null = null;
    const leave = follow(wanted);
    const stop = onPush(({ topic }) => {
      if (!wanted.includes(topic)) return;
      timer ??= setTimeout(() => {
        timer = null;
        void queryClient.invalidateQueries({ queryKey: cashOutsQuery.queryKey });
      }, PAUSE_MS);
    });
    return () => {
      leave();
      stop();
      if (timer) clearTimeout(timer);
    };
  }, [key]);
}

/** The current binding offer, requested again before it ends. A click accepts the shown offer. */
export function useQuote(bet: string, wish: SaleWish | null) {
  return useQuery({
    queryKey: ['cash-out-quote', bet, wish],
    queryFn: ({ signal }): Promise<CashOutQuote> =>
      api(quoteCashOut, { params: { id: bet }, body: wish ?? {}, signal }),
    enabled: wish !== null,
    refetchInterval: QUOTE_EVERY_MS,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
}

/** Stored values of a bet. */
export function useCashOutValues(bet: string) {
  return useQuery({
    queryKey: ['bets', 'cash-out-values', bet],
    queryFn: async ({ signal }) => (await api(readCashOutValues, { params: { id: bet }, signal })).values,
    refetchInterval: 20_000,
  });
}

export function acceptQuote(bet: string, quote: string): Promise<AnswerOf<typeof cashOutBet>> {
  return api(cashOutBet, { params: { id: bet }, body: { quote } });
}

/** Leaves a rule with a bet, or takes it back. */
export function saveRule(bet: string, value: string | null): Promise<Bet> {
  const params = { id: bet };
  return value === null ? api(cancelCashOutRule, { params }) : api(setCashOutRule, { params, body: { value } });
}

export function reloadBets(): void {
  void queryClient.invalidateQueries({ queryKey: ['bets'] });
}
