import { createHmac } from 'node:crypto';
import { instant, type PlayerId, type StaffId } from '@ordago/kernel';
import { fakeClock } from '@ordago/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test-support/database/test-database.ts';
import { GUEST } from '../../platform/http/actor.ts';
import { SECURITY_EVENTS, type SecurityEvent, securityEventOf } from '../../platform/http/security-event.ts';
import { createAudit, createNoteSecurityEvent } from './index.ts';
import { createAnchorsRepository } from './repository/anchors.repository.ts';
import { anchorHead } from './use-cases/anchor-head.ts';

const NOW = instant(Date.UTC(2026, 0, 14, 12));
const SECRET = 'a-secret-of-this-test-alone';

describe('the anchored audit', () => {
  let db: TestDatabase;
  beforeEach(async () => {
    db = await createTestDatabase();
  });
  afterEach(() => db.close());

  const append = (count: number) =>
    Array.from({ length: count }).reduce<Promise<unknown>>(
      (before) => before.then(() => createAudit(db.pool).append({ at: NOW, actor: 'system', action: 'test.act' })),
      Promise.resolve(),
    );
  const anchor = (isWhole = false) =>
    anchorHead({ anchors: createAnchorsRepository(db.pool), secret: SECRET }, { now: NOW, isWhole });
  /** As somebody with the rights of the owner, who switches the triggers off. */
  const tamper = async (sql: string) => {
    for (const table of ['record', 'anchor']) await db.owner.query(`alter table audit.${table} disable trigger user`);
    await db.owner.query(sql);
    for (const table of ['record', 'anchor']) await db.owner.query(`alter table audit.${table} enable trigger user`);
  };
  const violated = async () => {
    const views = ['invariant_50_anchors_hold', 'invariant_51_seals_follow'];
    const counts = await Promise.all(views.map((view) => db.pool.query(`select from audit.${view}`)));
    return counts.map(({ rowCount }) => (rowCount ?? 0) > 0);
  };

  it('writes its head down once, and holds', async () => {
    expect(await anchor()).toBeNull();
    await append(5);
    expect(await anchor()).toMatchObject({ anchor: { seq: '5' } });
    expect(await anchor()).toBeNull();
    await append(3);
    expect([await anchor(true), await violated()]).toMatchObject([{ anchor: { seq: '8' } }, [false, false]]);
  });

  it.each([
    ['a tail that was removed', 'delete from audit.record where seq > 3', 'lost', [true, false]],
    ['the anchored line alone', 'delete from audit.record where seq = 6', 'lost', [true, true]],
    ['all of it', 'truncate audit.record', 'lost', [true, false]],
    ['a new line that was changed', `update audit.record set action = 'x' where seq = 8`, 'broken', [false, true]],
    ['a new line that is missing', 'delete from audit.record where seq = 8', 'broken', [false, true]],
    [
      'an anchored line that was changed and sealed',
      `update audit.record set hash = sha256('x') where seq = 6`,
      'lost',
      [true, true],
    ],
    [
      'an anchor that was moved',
      `update audit.anchor set hash = (select hash from audit.record where seq = 5), seq = 5`,
      'forged',
      [false, false],
    ],
    ['an old line, read once a day', `update audit.record set action = 'x' where seq = 2`, 'broken', [false, false]],
  ])('finds %s', async (_title, sql, where, invariants) => {
    await append(6);
    await anchor();
    await append(4);
    await tamper(sql);
    const result = await anchor(true);
    expect(
      result && 'breach' in result
        ? Object.entries(result.breach)
            .filter(([, found]) => found.length > 0)
            .map(([name]) => name)
        : [],
    ).toContain(where);
    expect(await violated()).toEqual(invariants);
    expect((await db.pool.query('select from audit.anchor')).rowCount).toBe(1);
  });

  it('takes no anchor that another key proved', async () => {
    await append(2);
    const proof = createHmac('sha256', 'another-secret').update('audit anchor 2').digest();
    await db.pool.query('insert into audit.anchor select seq, at, hash, $1 from audit.record where seq = 2', [proof]);
    expect(await anchor()).toMatchObject({ breach: { forged: ['2'] } });
  });

  it('lets nobody rewrite an anchor', async () => {
    await append(1);
    await anchor();
    for (const sql of ['update audit.anchor set seq = 9', 'delete from audit.anchor', 'truncate audit.anchor'])
      await expect(db.owner.query(sql)).rejects.toThrow('audit.anchor is append-only');
  });
});

describe('a security event', () => {
  const staff = { kind: 'staff', staff: '4' as StaffId, sessionId: '1', level: 1 } as const;
  const player = {
    kind: 'player',
    player: '7' as PlayerId,
    sessionId: '1',
    isBanned: false,
    isExcluded: false,
    hasParentAgent: false,
  } as const;
  const event = {
    kind: 'rate-limit-closed',
    host: 'player',
    route: 'identity.sign-in',
    provider: null,
    actor: 'guest',
    ip: '192.0.2.1',
  } as const;

  it('is what a refusal says about its caller', () => {
    const of = (name: string, host: SecurityEvent['host'], actor: SecurityEvent['actor']) =>
      securityEventOf(name, { host, actor });
    expect(of('too-many-attempts', 'player', GUEST)).toBe('rate-limit-closed');
    expect(of('origin-refused', 'sportsbook', player)).toBe('foreign-origin');
    expect(of('signature-invalid', 'player', GUEST)).toBe('bad-signature');
    expect([of('forbidden', 'staff', staff), of('forbidden', 'player', player)]).toEqual(['staff-call-refused', null]);
    expect([of('unauthorized', 'staff', GUEST), of('unauthorized', 'player', GUEST)]).toEqual([
      'staff-call-refused',
      null,
    ]);
    expect(of('insufficient-balance', 'player', player)).toBeNull();
  });

  it('is one line a minute for each caller, and counts the rest', async () => {
    const clock = fakeClock();
    const append = vi.fn().mockResolvedValue('1');
    const note = createNoteSecurityEvent({ audit: { append }, clock, onError: () => undefined });
    for (let i = 0; i < 50; i += 1) note(event);
    note({ ...event, actor: 'player:7' as never });
    note({ ...event, ip: '192.0.2.2' });
    note({ ...event, provider: 'xpay' });
    expect(append).toHaveBeenCalledTimes(4);
    clock.advance(60_000);
    note(event);
    expect(append.mock.calls.map(([line]) => [line.actor, line.ip, line.details.more_before])).toEqual([
      ['guest', '192.0.2.1', 0],
      ['player:7', '192.0.2.1', 49],
      ['guest', '192.0.2.2', 0],
      ['guest', '192.0.2.1', 0],
      ['guest', '192.0.2.1', 0],
    ]);
  });

  it('hides no other, whoever makes the noise', () => {
    const append = vi.fn().mockResolvedValue('1');
    const note = createNoteSecurityEvent({ audit: { append }, clock: fakeClock(), onError: () => undefined });
    const kind = 'bad-signature' as const;
    const noise = Array.from({ length: 5_000 }, (_, i) => ({
      ...event,
      kind,
      ip: `10.0.${i >> 8}.${i & 255}`,
    }));
    for (let i = 0; i < 5_000; i += 1)
      note({ ...event, kind, provider: 'ezugi', ip: `2001:db8:1:${(i % 999).toString(16)}::1` });
    for (let i = 0; i < 5_000; i += 1) note({ ...event, kind, provider: 'ezugi', route: `route-${i}`, ip: '10.1.0.1' });
    note({ ...event, kind, provider: 'ezugi', ip: '192.0.2.8' });
    expect(append.mock.lastCall?.[0]).toMatchObject({ ip: '192.0.2.8', details: { provider: 'ezugi' } });
    for (const one of noise)
      for (const route of ['a', 'b', 'c', 'd', 'e', 'f']) note({ ...one, provider: 'ezugi', route });
    expect(append.mock.calls.length).toBeGreaterThan(100);
    expect(append.mock.calls.length).toBeLessThanOrEqual(200);
    for (const one of noise) note(one);
    for (let i = 0; i < 5_000; i += 1)
      note({ ...event, route: `route-${i}`, ip: `2001:db8:1:${(i % 999).toString(16)}::1` });
    const before = append.mock.calls.length;
    note({ ...event, kind, provider: 'evolution' });
    note({ ...event, ip: '2001:db8:2::1' });
    note({ ...event, ip: '192.0.2.9' });
    expect(append.mock.calls.slice(before).map(([{ ip, details }]) => [ip, details.provider])).toEqual([
      ['192.0.2.1', 'evolution'],
      ['2001:db8:2::1', undefined],
      ['192.0.2.9', undefined],
    ]);
  });

  it('cannot fill the audit, from however many addresses it comes, nor hide another kind', () => {
    const append = vi.fn().mockRejectedValue(new Error('away'));
    const onError = vi.fn();
    const note = createNoteSecurityEvent({ audit: { append }, clock: fakeClock(), onError });
    for (const kind of SECURITY_EVENTS)
      for (let i = 0; i < 5_000; i += 1) note({ ...event, kind, ip: `10.0.${i >> 8}.${i & 255}` });
    for (const kind of SECURITY_EVENTS)
      expect(append.mock.calls.filter(([{ action }]) => action === `security.${kind}`)).toHaveLength(200);
  });
});
