import { readInvariants, readStaff, signIn, signOut, staffSignIn } from '@ordago/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../../test-support/server/index.ts';
import { createGameProviders, createLinkKeys, createSportsbookProviders } from '../../composition/game-providers.ts';

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
        `select actor, ip, details ->> 'route' as route, details ->> 'provider' as "provider" from audit.record where action = $1 order by seq`,
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
      { actor: 'guest', ip: '192.0.2.77', route: 'identity.sign-in', provider: null },
    ]);
  });

  it('a page of another site', async () => {
    const page = testServer.visitor({ ip: '192.0.2.78', headers: { origin: 'https://evil.example' } });
    for (let i = 0; i < 5; i += 1) await page.call(signOut);
    expect(await linesOf('foreign-origin')).toEqual([
      { actor: 'guest', ip: '192.0.2.78', route: 'identity.sign-out', provider: null },
    ]);
  });

  it('a call of a provider, a report of a gateway and a message of a feed that nobody signed, each with its name', async () => {
    const { config, clock, db, servers } = testServer;
    const keys = createLinkKeys(config, db.pool);
    const named = [...createGameProviders(config, clock), ...createSportsbookProviders(config, clock, keys)];
    const wallets = named.filter(({ wallet }) => wallet).map(({ name }) => name);
    expect(wallets).toEqual(expect.arrayContaining(['originals', 'evolution', 'ezugi', 'pgsoft']));
    const addresses = [
      ...wallets.map((name) => [`/callbacks/${name}/bet`, 'casino.receive-wallet-callback', name]),
      ...wallets.map((name) => [`/callbacks/${name}`, 'casino.receive-wallet-message', name]),
      ['/callbacks/xpay', 'payments.receive-xpay-event', 'xpay'],
      ['/callbacks/odds-feed', 'sportsbook.receive-feed', 'football-json'],
      ['/callbacks/odds-feed/football-json', 'sportsbook.receive-named-feed', 'football-json'],
      ['/callbacks/odds-feed/simulated', 'sportsbook.receive-named-feed', 'simulated'],
    ];
    const remoteAddress = '192.0.2.79';
    const headers = { 'content-type': 'application/json' };
    const send = (url: string) =>
      servers.get('player')?.inject({ method: 'POST', payload: '{}', url, remoteAddress, headers });
    for (const [url = ''] of addresses) await send(url);
    await send('/callbacks/nobody/bet');
    await send('/callbacks/odds-feed/nobody');
    const expected = addresses.map(([, route, provider]) => ({
      actor: 'guest',
      ip: remoteAddress,
      route,
      provider,
    }));
    const read = async () => (await linesOf('bad-signature')).map((line) => JSON.stringify(line)).sort();
    await expect.poll(read).toEqual(expected.map((line) => JSON.stringify(line)).sort());
  });

  it('a guest who calls what is for staff, at every route of theirs', async () => {
    const contracts = testServer.modules.all
      .flatMap(({ routes }) => routes)
      .map(({ contract }) => contract)
      .filter(({ host }) => host === 'staff');
    const refused: { actor: string; ip: string; route: string; provider: null }[] = [];
    for (const [index, contract] of contracts.entries()) {
      const params = Object.fromEntries([...contract.path.matchAll(/:([A-Za-z_]+)/g)].map(([, name]) => [name, '1']));
      // A network has twenty lines a minute.
      const ip = `198.51.100.${Math.floor(index / 20)}`;
      const visitor = testServer.visitor({ ip });
      const { refusal } = await visitor.call(contract, { params, ...(contract.method === 'GET' ? {} : { body: {} }) });
      // The back office asks who is signed in before it shows the form.
      if (refusal === 'unauthorized' && contract.name !== readStaff.name)
        refused.push({ actor: 'guest', ip, route: contract.name, provider: null });
    }
    expect(refused.length).toBeGreaterThan(70);
    const read = async () => (await linesOf('staff-call-refused')).map((line) => JSON.stringify(line)).sort();
    await expect.poll(read).toEqual(refused.map((line) => JSON.stringify(line)).sort());
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
    const ofLow = async () => (await linesOf('staff-call-refused')).filter(({ ip }) => ip === '192.0.2.80');
    await expect.poll(ofLow).toEqual([
      {
        actor: expect.stringMatching(/^staff:/),
        ip: '192.0.2.80',
        route: 'reporting.read-invariants',
        provider: null,
      },
    ]);
  });
});
