import {
  dismissFeedMessage,
  listFeedQuarantine,
  listFeedServices,
  readFeedMessage,
  replayFeedMessage,
  staffSignIn,
} from '@ordago/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collectEvents, type EventCollector, type Visitor } from '../../../../test-support/server/index.ts';
import {
  createSportsbookTestKit,
  type SportsbookTestKit,
} from '../../../../test-support/sportsbook/sportsbook-test-kit.ts';
import type { OddsFeed, ReceivedMessage } from '../feed/ports/odds-feed.ts';

const PASSWORD = 'Ordago-2026';
let kit: SportsbookTestKit;
let admin: Visitor;
let superadmin: Visitor;
let collector: EventCollector;
/** Messages that the supplier of this file rejects; it understands all others, and half of `half`. */
let unreadable = new Set<string>();
let understood: string[] = [];

const feed: OddsFeed = {
  name: 'stuttering',
  resultFacts: [],
  pull: async () => ({ messages: [], skipped: 0 }),
  history: async () => [],
  verify: () => null,
  decode: (body) => {
    const text = body.toString('utf8');
    const about = { message: 'odds_change', eventKey: 'an-event' };
    if (unreadable.has(text)) return { unreadable: `cannot read ${text}`, about };
    understood.push(text);
    const received: ReceivedMessage = {
      messages: [],
      faults: text === 'half' ? ['market 7 is not in our list'] : [],
      about,
    };
    return received;
  },
};

beforeAll(async () => {
  kit = await createSportsbookTestKit({ moreFeeds: [feed] });
  const { identity } = kit.testServer.modules;
  const order = { by: 'system', now: kit.testServer.clock.now() } as const;
  await identity.hireStaff({ username: 'the_admin', password: PASSWORD, level: 2, parent: null }, order);
  await identity.hireStaff({ username: 'the_superadmin', password: PASSWORD, level: 3, parent: null }, order);
  admin = await signIn('the_admin');
  superadmin = await signIn('the_superadmin');
  const { db, modules } = kit.testServer;
  const source = { pool: db.pool, opEvents: modules.opEvents };
  collector = await collectEvents(source, 'feed-message-held', 'feed-message-decided');
});
afterAll(async () => {
  await collector.close();
  await kit.close();
});

async function signIn(username: string): Promise<Visitor> {
  const visitor = kit.testServer.visitor();
  expect((await visitor.call(staffSignIn, { body: { username, password: PASSWORD } })).status).toBe(0);
  return visitor;
}

const receive = (text: string | Buffer) =>
  kit.testServer.modules.sportsbook.receiveMessage('stuttering', Buffer.from(text));
const list = async (query: Record<string, string> = {}) => (await admin.call(listFeedQuarantine, { query })).result;

async function putAside(text: string): Promise<string> {
  unreadable = new Set([text]);
  understood = [];
  expect(await receive(text)).toBe(`cannot read ${text}`);
  const { messages } = await list();
  return messages.find(({ body }: { body: string }) => body === text).id;
}

const replay = (id: string) => superadmin.call(replayFeedMessage, { params: { id }, body: {} });

describe('messages that were put aside', () => {
  it('are shown with their reason and how often they came', async () => {
    const id = await putAside('one');
    await receive('one');
    const { messages, waiting, times } = await list();
    expect(messages[0]).toMatchObject({
      id,
      feed: 'stuttering',
      reason: 'cannot read one',
      times: '2',
      event: 'an-event',
    });
    expect(Number(waiting)).toBe(1);
    expect(Number(times)).toBe(2);
    expect((await list({ feed: 'uof' })).messages).toEqual([]);
    expect((await admin.call(readFeedMessage, { params: { id } })).result.body).toBe('one');
  });

  it('wait on when they are still not understood', async () => {
    const id = await putAside('two');
    expect((await replay(id)).result).toEqual({ is_applied: false, reason: 'cannot read two' });
    expect((await admin.call(readFeedMessage, { params: { id } })).result.state).toBe('waiting');
  });

  it('are applied once they are understood, and not twice', async () => {
    const id = await putAside('three');
    unreadable.clear();
    expect((await replay(id)).result).toEqual({ is_applied: true, reason: null });
    expect(understood).toEqual(['three']);
    expect((await replay(id)).refusal).toBe('state-changed');
    const shown = (await admin.call(readFeedMessage, { params: { id } })).result;
    expect(shown).toMatchObject({ state: 'replayed', decided_by: 'the_superadmin' });
  });

  it('wait anew when they come again after all', async () => {
    const id = await putAside('four');
    unreadable.clear();
    await replay(id);
    await putAside('four');
    expect((await admin.call(readFeedMessage, { params: { id } })).result).toMatchObject({
      state: 'waiting',
      decided_by: null,
    });
  });

  it('wait on for the part that is not understood', async () => {
    expect(await receive('half')).toBeNull();
    const row = (await list()).messages.find(({ body }: { body: string }) => body === 'half');
    expect(row.is_partial).toBe(true);
    expect((await replay(row.id)).result).toEqual({ is_applied: true, reason: 'market 7 is not in our list' });
    expect((await admin.call(readFeedMessage, { params: { id: row.id } })).result.state).toBe('waiting');
  });

  it('are not replayed when they are not kept whole', async () => {
    const bytes = Buffer.from([0xff, 0xfe, 0x61]);
    unreadable = new Set([bytes.toString('utf8')]);
    await receive(bytes);
    const row = (await list()).messages.find(({ is_whole }: { is_whole: boolean }) => !is_whole);
    expect((await replay(row.id)).refusal).toBe('feed-message-cut');
  });

  it('are dismissed for good, and stay so when they come again', async () => {
    const id = await putAside('five');
    const dismiss = () => superadmin.call(dismissFeedMessage, { params: { id }, body: {} });
    expect((await dismiss()).result.state).toBe('dismissed');
    expect((await dismiss()).refusal).toBe('state-changed');
    await receive('five');
    const { messages } = await list({ state: 'dismissed' });
    expect(messages[0]).toMatchObject({ id, times: '2' });
  });

  it('are events when they begin to wait and when they are decided, however often they come', async () => {
    await collector.take();
    const id = await putAside('seven');
    await receive('seven');
    unreadable = new Set();
    await replay(id);
    await putAside('seven');
    await superadmin.call(dismissFeedMessage, { params: { id }, body: {} });
    unreadable = new Set(['seven']);
    await receive('seven');
    const about = { message: id, feed: 'stuttering' };
    expect(await collector.take()).toMatchObject([
      { name: 'feed-message-held', player: null, payload: { ...about, reason: 'cannot read seven' } },
      { name: 'feed-message-decided', payload: { ...about, how: 'replayed' } },
      { name: 'feed-message-held', payload: about },
      { name: 'feed-message-decided', payload: { ...about, how: 'dismissed' } },
    ]);
  });

  it('are decided by those who answer for the line alone', async () => {
    const id = await putAside('six');
    expect((await admin.call(replayFeedMessage, { params: { id }, body: {} })).refusal).toBe('forbidden');
    expect((await admin.call(dismissFeedMessage, { params: { id }, body: {} })).refusal).toBe('forbidden');
    expect((await kit.testServer.visitor().call(listFeedQuarantine)).refusal).toBe('unauthorized');
  });

  it('of which there is none are not found', async () => {
    expect((await replay('999999')).refusal).toBe('feed-message-not-found');
    expect((await admin.call(readFeedMessage, { params: { id: '999999' } })).refusal).toBe('feed-message-not-found');
    expect((await superadmin.call(dismissFeedMessage, { params: { id: '999999' }, body: {} })).refusal).toBe(
      'feed-message-not-found',
    );
  });

  it('leave a line of each decision in the audit', async () => {
    const found = await kit.testServer.db.pool.query<{ action: string }>(
      `select action from audit.record where action like 'sportsbook.feed-message-%'`,
    );
    expect(found.rows.length).toBeGreaterThan(4);
  });

  it('are listed beside the services of the suppliers', async () => {
    expect((await admin.call(listFeedServices)).result.services).toEqual([]);
  });
});
