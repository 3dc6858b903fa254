import { ActionIcon, TextInput } from '@mantine/core';
import { listAdminGames } from '@ordago/contracts';
import { useT } from '@ordago/i18n/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../shared/api.ts';
import { moved, previewOf } from './order-draft.ts';

/** A game as the lists of an order show it. */
export interface PinnedGame {
  readonly id: string;
  readonly name: string;
  readonly studio: string;
  /** Empty where it was found by its name and has not been saved yet. */
  readonly image_url: string;
}

interface PinListProps {
  category: string;
  title: string;
  pins: readonly string[];
  games: readonly PinnedGame[];
  learn: (game: PinnedGame) => void;
  onChange: (pins: readonly string[]) => void;
}

/** One order: its pins to arrange, a field to add more, and how the list begins with them. */
export function PinList({ category, title, pins, games, learn, onChange }: PinListProps) {
  const t = useT('back-office');
  const nameOf = (id: string) => games.find((game) => game.id === id)?.name ?? id;
  const preview = previewOf(games, pins);
  return (
    <section aria-label={title} className="grid content-start gap-3">
      <h3 className="text-14 font-bold">{title}</h3>
      {pins.length === 0 ? (
        <p className="text-12 text-muted">{t('casino.noPins')}</p>
      ) : (
        <ol className="pin-list">
          {pins.map((id, place) => (
            <li key={id}>
              <span className="w-5 flex-none text-12 text-muted tabular">{place + 1}</span>
              <span className="min-w-0 flex-1 truncate text-14 font-semibold">{nameOf(id)}</span>
              <PinButtons
                name={nameOf(id)}
                isFirst={place === 0}
                isLast={place === pins.length - 1}
                onMove={(by) => onChange(moved(pins, id, by))}
                onRemove={() => onChange(pins.filter((other) => other !== id))}
              />
            </li>
          ))}
        </ol>
      )}
      <AddGame
        category={category}
        pins={pins}
        title={title}
        onAdd={(game) => {
          learn(game);
          onChange([...pins, game.id]);
        }}
      />
      <h4 className="text-12 font-semibold text-muted">{t('casino.preview')}</h4>
      <ul className="order-preview">
        {preview.map(({ id, name, image_url: url }, place) => (
          <li key={id} className={place < pins.length ? 'is-pinned' : undefined}>
            {url ? <img src={url} alt={name} loading="lazy" width={60} height={80} /> : <span>{name}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PinButtonsProps {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: number) => void;
  onRemove: () => void;
}

function PinButtons({ name, isFirst, isLast, onMove, onRemove }: PinButtonsProps) {
  const t = useT('back-office');
  return (
    <span className="flex flex-none gap-1">
      <ActionIcon
        variant="default"
        disabled={isFirst}
        aria-label={t('casino.moveUp', { game: name })}
        onClick={() => onMove(-1)}
      >
        <ArrowUp size={16} />
      </ActionIcon>
      <ActionIcon
        variant="default"
        disabled={isLast}
        aria-label={t('casino.moveDown', { game: name })}
        onClick={() => onMove(1)}
      >
        <ArrowDown size={16} />
      </ActionIcon>
      <ActionIcon variant="default" aria-label={t('casino.unpin', { game: name })} onClick={onRemove}>
        <X size={16} />
      </ActionIcon>
    </span>
  );
}

/** Games found at a time; a longer name finds fewer. */
const FOUND_MAX = 5;
const FETCHED = 50;

interface AddGameProps {
  category: string;
  pins: readonly string[];
  title: string;
  onAdd: (game: PinnedGame) => void;
}

/** Finds games of the category by name, and puts one behind the others. */
function AddGame({ category, pins, title, onAdd }: AddGameProps) {
  const t = useT('back-office');
  const [search, setSearch] = useState('');
  const { data } = useQuery({
    queryKey: ['casino-games', 'pin', search],
    queryFn: ({ signal }) => api(listAdminGames, { query: { search: search.trim(), count: FETCHED }, signal }),
    enabled: search.trim().length > 1,
    placeholderData: keepPreviousData,
  });
  const found = (search.trim().length > 1 ? (data?.games ?? []) : [])
    .filter((game) => game.is_active && (game.tab ?? game.suggested_tab).includes(category) && !pins.includes(game.id))
    .slice(0, FOUND_MAX);
  return (
    <div className="grid gap-1.5">
      <TextInput
        label={t('casino.addGame')}
        aria-label={`${t('casino.addGame')}, ${title}`}
        placeholder={t('casino.search')}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value.slice(0, 100))}
      />
      {found.length > 0 && (
        <ul className="pin-list">
          {found.map(({ id, name, studio }) => (
            <li key={id}>
              <span className="min-w-0 flex-1 truncate text-14">
                {name} <span className="text-12 text-muted">{studio}</span>
              </span>
              <ActionIcon
                variant="default"
                aria-label={t('casino.pin', { game: name })}
                onClick={() => {
                  onAdd({ id, name, studio, image_url: '' });
                  setSearch('');
                }}
              >
                <Plus size={16} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
