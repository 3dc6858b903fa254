import { type BetId, idOf } from '@ordago/kernel';
import { accept, freeOfMargin, quote } from '@ordago/testing/selling';
import { createSportsbookStage, type SportsbookStage } from '@ordago/testing/sportsbook';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

let stage: SportsbookStage;
beforeAll(async () => {
  stage = await createSportsbookStage();
});
afterEach(async () => {
  expect(await stage.broken()).toEqual([]);
});
afterAll(() => stage.close());

/** Bets whose sales are tried at once; it divides their number. */
const TOGETHER = 20;

describe('a sale and a settlement at once', () => {
  it('end in exactly one of the two, for each of 240 bets', async () => {
    const event = await stage.buildEvent();
    const legs = await stage.priceLegs([[event, '1x2', '1', 2_000]]);
    await freeOfMargin(
      stage,
      legs.map(({ selection }) => selection),
    );
    const bettors = await Promise.all(Array.from({ length: 8 }, () => stage.buildBettor({ main: '300.00' })));
    const bets = await Promise.all(
      bettors.flatMap((bettor) =>
        Array.from({ length: 30 }, async () => ({
          bettor,
          id: (await bettor.place({ legs })).result.bet.id as string,
        })),
      ),
    );
    // A third is sold whole, a third in part, a third twice by the same quote.
    const quotes = await Promise.all(
      bets.map(({ bettor, id }, place) => quote(bettor, id, { share: place % 3 === 1 ? 50 : 100 })),
    );
    const trySelling = async (place: number) => {
      const [one, text] = [bets[place], quotes[place]?.result.quote];
      if (!one) throw new Error(`no bet ${place}`);
      const times = place % 3 === 2 ? 2 : 1;
      const replies = await Promise.all(Array.from({ length: times }, () => accept(one.bettor, one.id, text)));
      // Both presses sell or neither does; one may come before the result and the other after the settlement.
      expect(new Set(replies.map(({ refusal }) => (refusal ?? '') === '')).size).toBe(1);
      return replies[0]?.refusal ?? '';
    };
    // The first ones are sold before the result comes, the last ones are tried after it, those between meet it.
    const refusals: string[] = [];
    let settling: Promise<unknown> = Promise.resolve();
    for (let first = 0; first < bets.length; first += TOGETHER) {
      if (first === bets.length - TOGETHER) await settling;
      refusals.push(...(await Promise.all(Array.from({ length: TOGETHER }, (_, place) => trySelling(first + place)))));
      if (first === 0) settling = stage.result(event, 1, 0);
    }
    expect(refusals.filter((name) => !['', 'event-over', 'cash-out-quote-expired'].includes(name))).toEqual([]);
    const ends = await Promise.all(bets.map(({ id }) => stage.house.modules.sportsbook.findBet(idOf<BetId>(id))));
    const wanted = refusals.map((refusal, place) => (refusal === '' && place % 3 !== 1 ? 'cashed-out' : 'won'));
    expect(ends.map((bet) => bet?.status)).toEqual(wanted);
    const paid = ends.map((bet) => bet?.payout);
    expect(paid).toEqual(
      refusals.map((refusal, place) => (refusal !== '' ? 2_000_000n : place % 3 === 1 ? 1_475_000n : 950_000n)),
    );
    // Both happened, so that there was something to win or lose.
    expect(new Set(refusals.map((refusal) => refusal === '')).size).toBe(2);
  });
});
