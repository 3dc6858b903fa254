import { currency, isRefusal, odds } from '@ordago/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test-support/database/test-database.ts';
import { OPEN_BETTING_RULES, offered } from '../../../../test-support/sportsbook/slip-kit.ts';
import type { OfferedSelection, StakeLimits } from '../shared/domain/slip.ts';
import { judgeSlip } from './domain/judge-slip.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

const LIMITS: StakeLimits = {
  currency: currency('USD'),
  stakeMin: 100_000n,
  stakeDefault: 1_000_000n,
  stakeMax: 500_000_000n,
  payoutMax: 5_000_000_000n,
  liabilityMax: 25_000_000_000n,
  legalPayoutMax: null,
};

interface Situation {
  readonly status: OfferedSelection['state'];
  readonly has_begun: boolean;
  readonly in_play: boolean;
  readonly is_stopped: boolean;
  readonly market: 'open' | 'suspended' | 'settled';
  readonly is_live: boolean;
  readonly seen: number;
  readonly name: string | null;
}

/** Every situation of a leg, with the refusal of the lock. */
const SITUATIONS = `
  select status, has_begun, in_play, is_stopped, market, is_live, seen, (sportsbook.leg_refusal(status::sportsbook.event_status,
    has_begun, in_play, is_stopped, market::sportsbook.market_status, 2000, seen, is_live, false, '{}')).name
  from unnest(array['scheduled', 'live', 'finished', 'abandoned', 'cancelled']) status,
    unnest(array[true, false]) has_begun, unnest(array[true, false]) in_play, unnest(array[true, false]) is_stopped,
    unnest(array['open', 'suspended', 'settled']) market, unnest(array[true, false]) is_live, unnest(array[2000, 1500]) seen
  where status <> 'live' or has_begun`;

function judged({
  status,
  has_begun: hasBegun,
  in_play: isInPlay,
  is_stopped: isStopped,
  market,
  is_live: isLive,
  seen,
}: Situation) {
  const state = status === 'scheduled' && hasBegun ? 'live' : status;
  const now = offered({ selection: '1', state, isInPlay, isStopped, isMarketOpen: market === 'open' });
  const legs = [{ selection: '1', odds: odds(seen), isLive }];
  const slip = { kind: 'single', system: null, stake: 1_000_000n, accept: 'none', legs } as const;
  const verdict = judgeSlip(slip, [now], LIMITS, OPEN_BETTING_RULES);
  return isRefusal(verdict) ? verdict.name : null;
}

it('a leg is refused for what the lock would refuse it for, and for its price where nothing else is in the way', async () => {
  const { rows } = await db.pool.query<Situation>(SITUATIONS);
  expect(rows.length).toBeGreaterThan(200);
  const differences = rows.filter((row) => {
    const name = judged(row);
    // A leg that passes before the lock at the price of the moment is for the lock to judge, but for an event that is over or has begun.
    const isLeft =
      name === null && row.seen === 2_000 && ['event-stopped', 'market-suspended'].includes(row.name ?? '');
    return name !== row.name && !isLeft;
  });
  expect(differences).toEqual([]);
});
