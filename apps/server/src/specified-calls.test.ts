import { readFileSync } from 'node:fs';
import type { Host, Method, RouteContract } from '@ordago/contracts';
import { LOCALES } from '@ordago/i18n';
import { translate } from '@ordago/i18n/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../test-support/server/index.ts';

/**
 * Every call of section 7 of specifications 1 and 2, once. `row` is that of docs/features.md whose step builds the call;
 * a call without one is there.
 */
const SPECIFIED = `
GET    /api/user/check
GET    /api/user/balance
GET    /api/user/logout
POST   /api/user/login
GET    /api/user/auth/login/google                    row 13
POST   /api/user/signup
POST   /api/user/password/restore                     row 15
POST   /api/user/password/restore/new                 row 15
POST   /api/user/verify/email                         row 20
GET    /api/user/verify/email/{code}                  row 20
GET    /api/user/wager_info
GET    /api/user/referral_link                        row 144
GET    /api/user/profile                              row 21
PUT    /api/user/profile/additional/update            row 21
POST   /api/user/password/change
PUT    /api/user/promotion/change                     row 124
PUT    /api/user/switch_balance                       row 26
GET    /api/user/notifications                        row 131
POST   /api/user/notifications                        row 131
GET    /api/user/daily_winnings
GET    /api/user/race_leaderboard                     row 129
GET    /api/user/sessions
POST   /api/user/getSlotsBetHistory
GET    /api/user/blocklist
GET    /api/user/jackpot_data                         row 130
GET    /api/jackpot/info                              row 130
GET    /api/user/referral_system/referrals            row 127
GET    /api/user/referral_system/statistic            row 127
POST   /api/user/referral_system/request              row 128
GET    /api/user/referral_system/request/notification row 128
PATCH  /api/user/referral_system/request/notification/{id} row 128
GET    /api/cashback/balance                          row 125
GET    /api/cashback/withdrawal                       row 125
GET    /api/cashback/history                          row 125
GET    /api/site/next_cashback_date                   row 125
GET    /api/payment/deposit_request
GET    /api/payment/withdrawal_request
POST   /api/payment/promocode/activation              row 123
GET    /api/payment/promocode/history                 row 123
GET    /api/payment/history/payment-with-withdrawal
GET    /xpay/payment/methods
POST   /xpay/deposit/init
POST   /xpay/withdrawal/init
GET    /xpay/deposit/{currency}/limit
GET    /xpay/withdrawal/{currency}/limit
GET    /nowpayments/withdrawal/services               row 36
GET    /api/site/flatpages/list/{lang}                row 132
GET    /api/site/promotions/list/{lang}               row 132
GET    /api/site/slides                               row 132
GET    /api/site/settings
GET    /api/site/social_media_settings                row 132

POST   /api/favorite_slots/add
POST   /api/favorite_slots/remove
GET    /api/favorite_slots/get_list
POST   /api/getSlotsBetHistory
GET    /amatic/game_list
GET    /amatic/game_link
GET    /api/evolution/get_game_list
GET    /api/evolution/open_frame
GET    /evoplay/game_list
GET    /evoplay/frame
GET    /ezugi/game_list
GET    /ezugi/frame_url
GET    /goldenrace/game_list
POST   /goldenrace/create_session
GET    /habanero/game/list
GET    /habanero/game/launch
GET    /jacktop/game_list
GET    /jacktop/token
GET    /outcome/v1/game_list
GET    /outcome/v1/session
GET    /pgsoft/game_list
GET    /pgsoft/game_link
GET    /popokgaming/game_list
GET    /popokgaming/token
GET    /pragmatic/game/list
GET    /pragmatic/game/link
GET    /rgs2/game/list
GET    /rgs2/game/launch
GET    /slotegrator/games/list
GET    /slotegrator/games/link
GET    /tvbet/game_list
GET    /tvbet/token
GET    /universalrace/login
GET    /upgaming/game/list
GET    /upgaming/game/launch
GET    /vivogaming/game_list
GET    /vivogaming/game/link
GET    /api/xpg/get_lobby_link
POST   /betconstruct/GenToken
GET    /digitain/front/token
GET    /gr8/game_link
`;

interface SpecifiedCall {
  readonly method: Method;
  readonly path: string;
  /** Row of docs/features.md; null for a call that is there. */
  readonly row: string | null;
}

const calls = SPECIFIED.split('\n')
  .filter((line) => line !== '')
  .map((line): SpecifiedCall => {
    const [, method, path, row = null] = /^([A-Z]+) +(\S+)(?: +row (\S+))?$/.exec(line) ?? [];
    return { method: method as Method, path: path ?? line, row };
  });
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const UNKNOWN = 3013;
const WRONG_METHOD = 3009;

let testServer: TestServer;
let contracts: readonly RouteContract[];
beforeAll(async () => {
  testServer = await createTestServer();
  contracts = testServer.modules.all.flatMap(({ routes }) => routes.map(({ contract }) => contract));
});
afterAll(() => testServer.close());

interface Answer {
  readonly http: number;
  readonly code: number;
  readonly message: string;
  readonly isOfTheLine: boolean;
  readonly allow: unknown;
}

async function ask(host: Host, method: Method, url: string, language = 'en'): Promise<Answer> {
  const app = testServer.servers.get(host);
  const answer = await app?.inject({ method, url, headers: { 'accept-language': language } });
  if (!answer) throw new Error(`no server for ${host}`);
  const body = JSON.parse(answer.payload === '' ? '{}' : answer.payload) as Record<string, unknown>;
  return {
    http: answer.statusCode,
    code: Number(body.status ?? body.code ?? 0),
    message: String(body.error_message ?? body.message ?? ''),
    isOfTheLine: !('error_message' in body) && 'message' in body,
    allow: answer.headers.allow,
  };
}

/** The addresses of a contract, with values for what they name. */
function addressesOf({ path, aliases = [] }: RouteContract): string[] {
  return [path, ...aliases].map((each) => each.replaceAll(/:[A-Za-z_]+/g, '1'));
}

function declaredAt(host: Host, address: string): string[] {
  const takes = (path: string) => new RegExp(`^${path.replaceAll(/:[A-Za-z_]+/g, '[^/]+')}$`).test(address);
  const all = contracts.filter((each) => each.host === host && [each.path, ...(each.aliases ?? [])].some(takes));
  return [...new Set(all.map(({ method }) => method))].sort();
}

describe('the calls of the specifications', () => {
  it('are written down once each', () => {
    expect(new Set(calls.map(({ method, path }) => `${method} ${path}`)).size).toBe(calls.length);
    expect(calls.filter(({ method }) => !METHODS.includes(method))).toEqual([]);
    expect(calls).toHaveLength(92);
  });

  it.each(calls.filter(({ row }) => row === null))('$method $path is answered by a call', async ({ method, path }) => {
    const { code } = await ask('player', method, path.replaceAll(/\{\w+\}/g, 'USD'));
    expect([UNKNOWN, WRONG_METHOD]).not.toContain(code);
  });

  it.each(calls.filter(({ row }) => row !== null))(
    '$method $path waits for row $row',
    async ({ method, path, row }) => {
      // One that is answered has been built: take its row out above.
      const { code } = await ask('player', method, path.replaceAll(/\{\w+\}/g, '1'));
      expect([UNKNOWN, WRONG_METHOD]).toContain(code);
      expect(stateOf(row ?? '')).toMatch(/^(part \()?step/);
    },
  );
});

describe('an address without a call', () => {
  const ADDRESSES = [
    '/api/zzz',
    '/api/user/check/more',
    '/line/nosuch',
    '/line',
    '/callbacks',
    '/ops/zzz',
    '/api//check',
  ];

  it.each(['player', 'sportsbook', 'staff'] as const)(
    'of %s is unknown by any method, in three languages',
    async (host) => {
      for (const address of ADDRESSES)
        for (const method of METHODS)
          for (const locale of LOCALES) {
            const answer = await ask(host, method, `${address}?a=1`, locale);
            expect({ address, ...answer }).toEqual({
              address,
              http: 404,
              code: UNKNOWN,
              message: translate(locale, 'page-not-found'),
              isOfTheLine: address.startsWith('/line'),
              allow: undefined,
            });
          }
    },
  );

  it('that cannot be read has the envelope of its neighbours', async () => {
    expect(await ask('sportsbook', 'GET', '/line/%zz')).toMatchObject({ http: 400, code: 3001, isOfTheLine: true });
    expect(await ask('player', 'GET', '/api/%zz')).toMatchObject({ http: 400, code: 3001, isOfTheLine: false });
  });
});

it('every address of every call names its methods to any other, in the envelope of its wire', async () => {
  let count = 0;
  for (const { host, wire, ...contract } of contracts)
    for (const address of addressesOf({ host, wire, ...contract })) {
      const declared = declaredAt(host, address);
      for (const [index, method] of METHODS.filter((each) => !declared.includes(each)).entries()) {
        const locale = LOCALES[index % LOCALES.length] ?? 'en';
        const answer = await ask(host, method, address, locale);
        count += 1;
        expect({ address, method, ...answer }).toEqual({
          address,
          method,
          http: 405,
          code: WRONG_METHOD,
          message: translate(locale, 'method-not-allowed'),
          isOfTheLine: wire === 'line',
          allow: declared.join(', '),
        });
      }
    }
  expect(count).toBeGreaterThan(800);
});

/** The state of a row of docs/features.md. */
function stateOf(row: string): string {
  const lines = readFileSync(new URL('../../../docs/features.md', import.meta.url), 'utf8').split('\n');
  const cells = lines.map((line) => line.split('|').map((cell) => cell.trim())).find(([, number]) => number === row);
  if (!cells) throw new Error(`docs/features.md has no row ${row}`);
  return cells[3] ?? '';
}
