import { type BetId, idOf } from '@ordago/kernel';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { accept, freeOfMargin, quote } from '../../../../test-support/sportsbook/selling.ts';
import {
  type Bettor,
  createSportsbookTestKit,
  type SportsbookTestKit,
  type TestEvent,
} from '../../../../test-support/sportsbook/sportsbook-test-kit.ts';

let kit: SportsbookTestKit;
beforeAll(async () => {
  kit = await createSportsbookTestKit();
});
afterEach(async () => {
  expect(await kit.broken()).toEqual([]);
});
afterAll(() => kit.close());

/**
 * Bets on one event: the first are sold before its result comes, the last are tried after it, the rest at the same
 * time.
 */
const WAVES = 5;
const WAVE = 200;
const EARLY = 20;
const LATE = 20;
const BETTORS = 10;

interface Held {
  readonly bettor: Bettor;
  readonly id: string;
  readonly quote: string;
  /** A third is sold whole, a third in part, a third is requested twice with the same quote. */
  readonly way: 'whole' | 'part' | 'twice';
}

/** The bets of a wave, each with the quote that will be taken. */
async function openWave(bettors: readonly Bettor[]): Promise<{ event: TestEvent; bets: Held[] }> {
  const event = await kit.buildEvent();
  const legs = await kit.priceLegs([[event, '1x2', '1', 2_000]]);
  await freeOfMargin(
    kit,
    legs.map(({ selection }) => selection),
  );
  const bets = Array.from({ length: WAVE }, async (_, place): Promise<Held> => {
    const bettor = bettors[place % bettors.length] as Bettor;
    const way = (['whole', 'part', 'twice'] as const)[place % 3] ?? 'whole';
    const { id } = (await bettor.place({ legs })).result.bet;
    const { result } = await quote(bettor, id, { share: way === 'part' ? 50 : 100 });
    return { bettor, id, quote: result.quote, way };
  });
  return { event, bets: await Promise.all(bets) };
}

/** Accepts the quote of a bet; answers the refusal, or an empty text. */
async function trySelling({ bettor, id, quote: text, way }: Held): Promise<string> {
  const submissions = Array.from({ length: way === 'twice' ? 2 : 1 }, () => accept(bettor, id, text));
  const replies = await Promise.all(submissions);
  // Both requests sell or neither does; one may come before the result and the other after the settlement.
  expect(new Set(replies.map(({ refusal }) => (refusal ?? '') === '')).size).toBe(1);
  return replies[0]?.refusal ?? '';
}

/** Requests all sales of a wave while its result comes and the settlement job runs twice at the same time. */
async function runWave({ event, bets }: { event: TestEvent; bets: readonly Held[] }): Promise<string[]> {
  const { settlePending } = kit.testServer.modules.sportsbook;
  const early = await Promise.all(bets.slice(0, EARLY).map(trySelling));
  const meeting = bets.slice(EARLY, WAVE - LATE).map(trySelling);
  await Promise.all([kit.result(event, 1, 0), settlePending(), settlePending()]);
  await settlePending();
  const late = bets.slice(WAVE - LATE).map(trySelling);
  return [...early, ...(await Promise.all([...meeting, ...late]))];
}

describe('a sale and a settlement at once', () => {
  it('end in exactly one of the two, for each of 1,000 bets in five waves', async () => {
    const bettors = await Promise.all(Array.from({ length: BETTORS }, () => kit.buildBettor({ main: '1000.00' })));
    const met: boolean[] = [];
    for (let wave = 0; wave < WAVES; wave += 1) {
      const { event, bets } = await openWave(bettors);
      const refusals = await runWave({ event, bets });
      expect(refusals.filter((name) => !['', 'event-over', 'cash-out-quote-expired'].includes(name))).toEqual([]);
      expect(refusals.slice(0, EARLY).filter((name) => name !== '')).toEqual([]);
      expect(refusals.slice(WAVE - LATE)).toEqual(Array(LATE).fill('event-over'));
      met.push(...refusals.slice(EARLY, WAVE - LATE).map((name) => name === ''));
      const ends = await Promise.all(bets.map(({ id }) => kit.testServer.modules.sportsbook.findBet(idOf<BetId>(id))));
      const isGone = (place: number) => refusals[place] === '' && bets[place]?.way !== 'part';
      expect(ends.map((bet) => bet?.status)).toEqual(bets.map((_, place) => (isGone(place) ? 'cashed-out' : 'won')));
      expect(ends.map((bet) => bet?.payout)).toEqual(
        bets.map(({ way }, place) => (refusals[place] !== '' ? 2_000_000n : way === 'part' ? 1_475_000n : 950_000n)),
      );
      expect(await countPayments(bets)).toEqual(
        bets.map(({ way }, place) => ({
          sold: refusals[place] === '' ? 1 : 0,
          settled: refusals[place] === '' && way !== 'part' ? 0 : 1,
        })),
      );
      expect(await kit.broken()).toEqual([]);
    }
    // Of those at the same time as the settlement some sold and some did not, so that there was a race.
    expect(met).toHaveLength(WAVES * (WAVE - EARLY - LATE));
    expect(new Set(met).size).toBe(2);
  }, 240_000);
});

/** Counts the sales and the settlements of each bet. */
async function countPayments(bets: readonly Held[]): Promise<{ sold: number; settled: number }[]> {
  const found = await kit.testServer.db.pool.query<{ sold: number; settled: number }>(
    `select (select count(*)::int from sportsbook.sale where bet = id) as sold,
       (select count(*)::int from sportsbook.settlement where bet = id) as settled
     from unnest($1::bigint[]) with ordinality as given (id, place) order by place`,
    [bets.map(({ id }) => id)],
  );
  return found.rows;
}
