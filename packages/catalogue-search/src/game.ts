import type { TableFacts } from './table.ts';

/** The 38 categories of specification 2, section 3. A category's place is its bit: append only, never reorder. */
export const CATEGORIES = [
  'all',
  'slots',
  'live',
  'virtual',
  'popular',
  'favorite',
  'roulette',
  'lotto',
  'top',
  'new',
  'jokers',
  'hot',
  'animals',
  'megaways',
  'lobby',
  'recent',
  'slotteroriginals',
  'slotterexclusives',
  'gameshows',
  'newreleases',
  'bonusbuy',
  'enhancedrtp',
  'blackjack',
  'baccarat',
  'casinoholdem',
  'card',
  'dice',
  'dragontiger',
  'sikbo',
  'othergames',
  'tablegames',
  'poker',
  'cardgames',
  'jackpot',
  'slotmachines',
  'crash',
  'events',
  'tournaments',
] as const;
export type Category = (typeof CATEGORIES)[number];

/**
 * Categories that are a part of the casino: every game of that type is in them, and no other, whatever its tabs are; in
 * `slots` those with reels alone.
 */
export const TYPE_CATEGORIES = ['slots', 'live', 'virtual'] as const satisfies readonly Category[];

/** Categories that a game can be given; the others are queries of the lobby, or follow from the game's type. */
export const GIVEN_CATEGORIES: readonly Category[] = CATEGORIES.filter(
  (name) => !(['all', 'favorite', ...TYPE_CATEGORIES] as readonly Category[]).includes(name),
);

/** The four tab sets of specification 2, section 3, in its order. */
export const TAB_SETS = {
  slots: ['all', 'favorite', 'top', 'roulette', 'slots', 'card', 'lotto', 'othergames'],
  live: [
    'all',
    'favorite',
    'top',
    'blackjack',
    'baccarat',
    'roulette',
    'casinoholdem',
    'poker',
    'sikbo',
    'dragontiger',
    'dice',
    'card',
  ],
  third: ['all', 'top', 'favorite'],
  fourth: ['all', 'slotmachines', 'jackpot', 'megaways', 'roulette', 'tablegames', 'lotto'],
} as const satisfies Record<string, readonly Category[]>;

/** Types of game; `all` and `favorites` of the specification are filters, not types. Append only. */
export const CASINO_TYPES = ['slots', 'live', 'virtual', 'sport'] as const;
export type CasinoType = (typeof CASINO_TYPES)[number];

/** `chosen`: the player's choice makes it. Append only. */
export const VOLATILITIES = ['low', 'medium', 'high', 'chosen'] as const;
export type Volatility = (typeof VOLATILITIES)[number];

/** Kinds of games that are no slots, whatever part of the casino their provider files them under. */
export const OTHER_KINDS = [
  'roulette',
  'lotto',
  'gameshows',
  'blackjack',
  'baccarat',
  'casinoholdem',
  'card',
  'dice',
  'dragontiger',
  'sikbo',
  'othergames',
  'tablegames',
  'poker',
  'cardgames',
  'crash',
] as const satisfies readonly Category[];

/** Returns true for a game with reels: of the type slots, and of no other kind. */
export function isSlot({ casinoType, tab }: Pick<CatalogueGame, 'casinoType' | 'tab'>): boolean {
  return casinoType === 'slots' && !tab.some(isOtherKind);
}

/** Returns true for a category whose games are no slots. */
export function isOtherKind(category: Category): boolean {
  return (OTHER_KINDS as readonly Category[]).includes(category);
}

/** Returns true if a game belongs to a part of the casino as the lobby shows it. */
export function isOfPart(game: Pick<CatalogueGame, 'casinoType' | 'tab'>, part: CasinoType): boolean {
  return part === 'slots' ? isSlot(game) : game.casinoType === part;
}

/** Features of a game beside its ordinary rounds. A feature's place is its bit: append only, never reorder. */
export const FEATURES = [
  'megaways',
  'bonusbuy',
  'freespins',
  'jackpot',
  'multipliers',
  'wilds',
  'respins',
  'cluster',
] as const;
export type Feature = (typeof FEATURES)[number];

/** Means every currency in a game's least bets, where its provider declares one figure whatever the currency. */
export const EVERY_CURRENCY = '*';

/** Properties of a game that hold or do not. Append only. */
export const GAME_FLAGS = ['isMobile', 'haveTwoVersion', 'isLiveGame', 'hasDemo', 'isHidden', 'isNew'] as const;
export type GameFlag = (typeof GAME_FLAGS)[number];

/** Name and picture of a game in one language. */
export interface LocalFace {
  readonly gameName: string;
  readonly imageUrl: string;
}

/** One game as the lobby needs it (specification 2, section 3). All texts are plain text, whatever a provider put in. */
export interface CatalogueGame extends Readonly<Record<GameFlag, boolean>> {
  /** Unique in the catalogue. */
  readonly id: string;
  /** The provider's own id. */
  readonly gameId: string;
  readonly gameName: string;
  /** Maker of the game. */
  readonly provider: string;
  /** Provider whose adapter launches it. */
  readonly routeProvider: string;
  readonly imageUrl: string;
  /** Name and picture by language, `gameName` and `imageUrl` being those of the reader. (Default: one for all) */
  readonly faces?: Readonly<Record<string, LocalFace>>;
  /** The tabs it is in, in the order of `CATEGORIES`. */
  readonly tab: readonly Category[];
  readonly casinoType: CasinoType;
  /** Declared return to player in basis points; null where the provider declares none. */
  readonly rtpBps: number | null;
  /** The same at the player's best choice, where `rtpBps` is that of the worst. (Default: they are one) */
  readonly rtpMaxBps?: number;
  readonly volatility: Volatility | null;
  /** Known features, in the order of `FEATURES`; empty where nothing is declared. */
  readonly features: readonly Feature[];
  /** Least bet by currency, or by `EVERY_CURRENCY`, as decimal text; empty where none is declared. */
  readonly betMin: Readonly<Record<string, string>>;
  /** The most that a bet can return, in hundredths of the stake: 500,000 is 5,000 times. Null where none is declared. */
  readonly winMaxHundredths: number | null;
  /** Facts of a live table. (Default: it is none, or nothing is) */
  readonly table?: TableFacts;
  /** Id of the game that is opened instead, or null. */
  readonly replacementGame: string | null;
}
