import type { Catalogue } from '@ordago/catalogue-search';
import { FOLDER_NAME_MAX, FOLDERS_MAX } from '@ordago/contracts';
import { useT } from '@ordago/i18n/react';
import { Button, ChoicePill, Dialog, IconButton, Result, SkeletonText, TextField } from '@ordago/ui';
import { Check, Pencil, Trash2, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useCatalogue } from '../../../shared/casino/catalogue.ts';
import { useFavourites } from '../../../shared/casino/favourites.ts';
import { GamesCount } from '../../../shared/casino/hits/games-count.tsx';
import { useModal } from '../../../shared/modal.ts';
import './folders.css';
import { type Folder, useFolderActs, useFolders } from './use-folders.ts';

/** Makes, names and deletes folders, and puts favourites into them (`?modal=favourite-folders`). */
export function FoldersDialog() {
  const t = useT('player');
  const tc = useT('common');
  const { close } = useModal();
  const { folders, isError, retry } = useFolders();
  const { catalogue } = useCatalogue();
  return (
    <Dialog isOpen onClose={close} title={t('folders.arrange')} closeLabel={tc('a11y.closeDialog')}>
      {isError && (
        <Result face="error" title={tc('state.error')} action={<Button onClick={retry}>{tc('action.retry')}</Button>} />
      )}
      {!isError && (!folders || !catalogue) && <SkeletonText />}
      {folders && catalogue && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <FolderList folders={folders} />
          <GamesByFolder folders={folders} catalogue={catalogue} />
        </div>
      )}
    </Dialog>
  );
}

function FolderList({ folders }: { folders: readonly Folder[] }) {
  const t = useT('player');
  const { create } = useFolderActs();
  const [name, setName] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') create.mutate(name, { onSuccess: () => setName('') });
  };
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {folders.length > 0 && (
        <ul aria-label={t('folders.title')} className="folder-list">
          {folders.map((folder) => (
            <li key={folder.id} className="folder-row">
              <FolderRow folder={folder} />
            </li>
          ))}
        </ul>
      )}
      {folders.length < FOLDERS_MAX && (
        <form onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
          <TextField
            label={t('folders.new')}
            placeholder={t('folders.example')}
            maxLength={FOLDER_NAME_MAX}
            autoComplete="off"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <Button type="submit" disabled={name.trim() === '' || create.isPending}>
            {t('folders.create')}
          </Button>
        </form>
      )}
    </section>
  );
}

/** A folder with its acts. A name that is changed becomes a field in its place. */
function FolderRow({ folder }: { folder: Folder }) {
  const t = useT('player');
  const { remove } = useFolderActs();
  const [isNaming, setIsNaming] = useState(false);
  if (isNaming) return <FolderName folder={folder} onDone={() => setIsNaming(false)} />;
  return (
    <>
      <span className="min-w-0 flex-1 truncate font-semibold">{folder.name}</span>
      <span className="flex-none text-14 text-muted tabular">
        <GamesCount count={folder.games.length} />
      </span>
      <IconButton
        label={t('folders.rename', { name: folder.name })}
        icon={<Pencil size={18} aria-hidden="true" />}
        onClick={() => setIsNaming(true)}
      />
      <IconButton
        label={t('folders.delete', { name: folder.name })}
        icon={<Trash2 size={18} aria-hidden="true" />}
        isBusy={remove.isPending}
        onClick={() => remove.mutate(folder.id)}
      />
    </>
  );
}

function FolderName({ folder, onDone }: { folder: Folder; onDone: () => void }) {
  const t = useT('player');
  const tc = useT('common');
  const { rename } = useFolderActs();
  const [name, setName] = useState(folder.name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === folder.name) onDone();
    else if (name.trim() !== '') rename.mutate({ id: folder.id, name }, { onSuccess: onDone });
  };
  return (
    <form onSubmit={submit} className="flex min-w-0 flex-1 items-end gap-1">
      <div className="min-w-0 flex-1">
        <TextField
          label={t('folders.name')}
          autoFocus
          maxLength={FOLDER_NAME_MAX}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            // Escape gives up the name, not the dialog.
            event.stopPropagation();
            onDone();
          }}
        />
      </div>
      <IconButton type="submit" label={t('folders.save')} icon={<Check size={18} aria-hidden="true" />} />
      <IconButton label={tc('action.cancel')} icon={<X size={18} aria-hidden="true" />} onClick={onDone} />
    </form>
  );
}

/** Every favourite with the folder it lies in: a native list, for the keyboard and for phones. */
function GamesByFolder({ folders, catalogue }: { folders: readonly Folder[]; catalogue: Catalogue }) {
  const t = useT('player');
  const { ids } = useFavourites();
  const { move } = useFolderActs();
  const folderOf = new Map(folders.flatMap(({ id, games }) => games.map((game) => [game, id] as const)));
  const games = [...ids].flatMap((id) => catalogue.byId(id) ?? []);
  if (games.length === 0) return <p className="text-14 text-muted">{t('lobby.emptyFavourites')}</p>;
  if (folders.length === 0) return <p className="text-14 text-muted">{t('folders.none')}</p>;
  const options = [
    { value: '', label: t('folders.noFolder') },
    ...folders.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <ul aria-label={t('folders.games')} className="folder-list">
      {games.map((game) => (
        <li key={game.id} className="folder-row">
          <img src={game.imageUrl} alt="" width={30} height={40} loading="lazy" className="folder-art" />
          <span className="min-w-0 flex-1 truncate text-14 font-semibold">{game.gameName}</span>
          <span className="folder-choice">
            <ChoicePill
              label={t('folders.folderOf', { game: game.gameName })}
              value={folderOf.get(game.id) ?? ''}
              options={options}
              isLabelHidden
              onChange={(folder) => move.mutate({ id: game.id, folder: folder || null })}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}
