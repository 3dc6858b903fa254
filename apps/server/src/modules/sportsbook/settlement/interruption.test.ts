import { readBet } from '@ordago/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type Bettor,
  createSportsbookTestKit,
  type PricedLeg,
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

/** A bet of 10.00 at prices of the test's own choice. */
async function bet(bettor: Bettor, legs: readonly PricedLeg[]): Promise<string> {
  const reply = await bettor.place({ stake: '10.00', legs: await kit.priceLegs(legs) });
  expect([reply.http, reply.refusal]).toEqual([200, '']);
  return reply.result.bet.id;
}

const result: SportsbookTestKit['result'] = (...reported) => kit.result(...reported);

describe('a match that was interrupted for good', () => {
  const stop = (event: TestEvent, playedMinutes: number) =>
    kit.report({ kind: 'result', eventKey: event.key, home: 2, away: 1, playedMinutes });
  const reported = async (bettor: Bettor, id: string) => {
    const { status: word, payout, legs } = (await bettor.call(readBet, { params: { id } })).result;
    return { status: word, payout, why: legs.map((leg: { why: unknown }) => leg.why) };
  };
  const pull = async () => {
    await kit.testServer.modules.sportsbook.jobs.find(({ name }) => name === 'sportsbook.pull-feed')?.run({});
  };
  const ended = (home: string, away: string) => ({ code: 'ended', params: { home, away } });
  const minutes = (played: string) => ({ unit: 'minutes', played, minimum: '70' });

  it('settles what was determined, gives the rest back at odds 1, and names the reason', async () => {
    const bettor = await kit.buildBettor();
    const event = await kit.buildEvent();
    const winner = await bet(bettor, [[event, '1x2', '1', 2_300]]);
    const over = await bet(bettor, [[event, 'total', 'over', 2_000]]);
    const under = await bet(bettor, [[event, 'total', 'under', 2_000]]);
    await stop(event, 66);
    const missed = { code: 'minimum-missed', params: minutes('66') };
    const determined = { code: 'determined', params: {} };
    expect(await reported(bettor, winner)).toEqual({ status: 'void', payout: '10.00', why: [missed] });
    expect(await reported(bettor, over)).toEqual({ status: 'won', payout: '20.00', why: [determined] });
    expect(await reported(bettor, under)).toEqual({ status: 'lost', payout: '0.00', why: [determined] });
  });

  it('settles what the score had determined although nobody reports the minute', async () => {
    const bettor = await kit.buildBettor();
    const event = await kit.buildEvent();
    const winner = await bet(bettor, [[event, '1x2', '1', 2_300]]);
    const over = await bet(bettor, [[event, 'total', 'over', 2_000]]);
    const stoppedAt = { home: 2, away: 1, played: null };
    await kit.report({ kind: 'status', eventKey: event.key, status: 'abandoned', stoppedAt });
    const unknown = { code: 'minimum-unknown', params: {} };
    expect(await reported(bettor, winner)).toMatchObject({ status: 'void', payout: '10.00', why: [unknown] });
    const determined = { code: 'determined', params: {} };
    expect(await reported(bettor, over)).toEqual({ status: 'won', payout: '20.00', why: [determined] });
  });

  it('counts as completed once the minimum was played', async () => {
    const bettor = await kit.buildBettor();
    const event = await kit.buildEvent();
    const id = await bet(bettor, [[event, '1x2', '1', 2_300]]);
    await stop(event, 70);
    const reached = { code: 'minimum-reached', params: minutes('70') };
    expect(await reported(bettor, id)).toEqual({ status: 'won', payout: '23.00', why: [reached] });
  });

  it('is settled anew when the supplier corrects how much was played', async () => {
    const bettor = await kit.buildBettor();
    const event = await kit.buildEvent();
    const id = await bet(bettor, [[event, '1x2', '1', 2_300]]);
    await stop(event, 69);
    expect(await reported(bettor, id)).toMatchObject({ status: 'void', payout: '10.00' });
    await stop(event, 71);
    expect(await reported(bettor, id)).toMatchObject({ status: 'won', payout: '23.00' });
    await result(event, 2, 2);
    expect(await reported(bettor, id)).toEqual({ status: 'lost', payout: '0.00', why: [ended('2', '2')] });
  });

  it('judges each leg of an express apart', async () => {
    const bettor = await kit.buildBettor();
    const played = await kit.buildEvent();
    const stopped = await kit.buildEvent();
    const cancelled = await kit.buildEvent();
    const id = await bet(bettor, [
      [played, '1x2', '1', 2_000],
      [stopped, '1x2', '1', 2_000],
      [cancelled, '1x2', '1', 2_000],
    ]);
    await result(played, 1, 0);
    await stop(stopped, 10);
    await kit.report({ kind: 'status', eventKey: cancelled.key, status: 'cancelled' });
    const why = [ended('1', '0'), { code: 'minimum-missed', params: minutes('10') }, { code: 'cancelled', params: {} }];
    expect(await reported(bettor, id)).toEqual({ status: 'won', payout: '20.00', why });
  });

  it('stays interrupted when a file repeats its score without the minutes', async () => {
    const bettor = await kit.buildBettor();
    const event = await kit.buildEvent();
    const id = await bet(bettor, [[event, '1x2', '1', 2_300]]);
    await stop(event, 66);
    const base = { feed: 'football-json', eventKey: event.key, version: 1_000_000 };
    kit.feed.messages.splice(0, Number.POSITIVE_INFINITY, { ...base, kind: 'result', home: 2, away: 1 });
    await pull();
    expect(await reported(bettor, id)).toMatchObject({ status: 'void', payout: '10.00' });
    kit.feed.messages.splice(0, Number.POSITIVE_INFINITY, { ...base, kind: 'result', home: 3, away: 1 });
    await pull();
    expect(await reported(bettor, id)).toEqual({ status: 'won', payout: '23.00', why: [ended('3', '1')] });
  });
});

describe('a match that was put off', () => {
  it('shows it on its leg while the bet waits, and no more once it is played', async () => {
    const bettor = await kit.buildBettor();
    const event = await kit.buildEvent();
    const other = await kit.buildEvent();
    const id = await bet(bettor, [
      [event, '1x2', '1', 2_000],
      [other, '1x2', '1', 2_000],
    ]);
    const legs = async () => (await bettor.call(readBet, { params: { id } })).result.legs;
    const at = kit.testServer.clock.now();
    await kit.report({ kind: 'halt', eventKey: event.key, halt: { kind: 'postponed', at } });
    expect(await legs()).toMatchObject([
      { status: 'open', why: { code: 'postponed', params: { hours: expect.any(String) } } },
      { status: 'open', why: null },
    ]);
    await result(event, 1, 0);
    // The other leg is to come: this one shows its result.
    expect(await legs()).toMatchObject([
      { status: 'won', factor: '2.00', why: { code: 'ended', params: { home: '1', away: '0' } } },
      { status: 'open', factor: null, why: null },
    ]);
  });
});
