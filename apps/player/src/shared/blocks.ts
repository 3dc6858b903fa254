import { type AnswerOf, readBlocks } from '@ordago/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { api } from './api.ts';
import { useSession } from './session.ts';

/** Parts of the site closed to this reader, as the server judged it (specification 2, section 6). */
export type Blocks = AnswerOf<typeof readBlocks>;

export const NOTHING_BLOCKED: Blocks = {
  providers: [],
  casinoTypes: [],
  parts: [],
  isCasinoBlocked: false,
  seesHidden: false,
};

export const blocksQuery = (playerId: string | null, hiddenRoute?: string) =>
  queryOptions({
    queryKey: ['blocks', playerId, hiddenRoute ?? ''],
    queryFn: ({ signal }): Promise<Blocks> => api(readBlocks, { query: { hiddenRoute }, signal }),
    staleTime: 5 * 60_000,
  });

/** The blocked parts; asked again when somebody signs in or out. A failed question blocks nothing. */
export function useBlocks(): Blocks {
  return useKnownBlocks() ?? NOTHING_BLOCKED;
}

/** The same, for what must not be shown before the answer: null until there is one. */
export function useKnownBlocks(): Blocks | null {
  const { isKnown, player } = useSession();
  const hiddenRoute = useHiddenRoute();
  const { data, isError } = useQuery({ ...blocksQuery(player?.id ?? null, hiddenRoute), enabled: isKnown });
  return data ?? (isError ? NOTHING_BLOCKED : null);
}

/** The signature of a link that shows hidden providers; it stays in every address that leads on from it. */
export function useHiddenRoute(): string | undefined {
  return useSearch({ strict: false }).hiddenRoute;
}
