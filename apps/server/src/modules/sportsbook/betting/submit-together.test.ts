import { readBet } from '@ordago/contracts';
import { currency, DAY_MS, HOUR_MS, idOf, type PlayerId, SECOND_MS, type WalletId } from '@ordago/kernel';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type Bettor,
  createSportsbookTestKit,
  type SportsbookTestKit,
  type TestEvent,
} from '../../../../test-support/sportsbook/sportsbook-test-kit.ts';
import { digestOf, TRANSFER } from '../../ledger/index.ts';
import { createBettingReads } from './betting-parts.ts';
import { createReadSlipContext } from './use-cases/read-slip-context.ts';

type Slip = Parameters<Bettor['place']>[0];

let kit: SportsbookTestKit;
let ana: Bettor;
let events: readonly TestEvent[];
beforeAll(async () => {
  kit = await createSportsbookTestKit();
  ana = await kit.buildBettor({ main: '1000.00' });
  events = [
    await kit.buildEvent(),
    await kit.buildEvent({ startsInMs: 2 * DAY_MS }),
    await kit.buildEvent({ startsInMs: 3 * DAY_MS }),
  ];
});
afterEach(async () => {
  expect(await kit.broken()).toEqual([]);
});
afterAll(() => kit.close());

const sql = async (text: string, values: unknown[] = []) => (await kit.testServer.db.pool.query(text, values)).rows;
const legOf = (place: number, outcome = '1') => (events[place] as TestEvent).leg('1x2', outcome);
const readAgain = async (id: string) => (await ana.call(readBet, { params: { id } })).result;

describe('a bet that was just placed', () => {
  it.each<[string, () => Slip]>([
    ['single', () => ({ legs: [legOf(0)] })],
    ['express', () => ({ legs: [legOf(1, 'x'), legOf(0, '2'), (events[2] as TestEvent).leg('total', 'over', '2.5')] })],
    ['system', () => ({ system: { sizes: [2], bankers: [0] }, legs: [legOf(2), legOf(0), legOf(1)] })],
  ])('is shown as it is read later: %s', async (kind, slip) => {
    const { http, result } = await ana.place({ kind, stake: '12.00', ...slip() });
    expect([http, result.bet.kind]).toEqual([200, kind]);
    expect(result.bet).toEqual(await readAgain(result.bet.id));
  });

  it('is shown with the name of its competitor and the score of its event', async () => {
    const event = await kit.buildEvent({ startsInMs: HOUR_MS });
    const leg = { ...event.leg('1x2', '1'), live: true };
    await sql(`update sportsbook.selection set name = 'Alba Runner' where id = $1`, [leg.selection]);
    await sql(
      `update sportsbook.event set status = 'live', in_play = true, home_score = 2, away_score = 1 where id = $1`,
      [event.id],
    );
    const submission = { key: 'attempt-together-in-play-1', legs: [leg] };
    expect((await ana.place(submission)).result.waiting).not.toBeNull();
    kit.testServer.clock.advance(5 * SECOND_MS);
    const { result } = await ana.place(submission);
    expect(result.bet.legs[0]).toMatchObject({ name: 'Alba Runner', score: { home: '2', away: '1' } });
    expect(result.bet).toEqual(await readAgain(result.bet.id));
  });

  it('is shown in its state when the same submission comes again', async () => {
    const event = await kit.buildEvent();
    const submission = { key: 'attempt-together-again-1', legs: [event.leg('1x2', '1')] };
    const first = await ana.place(submission);
    await kit.result(event, 1, 0);
    const again = await ana.place(submission);
    expect([first.result.bet.status, again.result.bet.status]).toEqual(['open', 'won']);
    expect(again.result.bet).toEqual(await readAgain(first.result.bet.id));
  });
});

describe('submissions that come together', () => {
  it('are each answered their own, and one that is refused takes none with it', async () => {
    const bettors = await Promise.all(
      Array.from({ length: 8 }, (_, place) => kit.buildBettor({ main: `${100 + place}.00` })),
    );
    const slips = bettors.map((_, place) => ({
      stake: `${10 + place}.00`,
      legs: [legOf(place % 3, place % 2 === 0 ? '1' : '2')],
      ...(place === 5 && { legs: [{ ...legOf(0), selection: '999999999' }] }),
    }));
    const replies = await Promise.all(bettors.map((bettor, place) => bettor.place(slips[place] as Slip)));
    expect(replies.map(({ refusal }) => refusal)).toEqual(
      slips.map((_, place) => (place === 5 ? 'selection-unknown' : '')),
    );
    for (const [place, { result }] of replies.entries()) {
      if (place === 5) continue;
      expect(result.bet).toMatchObject({
        stake: slips[place]?.stake,
        legs: [{ selection: slips[place]?.legs[0]?.selection }],
      });
      expect(result.balance).toBe('90.00');
    }
    expect(await bettors[5]?.main()).toBe('105.00');
  });
});

describe('contexts of slips that are read together', () => {
  const asked = (selections: readonly string[], { id }: Bettor = ana) => ({
    player: idOf<PlayerId>(id),
    selections,
    at: kit.testServer.clock.now(),
  });
  const a = () => String(legOf(0).selection);
  const b = () => String(legOf(1).selection);

  it('answer each slip with its own selections, stakes and bounds', async () => {
    const context = createReadSlipContext(createBettingReads(kit.testServer.db.pool));
    const lira = await kit.buildBettor({ currency: 'TRY' });
    const together = () =>
      Promise.all([context(asked([a()])), context(asked([b(), a(), b()], lira)), context(asked([]))]);
    const contexts = await together();
    expect(contexts.map(({ offer }) => offer.map(({ selection }) => selection).sort())).toEqual([
      [a()],
      [a(), b()].sort(),
      [],
    ]);
    expect(contexts.map(({ displays }) => displays.length)).toEqual([1, 2, 0]);
    expect(contexts.map(({ stakes }) => stakes?.currency ?? null)).toEqual(['USD', 'TRY', 'USD']);
    expect(contexts.map(({ rules }) => rules)).toEqual([[], [], []]);
    await sql(
      `insert into sportsbook.betting_rule (rule, scope, target, set_at) values ('express-only', 'event', $1, $2)`,
      [events[1]?.id, new Date(kit.testServer.clock.now())],
    );
    const bound = await together();
    await sql('delete from sportsbook.betting_rule');
    expect(bound.map(({ rules }) => rules)).toEqual([[], [{ rule: 'express-only', selection: b() }], []]);
  });

  it('name the wallet that pays as the wallet itself does', async () => {
    const context = createReadSlipContext(createBettingReads(kit.testServer.db.pool));
    const { ledger, wallet } = kit.testServer.modules;
    const poor = await kit.buildBettor({ main: '7.00' });
    const rich = await kit.buildBettor();
    for (const { id } of [poor, rich]) await ledger.openGrantWallet(id, `grant-of-${id}`, currency('USD'));
    const testServer = await ledger.houseAccount({
      class: 'promotion-cost',
      product: 'promo',
      provider: 'house',
      currency: currency('USD'),
    });
    const to = (await ledger.walletsOf(rich.id)).find((one) => one.class === 'grant')?.id as WalletId;
    await ledger.apply({
      scope: 'test',
      key: 'attempt-together-grant',
      digest: digestOf('grant'),
      kind: 'ledger.move',
      player: rich.id,
      moves: [{ from: testServer, to, units: 1_000_000n, code: TRANSFER.bonusGrant }],
      at: kit.testServer.clock.now(),
    });
    const players = [ana, poor, rich];
    const contexts = await Promise.all(players.map((bettor) => context(asked([a()], bettor))));
    expect(contexts.map(({ inPlay }) => inPlay.kind)).toEqual(['main', 'main', 'grant']);
    expect(contexts.map(({ inPlay }) => inPlay)).toEqual(
      await Promise.all(players.map(({ id }) => wallet.walletInPlay(id))),
    );
  });

  it('fail alone where their own words spoil the statement', async () => {
    const context = createReadSlipContext(createBettingReads(kit.testServer.db.pool));
    const three = await Promise.allSettled([
      context(asked([a()])),
      context(asked(['no number'])),
      context(asked([b()])),
    ]);
    expect(three.map((one) => (one.status === 'fulfilled' ? one.value.offer.length : one.reason.code))).toEqual([
      1,
      '22P02',
      1,
    ]);
  });

  it('fail each with the same error where the statement cannot be asked', async () => {
    const down = Object.assign(new Error('the server is shutting down'), { code: '57P01' });
    const context = createReadSlipContext(createBettingReads({ query: () => Promise.reject(down) } as never));
    const two = await Promise.allSettled([context(asked([a()])), context(asked([b()]))]);
    expect(two).toEqual([
      { status: 'rejected', reason: down },
      { status: 'rejected', reason: down },
    ]);
  });
});
