import { readInvariants, readStaff, signIn, signOut, staffSignIn } from '@ordago/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../../test-support/server/index.ts';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await createTestServer();
});
afterAll(() => testServer.close());

/** Lines of one kind, once one is there: they are written beside the answer. */
async function linesOf(kind: string) {
  const read = async () =>
    (
      await testServer.db.pool.query(
        `select actor, ip, details ->> 'route' as route from audit.record where action = $1 order by seq`,
        [`security.${kind}`],
      )
    ).rows;
  await expect.poll(async () => (await read()).length).toBeGreaterThan(0);
  return read();
}

describe('what an attack leaves behind', () => {
  it('a rate limit that closed', async () => {
    const guesser = testServer.visitor({ ip: '192.0.2.77' });
    for (let i = 0; i < 14; i += 1)
      await guesser.call(signIn, { body: { username: 'nobody', password: 'Wrong-2026' } });
    expect(await linesOf('rate-limit-closed')).toEqual([
      { actor: 'guest', ip: '192.0.2.77', route: 'identity.sign-in' },
    ]);
  });

  it('a page of another site', async () => {
    const page = testServer.visitor({ ip: '192.0.2.78', headers: { origin: 'https://evil.example' } });
    for (let i = 0; i < 5; i += 1) await page.call(signOut);
    expect(await linesOf('foreign-origin')).toEqual([{ actor: 'guest', ip: '192.0.2.78', route: 'identity.sign-out' }]);
  });

  it('a call of a provider and a report of a gateway that nobody signed', async () => {
    const player = testServer.servers.get('player');
    const remoteAddress = '192.0.2.79';
    const unsigned = {
      method: 'POST',
      payload: '{}',
      remoteAddress,
      headers: { 'content-type': 'application/json' },
    } as const;
    await player?.inject({ ...unsigned, url: '/callbacks/originals/bet' });
    const [line] = await linesOf('bad-signature');
    expect(line).toMatchObject({ actor: 'guest', ip: remoteAddress, route: expect.stringContaining('callback') });
  });

  it('a member of staff who tries what is above them', async () => {
    const { identity } = testServer.modules;
    const now = testServer.clock.now();
    await identity.hireStaff(
      { username: 'low', password: 'Ordago-2026', level: 1, parent: null },
      { by: 'system', now },
    );
    const low = testServer.visitor({ ip: '192.0.2.80' });
    await low.call(staffSignIn, { body: { username: 'low', password: 'Ordago-2026' } });
    expect((await low.call(readStaff)).status).toBe(0);
    expect((await low.call(readInvariants, { query: {} })).refusal).toBe('forbidden');
    const [line] = await linesOf('staff-call-refused');
    expect(line).toMatchObject({ actor: expect.stringMatching(/^staff:/), ip: '192.0.2.80' });
  });
});
