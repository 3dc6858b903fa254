import { addMs, DAY_MS } from '@ordago/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createSportsbookTestKit,
  type SportsbookTestKit,
} from '../../../../test-support/sportsbook/sportsbook-test-kit.ts';
import type { FixtureMessage } from './ports/odds-feed.ts';

let kit: SportsbookTestKit;
beforeAll(async () => {
  kit = await createSportsbookTestKit();
});
afterAll(() => kit.close());

const fixture = (feed: string, league: string, sport: string): FixtureMessage => ({
  kind: 'fixture',
  feed,
  eventKey: `${league} 1`,
  version: 1,
  round: null,
  startsAt: addMs(kit.testServer.clock.now(), DAY_MS),
  league: { key: league, sport, name: 'Superliga', country: 'es' },
  home: { key: `${league} a`, name: 'Alba', code: null },
  away: { key: `${league} b`, name: 'Duna', code: null },
});
const slugs = async () =>
  (
    await kit.testServer.db.pool.query(
      `select feed, feed_key, slug from sportsbook.league where name = 'Superliga' order by feed, feed_key`,
    )
  ).rows;

it('are side by side, of other sports and of other suppliers, and keep their addresses', async () => {
  const { applyFeed } = kit.testServer.modules.sportsbook;
  await applyFeed([fixture('one', 'football', 'football'), fixture('one', 'volleyball', 'volleyball')]);
  await applyFeed([fixture('two', 'football', 'football')]);
  const known = await slugs();
  expect(known.map(({ feed, feed_key }) => `${feed} ${feed_key}`)).toEqual([
    'one football',
    'one volleyball',
    'two football',
  ]);
  expect(known[0]?.slug).toBe('superliga-es');
  expect(known[1]?.slug).toMatch(/^superliga-es-[0-9a-f]{6}$/);
  expect(known[2]?.slug).toMatch(/^superliga-es-[0-9a-f]{6}$/);
  await applyFeed([{ ...fixture('two', 'football', 'football'), version: 2 }]);
  await applyFeed([{ ...fixture('one', 'volleyball', 'volleyball'), version: 2 }]);
  expect(await slugs()).toEqual(known);
});
