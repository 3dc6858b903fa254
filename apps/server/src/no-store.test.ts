import { type Host, staffSignIn } from '@ordago/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildVisitor, createTestServer, type TestServer, type Visitor } from '../test-support/server/index.ts';
import type { BoundRoute } from './platform/http/bound-route.ts';

/** Answers that are the same for everybody, and state themselves for how long they are kept. */
const KEPT_BY_BROWSERS = ['casino.read-catalogue', 'casino.read-art', 'casino.read-gr8-keys'];
/** Called last, since they end the session that the others need. */
const ENDS_SESSION = /sign-out/;

let server: TestServer;
let callers: Readonly<Record<Host, Visitor>>;

beforeAll(async () => {
  server = await createTestServer();
  const player = await buildVisitor(server);
  const member = { username: 'the_owner', password: 'Ordago-2026', level: 4, parent: null } as const;
  await server.modules.identity.hireStaff(member, { by: 'system', now: server.clock.now() });
  const staff = server.visitor();
  const { username, password } = member;
  expect((await staff.call(staffSignIn, { body: { username, password } })).status).toBe(0);
  callers = { player, sportsbook: player, staff };
});
afterAll(() => server.close());

/** Calls a route with a session and as a guest: the answer, a refusal, and whatever the framework answers by itself. */
async function answersOf({ contract }: BoundRoute) {
  const params = Object.fromEntries([...contract.path.matchAll(/:([A-Za-z_]+)/g)].map(([, name]) => [name, '1']));
  const body = contract.method === 'GET' ? {} : { body: {} };
  const signedIn = await callers[contract.host].call(contract, { params, ...body });
  const guest = await server.visitor().call(contract, { params, ...body });
  return [signedIn, guest];
}

describe('answers of the API', () => {
  it('are kept by no browser and no proxy, whoever asks, whatever the route, accepted or refused', async () => {
    const routes = server.modules.all.flatMap((module) => module.routes);
    const inOrder = [...routes].sort(
      (one, other) => Number(ENDS_SESSION.test(one.contract.name)) - Number(ENDS_SESSION.test(other.contract.name)),
    );
    const kept: string[] = [];
    let accepted = 0;
    for (const bound of inOrder) {
      for (const { http, headers } of await answersOf(bound)) {
        if (http < 300) accepted += 1;
        if (headers['cache-control'] !== 'no-store') kept.push(bound.contract.name);
      }
    }
    expect([...new Set(kept)].filter((name) => !KEPT_BY_BROWSERS.includes(name))).toEqual([]);
    expect(routes.length).toBeGreaterThan(200);
    expect(accepted).toBeGreaterThan(80);
  });
});
