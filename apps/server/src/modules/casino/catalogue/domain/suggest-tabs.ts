import { type Category, FEATURES } from '@ordago/catalogue-search';
import type { CasinoType } from '../../shared/domain/game.ts';
import { FEATURE_TABS } from '../../shared/domain/tabs-with-features.ts';
import { categoriesNamed, featuresNamed } from './name-keywords.ts';

/** Categories that belong to a wider one. */
const WIDER: readonly (readonly [wider: Category, kinds: readonly Category[]])[] = [
  ['tablegames', ['roulette', 'blackjack', 'baccarat', 'casinoholdem', 'sikbo', 'dragontiger']],
  ['cardgames', ['card', 'blackjack', 'baccarat', 'casinoholdem', 'poker', 'dragontiger']],
];

/** Categories that mean nothing for the kind of a game. */
const NO_KIND: ReadonlySet<string> = new Set<Category>([
  'top',
  'popular',
  'hot',
  'new',
  'newreleases',
  'recent',
  'events',
  'tournaments',
  'slotteroriginals',
  'slotterexclusives',
  'enhancedrtp',
  'jokers',
  'animals',
  ...FEATURE_TABS,
]);

/** Categories of a game that came lately. */
const NEW_TABS = ['new', 'newreleases', 'recent'] as const satisfies readonly Category[];

/** From when on a figure makes a category. */
export interface CategoryRules {
  /** Least declared return of `enhancedrtp`, in hundredths of a percent. */
  readonly enhancedRtpMin: number;
  /** Time for which a game is new, in days. */
  readonly newDays: number;
}

/** Facts of a game from which its categories are suggested. */
export interface GameToFile {
  readonly name: string;
  readonly casinoType: CasinoType;
  /** Declared return in hundredths of a percent; null where none is declared. */
  readonly rtp: number | null;
  /** Known features. */
  readonly features: readonly string[];
  /** Categories that its provider and our lists suggest. */
  readonly hints: readonly string[];
  readonly isNew: boolean;
}

/**
 * Suggests the features of a game, from its provider's declaration and from its name. A suggestion only, as the
 * categories are.
 */
export function suggestFeatures(name: string, declared: readonly string[] = []): string[] {
  const named = featuresNamed(name);
  return FEATURES.filter((feature) => declared.includes(feature) || named.includes(feature));
}

/**
 * Suggests categories for a game: those from its provider and our lists, those from its name, and those that follow
 * from its declared properties. A suggestion only: staff confirm or replace it, and a game of unknown kind falls to its
 * type's rest (`slotmachines`, `othergames`).
 */
export function suggestTabs(game: GameToFile, { enhancedRtpMin }: Pick<CategoryRules, 'enhancedRtpMin'>): string[] {
  const { name, casinoType, rtp, features, hints, isNew } = game;
  const reported = [...hints, ...categoriesNamed(name, casinoType)];
  const wider = WIDER.filter(([, kinds]) => kinds.some((kind) => reported.includes(kind))).map(
    ([category]) => category,
  );
  const isKindDeclared = reported.some((category) => !NO_KIND.has(category));
  return [
    ...new Set([
      ...reported,
      ...wider,
      ...FEATURE_TABS.filter((feature) => features.includes(feature)),
      ...(rtp !== null && rtp >= enhancedRtpMin ? ['enhancedrtp'] : []),
      ...(isNew ? NEW_TABS : []),
      ...(isKindDeclared ? [] : [casinoType === 'slots' ? 'slotmachines' : 'othergames']),
    ]),
  ];
}
