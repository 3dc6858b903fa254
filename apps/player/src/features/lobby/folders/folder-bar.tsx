import { useT } from '@ordago/i18n/react';
import { Button, Chip } from '@ordago/ui';
import { useNavigate } from '@tanstack/react-router';
import { FolderPlus } from 'lucide-react';
import { useModal } from '../../../shared/modal.ts';
import { type LobbyFilters, searchOf } from '../lobby-filters.ts';
import type { Folder } from './use-folders.ts';

interface FolderBarProps {
  readonly filters: LobbyFilters;
  readonly folders: readonly Folder[];
  readonly favourites: ReadonlySet<string>;
}

/** The folders above the favourites; the address holds the open one. */
export function FolderBar({ filters, folders, favourites }: FolderBarProps) {
  const t = useT('player');
  const navigate = useNavigate();
  const { open } = useModal();
  const show = (folder: string | null) =>
    void navigate({ to: '.', search: searchOf({ ...filters, folder }), resetScroll: false });
  const all = [{ id: null, name: t('folders.all'), count: favourites.size }, ...folders.map(counted)];
  function counted({ id, name, games }: Folder) {
    return { id, name, count: games.filter((game) => favourites.has(game)).length };
  }
  return (
    <div className="flex items-center gap-2">
      {folders.length > 0 && (
        <ul
          aria-label={t('folders.title')}
          className="no-scrollbar -ml-4 flex min-w-0 gap-2 overflow-x-auto pl-4 tablet:ml-0 tablet:pl-0.5"
        >
          {all.map(({ id, name, count }) => (
            <li key={id} className="flex-none py-0.5">
              <Chip isPressed={filters.folder === id} onPress={() => show(id)}>
                <span className="max-w-40 truncate">{name}</span>
                <span className="text-muted tabular">{count}</span>
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <Button
        size="small"
        className="flex-none"
        icon={<FolderPlus size={18} aria-hidden="true" />}
        onClick={() => open('favourite-folders')}
      >
        {/* On a phone the folders need the space. */}
        <span className={folders.length > 0 ? 'sr-only tablet:not-sr-only' : undefined}>{t('folders.arrange')}</span>
      </Button>
    </div>
  );
}
