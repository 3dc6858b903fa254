import type { TableFacts } from '@ordago/catalogue-search';
import type { GameId, Instant } from '@ordago/kernel';

/** `sport` is the entry of an embedded sportsbook: it is in no list of games. */
export const CASINO_TYPES = ['slots', 'live', 'virtual', 'sport'] as const;
export type CasinoType = (typeof CASINO_TYPES)[number];

export const VOLATILITIES = ['low', 'medium', 'high'] as const;
export type Volatility = (typeof VOLATILITIES)[number];

/** Languages that something may be opened in: those of the site, and those of some lobby or sportsbook. */
export type GameLanguage = 'es' | 'en' | 'pt' | 'ru' | 'fr' | 'he' | 'ar';

/** Names of a game by language. */
export type LocalNames = Readonly<Partial<Record<GameLanguage, string>>>;

/** Fields of the normalised game that only some providers send (specification 2, section 3). */
export interface GameDetails {
  readonly isMobile?: boolean;
  readonly system?: string;
  readonly format?: string;
  readonly keyname?: string;
  readonly type?: string;
  readonly haveTwoVersion?: boolean;
  readonly gameTypeID?: string;
  readonly technology?: string;
  readonly platform?: string;
  readonly key?: string;
  readonly technologyId?: string;
  readonly isLiveGame?: boolean;
  readonly sectionId?: string;
  readonly isDefault?: boolean;
  readonly gameUrl?: string;
  readonly path?: string;
  readonly billing?: string;
  /** Return to player at the best choice, in hundredths of a percent, where `rtp` is that of the worst. */
  readonly rtpMax?: number;
  /** True where the player's choice makes the volatility, so that none is declared. */
  readonly isRiskChosen?: boolean;
  /** The name in each language of the site. (Default: one name everywhere) */
  readonly names?: LocalNames;
  /** True for a game that came lately, by the day on which it was released or listed. */
  readonly isNew?: boolean;
  /** Details of a live table: its dealer, its hours, and its limits. */
  readonly table?: TableFacts;
}

/** A game as its provider lists it, in our terms. */
export interface ListedGame {
  /** The provider's own id. */
  readonly gameId: string;
  /** The provider's id of its variant for phones, where that is a game of its own there. (Default: none) */
  readonly mobileGameId?: string | null;
  readonly name: string;
  /** The studio that made it. */
  readonly studio: string;
  readonly description: string;
  /** Null when the provider sends no picture. */
  readonly imageUrl: string | null;
  readonly casinoType: CasinoType;
  /** Return to player in hundredths of a percent, only where it is declared. */
  readonly rtp: number | null;
  /** Spread of results around the mean, only where it is declared. */
  readonly volatility: Volatility | null;
  /** Features of the game beside its ordinary rounds, as far as its provider states them. (Default: none stated) */
  readonly features?: readonly string[];
  /** Least bet by currency, or by `*` for every currency, as decimal text, only where it is declared. (Default: none) */
  readonly betMin?: Readonly<Record<string, string>>;
  /** The most that a bet can return, in hundredths of the stake, only where it is declared. (Default: not) */
  readonly winMax?: number | null;
  /** True when the game can be practised without money. */
  readonly hasDemo: boolean;
  /** Day of its release, where its provider states it. (Default: not stated) */
  readonly releasedAt?: Instant;
  /** Categories that the provider itself suggests, whatever the game is called. (Default: none) */
  readonly hints?: readonly string[];
  readonly details: GameDetails;
  /** The row as it came, as JSON text. */
  readonly raw: string;
}

/** A game of the catalogue. */
export interface Game extends Required<Omit<ListedGame, 'raw' | 'hints' | 'mobileGameId' | 'releasedAt'>> {
  readonly mobileGameId: string | null;
  readonly id: GameId;
  /** Name of the adapter: `pragmatic-rgs`. */
  readonly provider: string;
  /** The specification's name of the provider: `pragmaticrgs`. */
  readonly routeProvider: string;
  /** Categories: what staff confirmed, else what keywords suggest. */
  readonly tab: readonly string[];
  /** The provider's picture as it may be shown: null too where it was not measured yet, or does not fit the budget. */
  readonly imageUrl: string | null;
  readonly replacement: GameId | null;
  readonly isActive: boolean;
  readonly addedAt: Instant;
}

/** Returns the name of a game in a language; its only name where it has one everywhere. */
export function nameIn({ name, details: { names } }: Pick<Game, 'name' | 'details'>, language: GameLanguage): string {
  return names?.[language] ?? name;
}
