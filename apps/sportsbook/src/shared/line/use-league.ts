import type { League } from '@ordago/contracts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { eventsQuery, resultsQuery, type Tree, treeQuery } from './line.ts';

export type NamedLeague = Pick<League, 'name' | 'country' | 'sport'>;

/**
 * A league by its id. The tree has those with matches ahead; one that is played right now, or was, is named by its
 * matches.
 */
export function useLeague(id: string): { league: NamedLeague | null; isPending: boolean } {
  const tree = useQuery(treeQuery);
  const inTree = tree.data ? leagueOfTree(tree.data, id) : null;
  const isElsewhere = tree.isFetched && inTree === null;
  const live = useInfiniteQuery({ ...eventsQuery({ view: 'live', league: id }), enabled: isElsewhere });
  const isLeft = isElsewhere && live.isFetched;
  const inPlay = live.data?.pages[0]?.events[0]?.league ?? null;
  const past = useInfiniteQuery({ ...resultsQuery({ league: id }), enabled: isLeft && inPlay === null });
  const league = inTree ?? inPlay ?? past.data?.pages[0]?.events[0]?.league ?? null;
  return { league, isPending: league === null && (!isLeft || past.isPending) };
}

/** A league of the tree, with its country and sport; null where it is not in it. */
export function leagueOfTree(tree: Tree, id: string): NamedLeague | null {
  for (const { slug: sport, countries } of tree.sports) {
    for (const { code: country, leagues } of countries) {
      const found = leagues.find((known) => known.id === id);
      if (found) return { name: found.name, country, sport };
    }
  }
  return null;
}
