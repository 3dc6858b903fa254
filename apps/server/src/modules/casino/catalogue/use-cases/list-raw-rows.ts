import { type Instant, type PlayerId, type Refusal, refuse } from '@ordago/kernel';
import { isShown } from '../../shared/domain/closures.ts';
import type { Game } from '../../shared/domain/game.ts';
import type { GameProvider } from '../../shared/ports/game-provider.ts';
import { hiddenAmong } from '../domain/hidden-providers.ts';
import type { CatalogueRepository, RawRow } from '../repository/catalogue.repository.ts';
import type { CatalogueReader } from './catalogue-reader.ts';
import type { ReadClosures } from './read-closures.ts';

/**
 * Lists the providers' own rows of the games that are shown to this player, or to a guest.
 *
 * @refuses provider-not-configured where none of them is plugged in
 */
export type ListRawRows = (
  providers: readonly string[],
  player: PlayerId | null,
  at: Instant,
) => Promise<readonly RawRow[] | Refusal<'provider-not-configured'>>;

/** Creates the list of rows that the paths of the providers answer with. */
export function createListRawRows({
  reader,
  catalogue,
  readClosures,
  providers,
}: {
  reader: Pick<CatalogueReader, 'snapshot'>;
  catalogue: Pick<CatalogueRepository, 'rawRows'>;
  readClosures: ReadClosures;
  providers: readonly GameProvider[];
}): ListRawRows {
  const hidden = hiddenAmong(providers);
  return async (names, player, at) => {
    if (!providers.some(({ name }) => names.includes(name))) {
      return refuse('provider-not-configured', { provider: names[0] ?? '' });
    }
    const [rows, closures, { games }] = await Promise.all([
      catalogue.rawRows(names),
      readClosures(player, at),
      reader.snapshot(),
    ]);
    const isClosed = (game: Game) => !isShown({ ...game, isHidden: hidden.has(game.routeProvider) }, closures);
    const closed = new Set(games.filter((game) => names.includes(game.provider) && isClosed(game)).map(rowKey));
    return closed.size === 0 ? rows : rows.filter((row) => !closed.has(rowKey(row)));
  };
}

function rowKey({ provider, gameId }: Pick<RawRow, 'provider' | 'gameId'>): string {
  return `${provider} ${gameId}`;
}
