import type { Instant, PlayerId } from '@ordago/kernel';
import type { Game } from '../domain/game.ts';
import type { Blocks, CatalogueStore } from '../repository/catalogue.repository.ts';
import type { SessionStore } from '../repository/sessions.repository.ts';
import type { CatalogueReader } from './read-catalogue.ts';

export interface GameFilter {
  readonly routeProvider?: string;
  /** 1 desktop, 2 mobile: games made for phones alone are left out on a desktop. */
  readonly platform?: 1 | 2;
}

/** What anybody may see of the casino. */
export interface BrowseCatalogue extends CatalogueReader {
  games(filter: GameFilter): Promise<readonly Game[]>;
  /** A provider's own rows. */
  rawRows(provider: string): Promise<readonly string[]>;
  /** Players with a game open, counted from sessions. */
  livePlayers(at: Instant): Promise<{ total: number; games: Record<string, number> }>;
  blocks(player: PlayerId | null): Promise<Blocks>;
}

export function createBrowseCatalogue(parts: {
  reader: CatalogueReader;
  catalogue: CatalogueStore;
  sessions: SessionStore;
}): BrowseCatalogue {
  const { reader, catalogue, sessions } = parts;
  return {
    ...reader,
    games: async ({ routeProvider, platform }) => {
      const { games } = await reader.snapshot();
      return games.filter(
        (game) =>
          (routeProvider === undefined || game.routeProvider === routeProvider) &&
          (platform !== 1 || !game.details.isMobile || game.details.haveTwoVersion === true),
      );
    },
    rawRows: catalogue.rawRows,
    livePlayers: async (at) => {
      const counts = await sessions.countPlayers(at);
      const games = Object.fromEntries(counts);
      return { total: [...counts.values()].reduce((sum, count) => sum + count, 0), games };
    },
    blocks: catalogue.blocksOf,
  };
}
