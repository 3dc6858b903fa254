/** Games that lists of ours name, by provider and the provider's own id: `originals:crash`. */
type ListedIds = readonly string[];

/** Our latest games, the newest first: with a release it begins with the games of that release. */
const LATEST: ListedIds = [
  'originals:three-card-poker',
  'originals:casino-holdem',
  'originals:slot-trails',
  'originals:slot-jester',
  'originals:slot-market',
  'originals:slot-vault',
];

/**
 * Fixed lists of games for categories that no name reveals (specification 2, section 9); the order of `top` is the
 * order of the first games of the lobby. A suggestion like every keyword: staff put games in and out, and give them
 * other places.
 */
const LISTS: Readonly<
  Record<'top' | 'popular' | 'hot' | 'new' | 'newreleases' | 'recent' | 'roulette' | 'card' | 'crash', ListedIds>
> = {
  top: [
    'originals:crash',
    'originals:slot-lagoon',
    'originals:mines',
    'originals:roulette',
    'originals:plinko',
    'originals:blackjack',
    'originals:slot-corsair',
    'originals:dice',
    'pragmatic-rgs:vs-jaguar-de-jade',
  ],
  popular: [
    'originals:crash',
    'originals:limbo',
    'originals:mines',
    'originals:plinko',
    'originals:keno',
    'originals:slot-lagoon',
    'originals:slot-corsair',
    'originals:roulette',
    'originals:blackjack',
    'pragmatic-rgs:vs-jaguar-de-jade',
  ],
  hot: [
    'originals:crash',
    'originals:mines',
    'originals:slot-corsair',
    'originals:plinko',
    'pragmatic-rgs:vs-jaguar-de-jade',
  ],
  new: LATEST,
  newreleases: LATEST,
  recent: LATEST,
  roulette: ['originals:roulette'],
  card: ['originals:blackjack'],
  crash: ['originals:crash', 'originals:limbo'],
};

interface ProviderGame {
  readonly provider: string;
  readonly gameId: string;
}

/** Categories that the lists suggest for a game. */
export function listedIn({ provider, gameId }: ProviderGame): string[] {
  return Object.entries(LISTS).flatMap(([category, ids]) => (ids.includes(`${provider}:${gameId}`) ? [category] : []));
}

/** The place that the list of top games suggests, from 1; null for a game that is not on it. */
export function listedPlace({ provider, gameId }: ProviderGame): number | null {
  const place = LISTS.top.indexOf(`${provider}:${gameId}`);
  return place < 0 ? null : place + 1;
}
