import {
  type AnswerOf,
  awardFreeBet,
  type BodyIn,
  cancelFreeBet,
  listStaffFreeBets,
  restoreFreeBet,
  type StaffFreeBet,
} from '@ordago/contracts';
import { formatMoney } from '@ordago/i18n';
import { useT } from '@ordago/i18n/react';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../shared/api.ts';

export type AwardBody = BodyIn<typeof awardFreeBet>;
type Listed = AnswerOf<typeof listStaffFreeBets>;

export const FREE_BETS_PER_PAGE = 25;

/** The free bets of a player, a page of them, with the player's currency. */
export function useFreeBets(player: string, page: number) {
  return useQuery({
    queryKey: ['free-bets', player, page],
    queryFn: async ({ signal }) => {
      const query = { page, count: FREE_BETS_PER_PAGE };
      const { free_bets: rows, ...found }: Listed = await api(listStaffFreeBets, {
        params: { id: player },
        query,
        signal,
      });
      return { rows, ...found };
    },
    placeholderData: keepPreviousData,
  });
}

interface Act {
  readonly run: () => Promise<StaffFreeBet>;
  /** Notice once it is done. */
  readonly notice: (freeBet: StaffFreeBet) => string;
  readonly back: ((id: string) => Promise<StaffFreeBet>) | null;
}

/** Gives and takes back, one thing at a time; each has a notice, and is undone with one click. */
export function useFreeBetActs(player: string) {
  const t = useT('back-office');
  const queries = useQueryClient();
  const [last, setLast] = useState<{ readonly notice: string; readonly undo: (() => void) | null } | null>(null);
  const mutation = useMutation({
    mutationFn: ({ run }: Act) => run(),
    onSuccess: (done, { notice, back }) =>
      setLast({ notice: notice(done), undo: back && (() => act(undoOf(() => back(done.id)))) }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['free-bets', player] }),
  });
  const undoOf = (run: Act['run']): Act => ({ run, notice: () => t('freeBets.undone'), back: null });
  const act = (wanted: Act): Promise<boolean> =>
    mutation.mutateAsync(wanted).then(
      () => true,
      // The failure is shown in the dialog.
      () => false,
    );
  const cancel = (id: string) => api(cancelFreeBet, { params: { id } });
  const amountOf = ({ amount, currency }: StaffFreeBet) => formatMoney(amount, currency);
  return {
    isPending: mutation.isPending,
    failure: mutation.error,
    forget: mutation.reset,
    notice: last?.notice ?? null,
    undo: last?.undo ?? null,
    award: (body: AwardBody) =>
      act({
        run: () => api(awardFreeBet, { params: { id: player }, body }),
        notice: (freeBet) => t('freeBets.awarded', { amount: amountOf(freeBet) }),
        back: cancel,
      }),
    cancel: (id: string) =>
      act({
        run: () => cancel(id),
        notice: (freeBet) => t('freeBets.cancelled', { amount: amountOf(freeBet) }),
        back: (freeBet) => api(restoreFreeBet, { params: { id: freeBet } }),
      }),
  };
}

export type FreeBetActs = ReturnType<typeof useFreeBetActs>;
