import { errorOf } from '@ordago/contracts';
import { createTestDatabase, routesOf, type TestDatabase } from '@ordago/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { composeSandbox, type Sandbox } from './composition.ts';
import { readSettings } from './settings.ts';

let db: TestDatabase;
let sandbox: Sandbox;
beforeAll(async () => {
  db = await createTestDatabase({ isEmpty: true });
  sandbox = await composeSandbox(readSettings({ APP_ENV: 'test', SANDBOX_DATABASE_URL: db.url }));
  await sandbox.app.ready();
});
afterAll(async () => {
  await sandbox.stop();
  await db.close();
});

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

async function ask(method: (typeof METHODS)[number], url: string) {
  const { statusCode, headers, payload } = await sandbox.app.inject({ method, url });
  // An answer to HEAD has no body.
  const body = payload === '' ? {} : (JSON.parse(payload) as { error?: string; code?: number });
  return { http: statusCode, allow: headers.allow, ...body };
}

describe('an address of the third parties', () => {
  it('names its methods to any other, whichever route it is', async () => {
    const routes = routesOf(sandbox.app).map(([method, path]) => ({ method, path: path.replaceAll(/:\w+/g, '1') }));
    const addresses = [...new Set(routes.map(({ path }) => path))].filter((path) => !path.includes('*'));
    expect(addresses.length).toBeGreaterThan(100);
    const { code, http } = errorOf('method-not-allowed');
    for (const path of addresses) {
      const declared = routes.filter((route) => route.path === path).map(({ method }) => method);
      const answer = { http, allow: [...declared].sort().join(', ') };
      for (const method of METHODS.filter((one) => !declared.includes(one))) {
        const body = method === 'HEAD' ? {} : { error: 'method-not-allowed', code };
        expect({ method, path, ...(await ask(method, path)) }).toEqual({ method, path, ...answer, ...body });
      }
    }
  });

  it('that there is not is unknown by any method', async () => {
    const { code, http } = errorOf('page-not-found');
    for (const path of ['/nowhere', '/console', '/console/zzz', '/xpay', '/amatic/nothing?a=1'])
      for (const method of METHODS) {
        const body = method === 'HEAD' ? {} : { error: 'page-not-found', code };
        const answer = { http, allow: undefined, ...body };
        expect({ method, path, ...(await ask(method, path)) }).toEqual({ method, path, ...answer });
      }
  });

  it('that cannot be read is refused in its words', async () => {
    expect(await ask('GET', '/%zz')).toEqual({ http: 400, error: 'the address of the call cannot be read' });
  });
});
