import { addFavourite, listFavourites, removeFavourite } from '@ordago/contracts';
import { useT } from '@ordago/i18n/react';
import { useFailureText } from '@ordago/web-kit';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../api.ts';
import { useModal } from '../modal.ts';
import { notify } from '../notify.ts';
import { ensureSession, useSession } from '../session.ts';

export interface Favourites {
  /** Ids of games; empty for a guest. */
  readonly ids: ReadonlySet<string>;
  /** False until the server has answered, true for a guest. */
  readonly isKnown: boolean;
  readonly isError: boolean;
  readonly retry: () => void;
  /**
   * Keeps a game that is shown as not kept, or forgets one that is shown as kept: seen at once, taken back when the
   * server refuses. A guest is asked to sign in; who is here and what is kept are waited for.
   */
  readonly toggle: (gameId: string) => void;
}

const NONE: ReadonlySet<string> = new Set();

const favouritesQuery = (playerId: string | null) =>
  queryOptions({
    queryKey: ['favourites', playerId] as const,
    queryFn: async ({ signal }): Promise<ReadonlySet<string>> => {
      const { favorite_slots: kept } = await api(listFavourites, { signal });
      return new Set(Object.values(kept).map(({ id }) => id));
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The player's favourite games (specification 2, section 4). */
export function useFavourites(): Favourites {
  const { player, isKnown } = useSession();
  const playerId = player?.id ?? null;
  const { data, isError, refetch } = useQuery({ ...favouritesQuery(playerId), enabled: playerId !== null });
  const ids = data ?? NONE;
  const change = useChange();
  const toggle = useCallback((gameId: string) => void change(gameId, !ids.has(gameId)), [change, ids]);
  return {
    ids,
    isKnown: isKnown && (playerId === null || data !== undefined),
    isError: isError && data === undefined,
    retry: () => void refetch(),
    toggle,
  };
}

/** Games whose change is under way: a second click on any button waits for the first (specification 2, section 4). */
const busy = new Set<string>();

function useChange(): (gameId: string, isKept: boolean) => Promise<void> {
  const client = useQueryClient();
  const changeKept = useChangeKept();
  const askGuest = useAskGuest();
  return useCallback(
    async (gameId, isKept) => {
      if (busy.has(gameId)) return;
      busy.add(gameId);
      try {
        const player = await ensureSession();
        if (!player) return askGuest();
        const query = favouritesQuery(player.id);
        const show = (isShown: boolean) =>
          client.setQueryData(query.queryKey, (ids = NONE) => withGame(ids, gameId, isShown));
        // A list that is still on its way would take the change back when it arrives.
        const known = await client.ensureQueryData(query).catch(() => NONE);
        // Pressed before the list was there, on a heart that did not show yet what is kept.
        if (known.has(gameId) === isKept) return;
        show(isKept);
        if (!(await changeKept(gameId, isKept))) show(!isKept);
      } finally {
        busy.delete(gameId);
      }
    },
    [client, changeKept, askGuest],
  );
}

/** Sends the change to the server and shows the result; false when nothing changed. */
function useChangeKept(): (gameId: string, isKept: boolean) => Promise<boolean> {
  const tp = useT('player');
  const failureText = useFailureText();
  return useCallback(
    async (gameId, isKept) => {
      try {
        if (isKept) await api(addFavourite, { body: { slot: gameId } });
        else await api(removeFavourite, { body: { id: gameId } });
        notify(tp(isKept ? 'success.slotSuccessfullyAdded' : 'success.slotSuccessfullyRemoved'), { id: 'favourites' });
        return true;
      } catch (error) {
        notify(failureText(error), { kind: 'error', id: 'favourites' });
        return false;
      }
    },
    [tp, failureText],
  );
}

function useAskGuest(): () => void {
  const t = useT('common');
  const { open } = useModal();
  return useCallback(
    () =>
      notify(t('guest.pleaseAuthForFavorites'), {
        id: 'favourites',
        action: { label: t('auth.signIn'), onPress: () => open('sign-in') },
      }),
    [t, open],
  );
}

function withGame(ids: ReadonlySet<string>, gameId: string, isKept: boolean): ReadonlySet<string> {
  const next = new Set(ids);
  if (isKept) next.add(gameId);
  else next.delete(gameId);
  return next;
}
