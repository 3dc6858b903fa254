import {
  actOnCase,
  listCases,
  listStaffCases,
  openCase,
  readStaffCase,
  readStaffRound,
  signOut,
  staffSignIn,
  withdrawCase,
} from '@ordago/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type CasinoPlayer,
  type CasinoTestKit,
  createCasinoTestKit,
} from '../../../test-support/casino/casino-test-kit.ts';
import type { Visitor } from '../../../test-support/server/index.ts';

let kit: CasinoTestKit;
let boss: Visitor;
/** Frames published to players. */
const reported: { topic: string; value: unknown }[] = [];
beforeAll(async () => {
  kit = await createCasinoTestKit();
  const { identity } = kit.testServer.modules;
  const member = { username: 'the_judge', password: 'Ordago-2026', level: 3, parent: null } as const;
  await identity.hireStaff(member, { by: 'system', now: kit.testServer.clock.now() });
  boss = kit.testServer.visitor({ ip: '198.51.100.9' });
  const { username, password } = member;
  expect((await boss.call(staffSignIn, { body: { username, password } })).status).toBe(0);
  const { hub } = kit.testServer;
  const publish = hub.publish.bind(hub);
  hub.publish = (topic, value, options) => {
    if (topic.startsWith('player:') && JSON.stringify(value).includes('"case"')) reported.push({ topic, value });
    publish(topic, value, options);
  };
});
afterAll(() => kit.close());

let count = 0;
const query = async (sql: string, values: readonly unknown[] = []) =>
  (await kit.testServer.db.pool.query(sql, [...values])).rows;

/** Plays a round; answers its transfer id. */
async function play(who: CasinoPlayer, win = '2.50'): Promise<string> {
  count += 1;
  const game = await kit.open(who, 'slotegrator');
  const ids = { round: `case-${count}`, transaction: `case-${count}` };
  const call = { action: 'betwin', player: who.username, game: game.gameId, ...ids, amount: '1.00', win };
  expect((await kit.post('/console/callbacks/slotegrator', call)).http).toBe(200);
  const [row] = await query('select first_op from casino.round where round_key = $1', [ids.round]);
  return String(row.first_op);
}

const kind = 'casino-round';
const complain = (who: Visitor, ref: string, more: object = {}) =>
  who.call(openCase, { body: { kind, ref, reason: 'win-not-paid', ...more } as never });
const casesOf = async (who: Visitor, ref: string) => (await who.call(listCases, { query: { kind, ref } })).result.cases;
const act = (id: string, name: string, revision: number, text = 'Lo hemos revisado.') =>
  boss.call(actOnCase, { params: { id }, body: { act: name, revision, text } as never });

describe('a case about a round', () => {
  it('carries the ids and amounts of the round by itself', async () => {
    const who = await kit.player();
    const ref = await play(who);
    const opened = await complain(who, ref, { text: '  Falta el <b>premio</b>  ' });
    expect(opened.result).toMatchObject({
      status: 'open',
      reason: 'win-not-paid',
      revision: '1',
      subject: {
        kind,
        facts: {
          transfer: ref,
          transfers: [ref],
          round: `case-${count}`,
          provider: 'slotegrator',
          currency: 'TRY',
          stake: '1.00',
          payout: '2.50',
          balance_before: '100.00',
          balance_after: '101.50',
          date: new Date(kit.testServer.clock.now()).toISOString(),
        },
      },
      steps: [{ act: 'open', body: 'Falta el <b>premio</b>' }],
    });
    // Later calls of the round do not change the facts of the case.
    await query('update casino.round set payout = payout + 100000 where round_key = $1', [`case-${count}`]);
    expect((await casesOf(who, ref))[0].subject.facts.payout).toBe('2.50');
    const [line] = await query('select actor, action, details from audit.record order by seq desc limit 1');
    expect(line).toMatchObject({
      actor: `player:${who.id}`,
      action: 'support.case-opened',
      details: { reason: 'win-not-paid' },
    });
  });

  it('moves no money: wallets are as before whatever becomes of it', async () => {
    const who = await kit.player();
    const ref = await play(who);
    const before = await kit.mainOf(who);
    const ops = await query('select count(*) from ledger.op');
    const { id } = (await complain(who, ref)).result;
    await act(id, 'uphold', 1);
    expect(await kit.mainOf(who)).toBe(before);
    expect(await query('select count(*) from ledger.op')).toEqual(ops);
  });

  it.each([
    ['of somebody else', async () => play(await kit.player())],
    ['that never was', async () => '987654321'],
    ['that is no number', async () => 'x1'],
  ])('%s is none', async (_name, refOf) => {
    const who = await kit.player();
    const ref = await refOf();
    expect((await complain(who, ref)).refusal).toBe('case-subject-not-found');
    expect((await who.call(listCases, { query: { kind, ref } })).refusal).toBe('case-subject-not-found');
    expect((await complain(who, ref, { kind: 'weather' })).refusal).toBe('case-subject-not-found');
  });

  it('has a reason of the list, a sentence where it is another one, and bounds', async () => {
    const who = await kit.player();
    const ref = await play(who);
    expect((await who.call(listCases, { query: { kind, ref } })).result.reasons).toContain('wrong-amount');
    expect((await complain(who, ref, { reason: 'because' })).refusal).toBe('reason-required');
    expect((await complain(who, ref, { reason: 'other' })).refusal).toBe('reason-required');
    expect((await complain(who, ref, { reason: 'other', text: '   ' })).refusal).toBe('reason-required');
    expect((await complain(who, ref, { text: 'a'.repeat(501) })).refusal).toBe('validation-failed');
    expect((await complain(who, ref, { text: 'a\u202eb' })).refusal).toBe('validation-failed');
    expect((await complain(who, ref, { reason: 'other', text: 'a'.repeat(500) })).status).toBe(0);
  });

  it('waits once: of many at the same moment one is made', async () => {
    const who = await kit.player();
    const ref = await play(who);
    const answers = await Promise.all(Array.from({ length: 6 }, () => complain(who, ref)));
    const refusals = answers.map(({ refusal }) => refusal).sort();
    expect(refusals).toEqual(['', ...Array(5).fill('case-already-open')]);
    expect(await casesOf(who, ref)).toHaveLength(1);
  });

  it('is withdrawn by its player alone, may then be made anew, and a decided one is not', async () => {
    const who = await kit.player();
    const other = await kit.player();
    const ref = await play(who);
    const { id } = (await complain(who, ref)).result;
    expect((await other.call(withdrawCase, { params: { id } })).refusal).toBe('case-not-found');
    expect((await who.call(withdrawCase, { params: { id } })).result).toMatchObject({ status: 'withdrawn' });
    expect((await who.call(withdrawCase, { params: { id } })).refusal).toBe('state-changed');
    const again = (await complain(who, ref)).result;
    await act(again.id, 'refuse', 1);
    expect((await complain(who, ref)).refusal).toBe('case-decided');
    expect((await who.call(withdrawCase, { params: { id: again.id } })).refusal).toBe('state-changed');
    expect((await casesOf(who, ref)).map(({ status }: { status: string }) => status)).toEqual(['refused', 'withdrawn']);
  });

  it('waits twenty times at most', async () => {
    const who = await kit.player();
    const ref = await play(who);
    const { id } = (await complain(who, ref)).result;
    for (let n = 0; n < 19; n += 1)
      await query(
        `insert into support.case_file (player, subject_kind, subject_key, facts, reason, status, revision, opened_at, changed_at)
         select player, subject_kind, 'more-' || $2::int, facts, reason, status, 1, opened_at, changed_at
         from support.case_file where id = $1`,
        [id, n],
      );
    const more = await complain(who, await play(who));
    expect([more.refusal, more.params]).toEqual(['cases-full', { max: '20' }]);
  });

  it('is nobody’s without an account', async () => {
    const who = await kit.player();
    const ref = await play(who);
    await who.call(signOut, {});
    expect((await complain(who, ref)).refusal).toBe('unauthorized');
  });
});

describe('the page of cases', () => {
  it('answers, decides and opens again: the player reads it, is notified of it, and the audit has every act', async () => {
    const who = await kit.player();
    const ref = await play(who);
    const { id, subject } = (await complain(who, ref, { text: 'No lo veo.' })).result;
    reported.length = 0;
    expect((await act(id, 'answer', 1, 'Lo estamos mirando.')).result).toMatchObject({
      status: 'answered',
      revision: '2',
    });
    expect((await act(id, 'uphold', 2, 'Tienes razón.')).result).toMatchObject({ status: 'upheld' });
    expect((await act(id, 'reopen', 3, '')).result).toMatchObject({ status: 'open' });
    expect((await act(id, 'refuse', 4, 'El premio está pagado.')).result).toMatchObject({ status: 'refused' });
    const [own] = await casesOf(who, ref);
    expect(own.steps).toMatchObject([
      { act: 'open', body: 'No lo veo.' },
      { act: 'answer', body: 'Lo estamos mirando.' },
      { act: 'uphold', body: 'Tienes razón.' },
      { act: 'reopen', body: null },
      { act: 'refuse', body: 'El premio está pagado.' },
    ]);
    // The player reads the answer, not who works there.
    expect(JSON.stringify(own)).not.toContain('the_judge');
    expect(reported.map(({ topic, value }) => [topic, (value as { status: string }).status])).toEqual(
      ['answered', 'upheld', 'open', 'refused'].map((status) => [`player:${who.id}`, status]),
    );
    expect((await boss.call(readStaffCase, { params: { id } })).result.steps[1]).toMatchObject({ staff: 'the_judge' });
    const acts = await query("select action from audit.record where details ->> 'case' = $1 order by seq", [id]);
    expect(acts.map(({ action }) => action.replace('support.case-', ''))).toEqual([
      'opened',
      'answered',
      'upheld',
      'reopened',
      'refused',
    ]);
    const round = (await boss.call(readStaffRound, { params: { id: subject.key } })).result;
    expect(round).toMatchObject({
      transfer_id: ref,
      player: who.id,
      transactions: [{ kind: 'bet-win', stake: '1.00' }],
    });
    expect((await boss.call(readStaffRound, { params: { id: '999999' } })).refusal).toBe('round-not-found');
  });

  it('acts on what it has seen, once, with a word to the player', async () => {
    const who = await kit.player();
    const { id } = (await complain(who, await play(who))).result;
    expect((await act(id, 'uphold', 1, ' ')).refusal).toBe('reason-required');
    expect((await act(id, 'reopen', 1, '')).refusal).toBe('state-changed');
    const both = await Promise.all([act(id, 'uphold', 1), act(id, 'refuse', 1)]);
    expect(both.map(({ refusal }) => refusal).sort()).toEqual(['', 'state-changed']);
    expect((await act('424242', 'answer', 1)).refusal).toBe('case-not-found');
    expect((await boss.call(readStaffCase, { params: { id: '424242' } })).refusal).toBe('case-not-found');
  });

  it('lets one of two win where a player withdraws what staff decide', async () => {
    const who = await kit.player();
    const { id } = (await complain(who, await play(who))).result;
    const both = await Promise.all([act(id, 'uphold', 1), who.call(withdrawCase, { params: { id } })]);
    expect(both.filter(({ refusal }) => refusal === '')).toHaveLength(1);
    expect(both.filter(({ refusal }) => refusal === 'state-changed')).toHaveLength(1);
  });

  it('lists by status, who waits longest first', async () => {
    const list = async (status: string) =>
      (await boss.call(listStaffCases, { query: { status: status as never, count: '100' } })).result.cases as {
        id: string;
        status: string;
      }[];
    const open = (await list('open')).map(({ id }) => Number(id));
    expect(open.length).toBeGreaterThan(2);
    expect(open).toEqual([...open].sort((a, b) => a - b));
    expect(new Set((await list('waiting')).map(({ status }) => status))).toEqual(new Set(['open']));
    expect(new Set((await list('refused')).map(({ status }) => status))).toEqual(new Set(['refused']));
    const all = await boss.call(listStaffCases, { query: { status: 'all', kind, count: '5', page: '99' } });
    expect(Number(all.result.count)).toBeGreaterThan(10);
    expect(all.result.cases.length).toBeGreaterThan(0);
    expect((await boss.call(listStaffCases, { query: { kind: 'bet' } })).result.count).toBe('0');
  });

  it('unsays nothing', async () => {
    await expect(query("update support.case_act set body = 'x'")).rejects.toThrow('append-only');
    await expect(query('delete from support.case_act')).rejects.toThrow('append-only');
  });
});
