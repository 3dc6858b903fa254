import type { GameProvider, ListedGame } from '../../modules/casino/shared/ports/game-provider.ts';

/** A sportsbook has one entry: its frame. Where its bets are kept it is a game like any other, of the type `sport`. */
export function frameEntry(gameId: string, name: string): Pick<GameProvider, 'list' | 'product' | 'roams'> {
  const entry: ListedGame = {
    gameId,
    name,
    studio: name,
    description: '',
    imageUrl: null,
    casinoType: 'sport',
    rtp: null,
    volatility: null,
    hasDemo: false,
    details: { isDefault: true },
    raw: JSON.stringify({ id: gameId, name }),
  };
  return {
    product: 'sport',
    roams: false,
    list: async () => ({ games: [entry], mismatched: 0, firstFault: null }),
  };
}

/** Parts of a sportsbook. */
export interface SportsbookOptions {
  /** Address of its frame as browsers see it. */
  readonly frameUrl: string;
  /** The key that its wallet calls are proved with. */
  readonly secret: string;
}
