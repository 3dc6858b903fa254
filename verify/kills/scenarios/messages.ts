import { idOf, type StaffId } from '@ordago/kernel';
import { createFeedQuarantineRepository } from '../../../apps/server/src/modules/sportsbook/feed/repository/feed-quarantine.repository.ts';
import { AT } from '../../../bench/harness/world.ts';
import { insist, type Scenario, type Scene } from './scenario.ts';

const FEED = 'kills';
const STAFF = idOf<StaffId>('1');

/** A message of a supplier that nobody understands, and the decision of staff about it. */
export function createMessageScenario({ pool }: Scene): Scenario {
  const messages = createFeedQuarantineRepository(pool);
  return async (name) => {
    await insist(() =>
      messages.quarantine({
        feed: FEED,
        body: Buffer.from(name),
        reason: 'unknown message',
        about: { message: null, eventKey: null },
        isPartial: false,
        at: AT,
      }),
    );
    const found = await insist(() =>
      pool.query<{ id: string }>('select id from sportsbook.feed_quarantine where feed = $1 and body = $2', [
        FEED,
        name,
      ]),
    );
    const id = found.rows[0]?.id ?? '';
    await insist(() => messages.decideQuarantined({ id, state: 'dismissed', staff: STAFF, at: AT }));
  };
}
