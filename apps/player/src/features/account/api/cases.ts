import { type AnswerOf, listCases, openCase, ROUND_CASE_KIND, withdrawCase } from '@ordago/contracts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../shared/api.ts';

export type Cases = AnswerOf<typeof listCases>;
export type RoundCase = Cases['cases'][number];

/** The player's cases about a round, and what may be wrong with one. */
export const casesQuery = (round: string) =>
  queryOptions({
    queryKey: ['cases', round],
    queryFn: ({ signal }) => api(listCases, { query: { kind: ROUND_CASE_KIND, ref: round }, signal }),
    staleTime: 0,
  });

/** Opens a case about a round. */
export function useOpenCase(round: string, onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ reason, text }: { reason: string; text: string }) =>
      api(openCase, { body: { kind: ROUND_CASE_KIND, ref: round, reason, text } }),
    onSuccess: onDone,
    onSettled: () => queries.invalidateQueries({ queryKey: ['cases'] }),
  });
}

/** Takes a case back. */
export function useWithdrawCase() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api(withdrawCase, { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['cases'] }),
  });
}
