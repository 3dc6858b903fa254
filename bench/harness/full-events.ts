import { randomUUID } from 'node:crypto';
import { wholeBet } from './ledger-bets.ts';
import type { BenchEvent, World } from './world.ts';

/** Bets that wait at a time while the books are filled: all of them want the same event. */
const PLACED_AT_ONCE = 100;
const STAKE_MIN = 2_000_000n;
const STAKE_STEP = 1_000n;
const STAKE_STEPS = 900;

/** An event that is bet on at both of its prices. */
export interface FullEvent {
  readonly id: string;
  readonly first: string;
  readonly second: string;
}

/** Events of that name, open for bets. */
export async function openFullEvents(
  { pool }: Pick<World, 'pool'>,
  { name, count }: { name: string; count: number },
): Promise<readonly FullEvent[]> {
  const found = await pool.query<FullEvent>(OPEN_EVENTS, [count, name]);
  return found.rows;
}

/** Bets on both outcomes in turn, by players at random. */
export async function placeOnBoth(world: World, event: FullEvent, count: number): Promise<void> {
  const first: BenchEvent = { id: event.id, selection: event.first };
  const second: BenchEvent = { id: event.id, selection: event.second };
  for (let placed = 0; placed < count; placed += PLACED_AT_ONCE) {
    const wave = Array.from({ length: Math.min(PLACED_AT_ONCE, count - placed) }, (_, index) => ({
      key: randomUUID(),
      player: pick(world.players),
      event: index % 2 === 0 ? first : second,
      stake: STAKE_MIN + BigInt(Math.floor(Math.random() * STAKE_STEPS)) * STAKE_STEP,
    }));
    const verdicts = await Promise.all(wave.map((bet) => world.ledger.apply(wholeBet(world, bet))));
    if (verdicts.some(({ verdict }) => verdict !== 'accepted')) throw new Error('a bet was not accepted');
  }
}

function pick<T>(from: readonly T[]): T {
  const found = from[Math.floor(Math.random() * from.length)];
  if (found === undefined) throw new Error('the bench needs players');
  return found;
}

/** Its first outcome wins; the job may settle it. */
export async function finishEvent({ pool }: Pick<World, 'pool'>, event: FullEvent): Promise<void> {
  await pool.query(
    `update sportsbook.event set status = 'finished', home_score = 1, away_score = 0, result_revision = 1 where id = $1`,
    [event.id],
  );
}

const OPEN_EVENTS = `
with events as (
  insert into sportsbook.event (feed, feed_key, league, home, away, starts_at)
  select 'bench', $2 || '-' || n, e.league, e.home, e.away, e.starts_at
  from (select * from sportsbook.event order by id limit 1) e, generate_series(1, $1::int) n
  returning id),
exposures as (insert into sportsbook.exposure (event) select id from events),
markets as (insert into sportsbook.market (event, kind) select id, '1x2' from events returning id, event),
selections as (
  insert into sportsbook.selection (market, event, outcome, odds)
  select id, event, outcome, 2000 from markets, unnest(array['1', '2']) as outcome
  returning event, outcome, id)
select f.event as id, f.id as first, s.id as second
from selections f join selections s on s.event = f.event and s.outcome = '2' where f.outcome = '1'`;
