import type { WebSocket } from '@fastify/websocket';
import { crashMessage } from '@ordago/contracts/play';
import { chainDraws, hashOfGame } from '@ordago/fairness';
import { bustOf, crashMsUntil, engineByKey, isEngineRefusal, replayRound } from '@ordago/game-engines';
import { formatAmount, parseAmount } from '@ordago/kernel';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { roundIssues, shapeIssues } from '../../../../packages/contracts/test-support/play-issues.ts';
import type { CasinoPlayer } from '../../../server/test-support/casino/casino-test-kit.ts';
import { createOriginalsTestKit, type OriginalsTestKit } from '../../test-support/originals-test-kit.ts';
import type { NumberedNews } from './crash-news.ts';

let kit: OriginalsTestKit;
beforeAll(async () => {
  kit = await createOriginalsTestKit();
});
afterAll(() => kit.close());

let keys = 0;
async function bet(token: string, cashOutAt: number | null, stake = '1.00') {
  keys += 1;
  const order = { stake, cashOutAt, key: `crash-bet-${keys}` };
  return kit.as(token).post('/crash/bets', order);
}

/** A multiple, in hundredths, that is reached within some four seconds. */
const SHORT = 125;

/** Calls off the games up to one that bursts soon: a flight may take minutes. */
async function skipToShort(): Promise<void> {
  const { pool } = kit.originals().parts;
  const { id, seed, length, salt } = (await pool.query('select * from crash_chain order by id desc limit 1')).rows[0];
  const { last } = (await pool.query('select coalesce(max(place), 0) as last from crash_round where chain = $1', [id]))
    .rows[0];
  const bustAt = (place: number) => bustOf(chainDraws({ hash: hashOfGame({ game: length, hash: seed }, place), salt }));
  for (let place = last + 1; bustAt(place) > SHORT; place += 1) {
    const sql = `insert into crash_round (chain, place, phase, ends_at) values ($1, $2, 'over', now())`;
    await pool.query(sql, [id, place]);
  }
}

/** Restarts the table with a betting time; a fresh table deals at once. */
async function deal(bettingMs: number): Promise<void> {
  kit.pace({ bettingMs, restMs: 50, tickMs: 5 });
  await kit.restart();
  while (kit.originals().crash.news.seq === 0) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** Waits for the next news of a kind. */
function next<Type extends NumberedNews['type']>(type: Type): Promise<NumberedNews & { type: Type }> {
  return new Promise((resolve) => {
    const leave = kit.originals().crash.news.listen((news) => {
      if (news.type !== type) return;
      leave();
      resolve(news as NumberedNews & { type: Type });
    });
  });
}

async function settled(who: CasinoPlayer, token: string, round: string) {
  for (;;) {
    const { body } = await kit.as(token).get(`/rounds/${round}/proof`);
    const booked = await kit.originals().parts.rounds.byRoundKey(round);
    if (booked?.state === 'settled' || booked?.state === 'cancelled') {
      return { proof: body, booked, main: await kit.mainOf(who) };
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

describe('the crash table', () => {
  it('takes one bet of a player in a round, and none while it flies', async () => {
    const who = await kit.player();
    const token = await kit.open(who, 'crash');
    await deal(400);
    expect((await bet(token, 101)).body.state).toBe('playing');
    expect((await bet(token, 101)).http).toBe(409);
    await next('flying');
    expect((await bet(token, 101)).http).toBe(409);
  });

  it('answers and sends in the shapes of the wire', async () => {
    const token = await kit.open(await kit.player(), 'crash');
    await skipToShort();
    await deal(3_000);
    const received: { type: string; multiple?: number }[] = [];
    const path = '/play/session/crash/live';
    const onInit = (viewer: WebSocket) =>
      void viewer.on('message', (text) => void received.push(JSON.parse(String(text))));
    const viewer = await kit.originals().app.injectWS(path, {}, { onInit });
    viewer.send(JSON.stringify({ token }));
    await vi.waitFor(() => expect(received).toHaveLength(1));
    const { body } = await bet(token, 101);
    expect(roundIssues('crash', body)).toEqual([]);
    const bust = await vi.waitFor(() => received.find(({ type }) => type === 'bust') ?? expect.fail('no bust'), 30_000);
    viewer.terminate();
    const isMet = (bust.multiple ?? 0) >= 101;
    const types = received.slice(0, received.indexOf(bust) + 1).map(({ type }) => type);
    expect(types).toEqual(['snapshot', 'bet', 'flying', ...(isMet ? ['cashed'] : []), 'bust']);
    expect(received.flatMap((message) => shapeIssues(crashMessage, message))).toEqual([]);
  }, 60_000);

  it('pays an automatic cash-out at its exact target, or nothing, as the chain decides', async () => {
    const who = await kit.player();
    const token = await kit.open(who, 'crash');
    await skipToShort();
    await deal(600);
    const { round } = (await bet(token, 105, '10.00')).body;
    const { multiple, place, hash } = await next('bust');
    const { proof, booked, main } = await settled(who, token, round);
    const paid = multiple >= 105 ? '10.50' : '0.00';
    expect(formatAmount(booked.payout)).toBe(paid);
    expect(main).toBe(multiple >= 105 ? '100.50' : '90.00');
    expect(proof.chain).toMatchObject({ place, hash, salt: 'test-salt' });
    expect(hashOfGame({ game: place, hash }, 0)).toBe(proof.chain.terminal);
    const engine = engineByKey('crash');
    const script = { stake: parseAmount('10.00') ?? 0n, choice: proof.choice, moves: proof.moves };
    const again = engine && replayRound(engine, script, chainDraws({ hash, salt: 'test-salt' }));
    expect(again && !isEngineRefusal(again) && formatAmount(again.payout)).toBe(paid);
    expect(bustOf(chainDraws({ hash, salt: 'test-salt' }))).toBe(multiple);
    expect(await kit.violations()).toEqual([]);
  }, 60_000);

  it('settles every bet once after it was stopped in mid flight', async () => {
    const careful = await kit.player();
    const bold = await kit.player();
    const tokens = [await kit.open(careful, 'crash'), await kit.open(bold, 'crash')] as const;
    await deal(700);
    const byTarget = (await bet(tokens[0], 101, '10.00')).body.round;
    const byHand = (await bet(tokens[1], null, '10.00')).body.round;
    await next('flying');
    const place = (await kit.originals().parts.pool.query('select max(place) as place from crash_round')).rows[0].place;
    kit.pace({ bettingMs: 3_600_000, restMs: 50, tickMs: 5 });
    await kit.restart();
    const first = await settled(careful, tokens[0], byTarget);
    const second = await settled(bold, tokens[1], byHand);
    const { seed, length, salt } = (await kit.originals().parts.pool.query('select * from crash_chain')).rows[0];
    const bust = bustOf(chainDraws({ hash: hashOfGame({ game: length, hash: seed }, place), salt }));
    // A burst so early that it came before the stop settles the bet of the hand as well.
    const isOver = second.booked.state === 'settled';
    expect(isOver ? crashMsUntil(bust) < 2_000 : second.main).toBe(isOver ? true : '100.00');
    expect(first.main).toBe(bust >= 101 ? '100.10' : isOver ? '90.00' : '100.00');
    await kit.restart();
    expect([await kit.mainOf(careful), await kit.mainOf(bold)]).toEqual([first.main, second.main]);
    expect(await kit.violations()).toEqual([]);
  }, 60_000);

  it('cashes out by hand while the multiple is below the bust, once', async () => {
    const who = await kit.player('1000.00');
    const token = await kit.open(who, 'crash');
    await deal(500);
    for (;;) {
      const { round } = (await bet(token, null)).body;
      if (!round) {
        await next('betting');
        continue;
      }
      await next('flying');
      // 1.02 is shown after a third of a second.
      await new Promise((resolve) => setTimeout(resolve, 400));
      const out = await kit.as(token).post('/crash/cash-out', { round });
      if (out.http === 409) {
        await next('betting');
        continue;
      }
      expect(roundIssues('crash', out.body)).toEqual([]);
      const again = await kit.as(token).post('/crash/cash-out', { round });
      expect(again.body.payout).toBe(out.body.payout);
      const { booked } = await settled(who, token, round);
      expect(formatAmount(booked.payout)).toBe(out.body.payout);
      expect(booked.payout).toBeGreaterThan(100_000n);
      break;
    }
    expect(await kit.violations()).toEqual([]);
  }, 60_000);
});
