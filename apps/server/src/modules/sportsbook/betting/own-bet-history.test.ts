import { listBetHistory } from '@ordago/contracts';
import { HOUR_MS } from '@ordago/kernel';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildSingle, readOwnBet, sell } from '../../../../test-support/sportsbook/selling.ts';
import {
  type Bettor,
  createSportsbookTestKit,
  type SportsbookTestKit,
} from '../../../../test-support/sportsbook/sportsbook-test-kit.ts';

let kit: SportsbookTestKit;
beforeAll(async () => {
  kit = await createSportsbookTestKit();
  await sql('update sportsbook.betting_setting set live_delay_s = 0');
});
afterEach(async () => {
  expect(await kit.broken()).toEqual([]);
});
afterAll(() => kit.close());

const sql = (text: string, values: unknown[] = []) => kit.testServer.db.pool.query(text, values);
async function history(bettor: Bettor, query: Readonly<Record<string, string>> = {}) {
  const { result } = await bettor.onSite(listBetHistory, { query });
  return result.bets as { id: string; status: string; status_code: string; is_live: string | boolean | null }[];
}

describe('the history of all bets', () => {
  it('distinguishes what was sold from what came back', async () => {
    const { bettor, id } = await buildSingle(kit);
    const other = await kit.buildEvent();
    const [leg] = await kit.priceLegs([[other, '1x2', '1', 2_000]]);
    const returned = (await bettor.place({ legs: [leg as never] })).result.bet.id;
    await sell(bettor, id);
    await kit.report({ kind: 'status', eventKey: other.key, status: 'cancelled' });
    expect(await history(bettor, { status: 'sold' })).toMatchObject([
      { id: `h${id}`, status: 'cashed-out', status_code: '5' },
    ]);
    expect(await history(bettor, { status: 'void' })).toMatchObject([{ id: `h${returned}`, status: 'void' }]);
  });

  it('marks a bet of which a part was sold, and keeps it among the open ones', async () => {
    const { bettor, id } = await buildSingle(kit);
    await sell(bettor, id, { share: 50 });
    const [bet] = await history(bettor, { status: 'open' });
    expect(bet).toMatchObject({ status: 'partly-cashed-out', status_code: '0' });
    expect(await history(bettor, { status: 'sold' })).toEqual([]);
  });

  it('distinguishes live bets from those before the match and from virtual ones', async () => {
    const bettor = await kit.buildBettor();
    const events = await Promise.all([1, 2, 3].map(() => kit.buildEvent({ startsInMs: HOUR_MS })));
    const [ahead, live, virtual] = events;
    const legs = await kit.priceLegs(events.map((event) => [event, '1x2', '1', 2_000] as const));
    await sql(`update sportsbook.event set status = 'live', in_play = true where id = $1`, [live?.id]);
    const place = async (at: number) =>
      (await bettor.place({ legs: [{ ...legs[at], live: at === 1 } as never] })).result.bet;
    const placed = [await place(0), await place(1), await place(2)];
    expect(placed.map(({ is_live: isLive }) => String(isLive))).toEqual(['false', 'true', 'false']);
    expect(await readOwnBet(bettor, placed[1].id)).toMatchObject({ is_live: placed[1].is_live });
    expect((await history(bettor)).map(({ is_live: isLive }) => String(isLive))).toEqual(['false', 'true', 'false']);

    const league = `insert into sportsbook.league (feed, feed_key, sport, slug, name, country)
      select feed, 'of-no-players', 'virtual-football-league', 'of-no-players', 'Virtual', country from sportsbook.league limit 1 returning id`;
    await sql('update sportsbook.event set league = $1 where id = $2', [(await sql(league)).rows[0].id, virtual?.id]);
    const of = async (type: 'prematch' | 'live' | 'virtual') =>
      (await history(bettor, { game_type: type })).map(({ id }) => id);
    const ids = placed.map(({ id }) => `h${id}`);
    expect([await of('prematch'), await of('live'), await of('virtual')]).toEqual(ids.map((id) => [id]));
    expect(ahead?.id).not.toBe(virtual?.id);
  });
});
