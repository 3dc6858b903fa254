import type { Pool } from 'pg';
import { createFeedProductsRepository } from './repository/feed-products.repository.ts';
import { createFeedRegistersRepository } from './repository/feed-registers.repository.ts';
import { createFixturesRepository } from './repository/fixtures.repository.ts';
import { createHaltsRepository } from './repository/halts.repository.ts';
import { createHeldMessagesRepository } from './repository/held-messages.repository.ts';
import { createLateResultsRepository } from './repository/late-results.repository.ts';
import { createFixtureAsks } from './use-cases/fixture-asks.ts';
import type { FeedParts, GivenParts } from './use-cases/parts.ts';

/** Creates the repositories of the feed, beside the parts that it is given. */
export function createFeedParts(pool: Pool, given: GivenParts): FeedParts {
  return {
    ...given,
    fixtureAsks: createFixtureAsks(),
    fixtures: createFixturesRepository(pool),
    halts: createHaltsRepository(pool),
    heldMessages: createHeldMessagesRepository(pool),
    lateResults: createLateResultsRepository(pool),
    products: createFeedProductsRepository(pool),
    registers: createFeedRegistersRepository(pool),
  };
}
