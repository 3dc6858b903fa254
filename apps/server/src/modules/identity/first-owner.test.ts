import { createFirstOwner, readStaff, staffSignIn } from '@ordago/contracts';
import { DAY_MS, instant } from '@ordago/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../../test-support/server/test-server.ts';
import { ownerLink } from './domain/owner-link.ts';

let testServer: TestServer;
let link = '';

beforeEach(async () => {
  testServer = await createTestServer();
  link = ownerLink(testServer.config.secretOf('token'), testServer.clock.now());
});
afterEach(() => testServer.close());

const OWNER = { username: 'the_owner', password: 'Correct-Horse-29' };
const create = (more: Partial<typeof OWNER & { link: string }> = {}) =>
  testServer.visitor().call(createFirstOwner, { body: { ...OWNER, link, ...more } });

describe('the first owner', () => {
  it('is created once by the link, signs in, and is the top of the staff', async () => {
    const created = await create();
    expect([created.status, created.result]).toEqual([
      0,
      expect.objectContaining({ username: 'the_owner', parent_id: null }),
    ]);
    const owner = testServer.visitor();
    expect((await owner.call(staffSignIn, { body: OWNER })).status).toBe(0);
    expect((await owner.call(readStaff)).result).toMatchObject({ level: '4' });
    expect((await create({ username: 'another' })).refusal).toBe('owner-link-invalid');
    const lines = await testServer.db.pool.query(
      "select actor from audit.record where action = 'staff.first-owner-created'",
    );
    expect(lines.rows).toHaveLength(1);
  });

  it('is one, however many use the link at once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => create({ username: `owner_${n}` })));
    expect(answers.filter(({ status }) => status === 0)).toHaveLength(1);
    const staff = await testServer.db.pool.query('select level from identity.staff');
    expect(staff.rows).toEqual([{ level: 4 }]);
  });

  it.each([
    ['of another secret', () => ownerLink('another secret of the server', testServer.clock.now())],
    ['that ended', () => ownerLink(testServer.config.secretOf('token'), instant(testServer.clock.now() - DAY_MS))],
    ['with a later end', () => link.replace(/^\d+/, (end) => String(Number(end) + 1))],
    ['that is none', () => 'nobody'],
  ])('is refused with a link %s', async (_title, made) => {
    expect((await create({ link: made() })).refusal).toBe('owner-link-invalid');
    expect((await create()).status).toBe(0);
  });

  it.each([
    ['username-invalid', { username: 'o o' }],
    ['password-policy', { password: 'short' }],
    // The rules of players would do with it.
    ['password-policy', { password: 'Harvest-7' }],
    ['password-policy', { password: 'Harvestmoon77' }],
  ])('is refused as %s, and the link stays good', async (name, more) => {
    expect((await create(more)).refusal).toBe(name);
    expect((await create()).status).toBe(0);
  });

  it('bounds guesses of an address', async () => {
    const names = [];
    for (let n = 0; n < 22; n += 1) names.push((await create({ link: `guess-${n}` })).refusal);
    expect(names.slice(0, 20).every((name) => name === 'owner-link-invalid')).toBe(true);
    expect(names.at(-1)).toBe('too-many-attempts');
  });
});
