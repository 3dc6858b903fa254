import { type AnswerOf, readPlayer } from '@ordago/contracts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';

export type PlayerFile = AnswerOf<typeof readPlayer>;

/** One player with their deposits and withdrawals. Nothing is requested while there is no id. */
export function usePlayer(id: string | undefined) {
  return useQuery({
    queryKey: ['player', id],
    queryFn: ({ signal }) => api(readPlayer, { params: { id: id ?? '' }, signal }),
    enabled: id !== undefined && id !== '',
  });
}
