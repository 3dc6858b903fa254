import { issuePartnerToken, readBalance, readSiteSettings } from '@ordago/contracts';
import { describe, expect, it } from 'vitest';
import { createApiClient } from './client.ts';
import { createPartnerTokens } from './partner-tokens.ts';

function site({ isSignedIn = true, refused = [] as string[] } = {}) {
  const sent: [path: string, token: string | null][] = [];
  let count = 0;
  let at = 0;
  const tokens = createPartnerTokens({
    issue: async () => await api(issuePartnerToken),
    isSignedIn: () => isSignedIn,
    now: () => at,
  });
  const api = createApiClient({
    locale: () => 'es',
    partnerName: 'ordago',
    partner: tokens,
    fetch: async (url, init) => {
      const token = new Headers(init?.headers).get('partner-authorization');
      sent.push([String(url), token]);
      if (String(url) === issuePartnerToken.path) {
        count += 1;
        return new Response(`{"status":0,"result":{"token":"token-${count}","expires_in":300},"error_message":""}`);
      }
      const error = '{"status":3020,"result":null,"error_message":"…","error":{"name":"partner-token-invalid"}}';
      if (token !== null && refused.includes(token)) return new Response(error, { status: 401 });
      return new Response('{"status":0,"result":{},"error_message":""}');
    },
  });
  const pass = (ms: number) => {
    at += ms;
  };
  return { api, sent, tokens, pass };
}

describe('a partner token', () => {
  it('goes with wallet, payment and game calls, and with no other', async () => {
    const { api, sent } = site();
    await api(readSiteSettings);
    await api(readBalance);
    expect(sent).toEqual([
      [readSiteSettings.path, null],
      [issuePartnerToken.path, null],
      [readBalance.path, 'token-1'],
    ]);
  });

  it('is asked for once by calls that come together, and again before it ends', async () => {
    const { api, sent, pass } = site();
    await Promise.all([api(readBalance), api(readBalance)]);
    pass(269_000);
    await api(readBalance);
    pass(1_000);
    await api(readBalance);
    expect(sent.map(([, token]) => token).filter(Boolean)).toEqual(['token-1', 'token-1', 'token-1', 'token-2']);
  });

  it('is not asked for by a guest', async () => {
    const { api, sent } = site({ isSignedIn: false });
    await api(readBalance);
    expect(sent).toEqual([[readBalance.path, null]]);
  });

  it('that is refused gives way to a new one, once', async () => {
    const { api, sent } = site({ refused: ['token-1'] });
    await api(readBalance);
    expect(sent.filter(([path]) => path === readBalance.path).map(([, token]) => token)).toEqual([
      'token-1',
      'token-2',
    ]);
    const lost = site({ refused: ['token-1', 'token-2'] });
    await expect(lost.api(readBalance)).rejects.toMatchObject({ refusal: 'partner-token-invalid' });
    expect(lost.sent.filter(([path]) => path === readBalance.path)).toHaveLength(2);
  });
});
