import {
  type AnswerOf,
  createFavouriteFolder,
  deleteFavouriteFolder,
  listFavouriteFolders,
  moveFavourite,
  renameFavouriteFolder,
} from '@ordago/contracts';
import { useFailureText } from '@ordago/web-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../shared/api.ts';
import { notify } from '../../../shared/notify.ts';
import { useSession } from '../../../shared/session.ts';

export type Folder = AnswerOf<typeof listFavouriteFolders>['folders'][number];

const NONE: readonly Folder[] = [];

/** The player's folders of favourites; null until the server has answered, none for a guest. */
export function useFolders() {
  const { player } = useSession();
  const { data, isError, refetch } = useQuery({
    queryKey: ['favourite-folders', player?.id],
    queryFn: async ({ signal }) => (await api(listFavouriteFolders, { signal })).folders,
    enabled: player !== null,
    // A heart that was clicked, here or on another device, changes their content.
    staleTime: 0,
  });
  return { folders: player === null ? NONE : (data ?? null), isError: isError && !data, retry: () => void refetch() };
}

/** Acts on folders. Each waits for the server, then shows its answer; a refusal is shown as text. */
export function useFolderActs() {
  const create = useAct((name: string) => api(createFavouriteFolder, { body: { name } }));
  const rename = useAct(({ id, name }: { id: string; name: string }) =>
    api(renameFavouriteFolder, { params: { id }, body: { name } }),
  );
  const remove = useAct((id: string) => api(deleteFavouriteFolder, { params: { id } }));
  const move = useAct((order: { id: string; folder: string | null }) => api(moveFavourite, { body: order }));
  return { create, rename, remove, move };
}

function useAct<Order, Answer>(act: (order: Order) => Promise<Answer>) {
  const queries = useQueryClient();
  const failureText = useFailureText();
  return useMutation({
    mutationFn: act,
    onError: (failure) => notify(failureText(failure), { kind: 'error', id: 'folders' }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['favourite-folders'] }),
  });
}
