import type { AnnounceEvents } from '../../line/index.ts';
import type { Prices, Pricing } from '../../pricing/index.ts';
import type { Settlement } from '../../settlement/index.ts';
import type { SportsbookParts } from '../../shared/use-cases/parts.ts';
import type { OddsFeed } from '../ports/odds-feed.ts';
import type { FeedProductsRepository } from '../repository/feed-products.repository.ts';
import type { FeedQuarantineRepository } from '../repository/feed-quarantine.repository.ts';
import type { FeedRegistersRepository } from '../repository/feed-registers.repository.ts';
import type { FixturesRepository } from '../repository/fixtures.repository.ts';
import type { HaltsRepository } from '../repository/halts.repository.ts';
import type { HeldMessagesRepository } from '../repository/held-messages.repository.ts';
import type { LateResultsRepository } from '../repository/late-results.repository.ts';
import type { FixtureAsks } from './fixture-asks.ts';

/** Parts that the other subjects and the composition pass to the feed. */
export type GivenParts = Pick<
  FeedParts,
  'clock' | 'log' | 'feeds' | 'prices' | 'publishOffers' | 'announce' | 'settlement' | 'quarantine'
>;

/** Parts of the use-cases of the feed. */
export interface FeedParts extends Pick<SportsbookParts, 'clock' | 'log'> {
  readonly feeds: readonly OddsFeed[];
  readonly prices: Prices;
  readonly publishOffers: Pricing['publishOffers'];
  readonly announce: AnnounceEvents;
  readonly settlement: Pick<Settlement, 'settlePending' | 'returnMoved'>;
  readonly fixtureAsks: FixtureAsks;
  readonly fixtures: FixturesRepository;
  readonly halts: HaltsRepository;
  readonly heldMessages: HeldMessagesRepository;
  readonly lateResults: LateResultsRepository;
  readonly products: FeedProductsRepository;
  readonly quarantine: FeedQuarantineRepository;
  readonly registers: FeedRegistersRepository;
}
