import { errorOf } from '@ordago/contracts';
import { routesOf } from '@ordago/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOriginalsTestKit, type OriginalsTestKit } from '../../test-support/originals-test-kit.ts';

let kit: OriginalsTestKit;
beforeAll(async () => {
  kit = await createOriginalsTestKit();
});
afterAll(() => kit.close());

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const;

async function ask(method: (typeof METHODS)[number], url: string) {
  const { statusCode, headers, payload } = await kit.originals().app.inject({ method, url });
  // An answer to HEAD has no body.
  const body = payload === '' ? {} : (JSON.parse(payload) as { error?: string; code?: number });
  return { http: statusCode, allow: headers.allow, sniff: headers['x-content-type-options'], ...body };
}

describe('an address of the games host', () => {
  it('names its methods to any other, whichever route it is', async () => {
    const routes = routesOf(kit.originals().app).map(([method, path]) => ({
      method,
      path: path.replaceAll(/:\w+/g, '1'),
    }));
    const addresses = new Set(routes.map(({ path }) => path));
    expect(addresses.size).toBeGreaterThanOrEqual(12);
    const { code, http } = errorOf('method-not-allowed');
    for (const path of addresses) {
      const declared = routes.filter((route) => route.path === path).map(({ method }) => method);
      const answer = { http, allow: [...declared].sort().join(', '), sniff: 'nosniff' };
      for (const method of METHODS.filter((one) => !declared.includes(one))) {
        const body = method === 'HEAD' ? {} : { error: 'method-not-allowed', code };
        expect({ method, path, ...(await ask(method, path)) }).toEqual({ method, path, ...answer, ...body });
      }
    }
  });

  it('that there is not is unknown by any method', async () => {
    const { code, http } = errorOf('page-not-found');
    for (const path of ['/nowhere', '/play', '/play/session/nothing', '/operator', '/operator//games', '/ops/zzz?a=1'])
      for (const method of METHODS) {
        const body = method === 'HEAD' ? {} : { error: 'page-not-found', code };
        expect({ method, path, ...(await ask(method, path)) }).toEqual({
          method,
          path,
          http,
          allow: undefined,
          sniff: 'nosniff',
          ...body,
        });
      }
  });

  it('that cannot be read is refused in its words, with its headers', async () => {
    for (const path of ['/%zz', '/play/session/rounds/%/proof'])
      expect(await ask('GET', path)).toEqual({ http: 400, error: 'malformed-input', sniff: 'nosniff' });
  });
});
