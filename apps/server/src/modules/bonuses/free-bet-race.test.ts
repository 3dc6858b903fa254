import { cancelFreeBet } from '@ordago/contracts';
import { HOUR_MS, SECOND_MS } from '@ordago/kernel';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFreeBetTestKit, type FreeBetTestKit } from '../../../test-support/sportsbook/free-bet-test-kit.ts';
import type { Bettor } from '../../../test-support/sportsbook/sportsbook-test-kit.ts';

let kit: FreeBetTestKit;
let bettor: Bettor;
beforeAll(async () => {
  kit = await createFreeBetTestKit();
});
beforeEach(async () => {
  bettor = await kit.sportsbook.buildBettor();
});
afterEach(async () => {
  expect(await kit.sportsbook.broken()).toEqual([]);
});
afterAll(() => kit.sportsbook.close());

const priced = async () => {
  const event = await kit.sportsbook.buildEvent({ startsInMs: HOUR_MS });
  const legs = await kit.sportsbook.priceLegs([[event, '1x2', '1', 3_000]]);
  return { event, legs };
};
const betsOf = async (of: Bettor) =>
  Number((await kit.sql('select count(*) from sportsbook.bet where player = $1', [of.id]))[0]?.count);

describe('one free bet', () => {
  it('pays one bet, however many submissions come at once', async () => {
    const { legs } = await priced();
    const award = await kit.award(bettor);
    const replies = await Promise.all(Array.from({ length: 60 }, () => kit.place(bettor, award, { legs })));
    expect(replies.filter(({ http }) => http === 200)).toHaveLength(1);
    const refused = replies.filter(({ http }) => http !== 200);
    expect([...new Set(refused.map(({ refusal }) => refusal))]).toEqual(['free-bet-not-found']);
    expect([await betsOf(bettor), await bettor.main()]).toEqual([1, '100.00']);
  });

  it('is either used or taken back, and not both', async () => {
    const { legs } = await priced();
    for (let round = 0; round < 10; round += 1) {
      const award = await kit.award(bettor);
      const before = await betsOf(bettor);
      const [placed, cancelled] = await Promise.all([
        kit.place(bettor, award, { legs }),
        kit.boss.call(cancelFreeBet, { params: { id: award } }),
      ]);
      const isPlaced = placed.http === 200;
      expect(cancelled.refusal).toBe(isPlaced ? 'state-changed' : '');
      expect(await kit.statusOf(award)).toBe(isPlaced ? 'used' : 'cancelled');
      expect(await betsOf(bettor)).toBe(before + Number(isPlaced));
    }
  });

  it('pays the bet of another award beside it in the same moment', async () => {
    const { legs } = await priced();
    const awards = [await kit.award(bettor), await kit.award(bettor), await kit.award(bettor)];
    const submissions = awards.flatMap((award) => Array.from({ length: 8 }, () => kit.place(bettor, award, { legs })));
    const own = Array.from({ length: 5 }, () => bettor.place({ stake: '5.00', legs }));
    const replies = await Promise.all([...submissions, ...own]);
    expect(replies.filter(({ http }) => http === 200)).toHaveLength(8);
    expect([await betsOf(bettor), await bettor.main()]).toEqual([8, '75.00']);
  });
});

describe('a free bet in play', () => {
  const live = async () => {
    const { event, legs } = await priced();
    await kit.sql(
      `update sportsbook.event set status = 'live', in_play = true, home_score = 0, away_score = 0 where id = $1`,
      [event.id],
    );
    return legs.map((leg) => ({ ...leg, live: true }));
  };

  it('waits like any other, and is placed once', async () => {
    const legs = await live();
    const award = await kit.award(bettor);
    const submission = { key: 'free-in-play-000000001', legs };
    expect((await kit.place(bettor, award, submission)).result).toMatchObject({
      bet: null,
      waiting: { wait_ms: '5000' },
    });
    expect(await kit.statusOf(award)).toBe('awarded');
    kit.sportsbook.testServer.clock.advance(5 * SECOND_MS);
    const replies = await Promise.all(Array.from({ length: 6 }, () => kit.place(bettor, award, submission)));
    expect(new Set(replies.map(({ result }) => result.bet?.id)).size).toBe(1);
    expect(replies[0]?.result.bet).toMatchObject({ paid_with: 'free-bet', potential_payout: '20.00' });
    expect([await kit.statusOf(award), await bettor.main()]).toEqual(['used', '100.00']);
  });

  it('that was submitted twice is placed by the first, and refused by the second', async () => {
    const legs = await live();
    const award = await kit.award(bettor);
    const submissions = ['free-in-play-000000002', 'free-in-play-000000003'].map((key) => ({ key, legs }));
    for (const submission of submissions) expect((await kit.place(bettor, award, submission)).result.bet).toBe(null);
    kit.sportsbook.testServer.clock.advance(5 * SECOND_MS);
    const replies = await Promise.all(submissions.map((submission) => kit.place(bettor, award, submission)));
    expect(replies.map(({ refusal }) => refusal).sort()).toEqual(['', 'free-bet-not-found']);
    expect(await betsOf(bettor)).toBe(1);
  });
});

describe('a market that the supplier cancelled for a time', () => {
  it('gives back the free bets that were placed in it', async () => {
    const { event, legs } = await priced();
    const award = await kit.award(bettor);
    await kit.place(bettor, award, { legs });
    await kit.sql(
      `insert into sportsbook.void_window (market, from_at, to_at)
       select market, null, null from sportsbook.selection where id = $1`,
      [legs[0]?.selection],
    );
    await kit.sportsbook.result(event, 2, 0);
    expect([await kit.statusOf(award), (await kit.usable(bettor)).length, await bettor.main()]).toEqual([
      'returned',
      1,
      '100.00',
    ]);
  });
});

/** Bugs that a developer could introduce, each planted into the running server and taken out again. */
describe('a planted bug is caught:', () => {
  async function planted(name: string, from: string, to: string, scene: () => Promise<unknown>): Promise<string[]> {
    const { owner } = kit.sportsbook.testServer.db;
    const [row] = await kit.sql('select pg_get_functiondef($1::regproc) as text', [name]);
    const sound = String(row?.text);
    expect(sound.split(from)).toHaveLength(2);
    await owner.query(sound.replace(from, to));
    try {
      await scene();
      return await kit.sportsbook.broken();
    } finally {
      await owner.query(sound);
    }
  }
  /** Removes the rows of the scene, which would fail every later test. */
  const swept = async () => {
    await kit.sportsbook.close();
    kit = await createFreeBetTestKit();
    bettor = await kit.sportsbook.buildBettor();
  };

  it('an award that stays awarded pays two bets', async () => {
    const { legs } = await priced();
    const broken = await planted(
      'sportsbook.on_place_free_bet',
      `update sportsbook.free_bet set status = 'used', bet = p_op, ended_at = p_at`,
      'update sportsbook.free_bet set reason = reason',
      async () => {
        const award = await kit.award(bettor);
        const replies = await Promise.all(Array.from({ length: 4 }, () => kit.place(bettor, award, { legs })));
        expect(replies.filter(({ http }) => http === 200).length).toBeGreaterThan(1);
      },
    );
    expect(broken).toContain('sportsbook-46');
    await swept();
  });

  it('the award is not looked at under the lock', async () => {
    const { legs } = await priced();
    const award = await kit.award(bettor);
    const broken = await planted(
      'sportsbook.check_place_free_bet',
      `or v_award.status <> 'awarded'`,
      'or false',
      async () => {
        const replies = await Promise.all(Array.from({ length: 20 }, () => kit.place(bettor, award, { legs })));
        expect(replies.filter(({ http }) => http === 200).length).toBeGreaterThan(1);
      },
    );
    expect(broken).toContain('sportsbook-46');
    await swept();
  });

  it('the stake of a void free bet is not returned to whom it belongs', async () => {
    const { event, legs } = await priced();
    const broken = await planted('ledger.return_moves', 'units <> 0 and', 'false and', async () => {
      await kit.place(bettor, await kit.award(bettor), { legs });
      await kit.sportsbook.report({ kind: 'status', eventKey: event.key, status: 'cancelled' });
    });
    expect(broken).toContain('sportsbook-48');
    await swept();
  });

  it('a free bet pays its stake whatever its terms are', async () => {
    const { event, legs } = await priced();
    const award = await kit.award(bettor, { is_stake_returned: true });
    await kit.place(bettor, award, { legs });
    await kit.sportsbook.result(event, 2, 0);
    // As if the settlement had not asked the award.
    await kit.sql('update sportsbook.free_bet set is_stake_returned = false where id = $1', [award]);
    expect(await kit.sportsbook.broken()).toContain('sportsbook-47');
    await swept();
  });

  it('what a free bet risks is counted without its stake', async () => {
    const { legs } = await priced();
    const broken = await planted(
      'sportsbook.on_place_free_bet',
      'sportsbook.at_risk(p_payload)',
      'p_payload',
      async () => kit.place(bettor, await kit.award(bettor), { legs }),
    );
    expect(broken).toContain('sportsbook-32');
    await swept();
  });
});
