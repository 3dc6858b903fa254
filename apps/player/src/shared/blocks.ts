import { readBlocks } from '@ordago/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from './api.ts';
import { useSession } from './session.ts';

/** What of the house is closed to this reader: route providers and casino types (specification 2). */
export interface Blocks {
  readonly providers: readonly string[];
  readonly casinoTypes: readonly string[];
}

const NOTHING: Blocks = { providers: [], casinoTypes: [] };

export const blocksQuery = (playerId: string | null) =>
  queryOptions({
    queryKey: ['blocks', playerId],
    queryFn: ({ signal }): Promise<Blocks> => api(readBlocks, { signal }),
    staleTime: 5 * 60_000,
  });

/** The blocked parts; asked again when somebody signs in or out. A failed question blocks nothing. */
export function useBlocks(): Blocks {
  const { isKnown, player } = useSession();
  const { data } = useQuery({ ...blocksQuery(player?.id ?? null), enabled: isKnown });
  return data ?? NOTHING;
}
