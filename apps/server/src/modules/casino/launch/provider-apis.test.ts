import { issuePartnerToken, type ProviderApi, previewGames, providerApis, staffSignIn } from '@ordago/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type CasinoPlayer,
  type CasinoTestKit,
  createCasinoTestKit,
} from '../../../../test-support/casino/casino-test-kit.ts';

/** Paths of a provider by specification 2, sections 3 and 7; written apart from the contracts. */
interface ApiShape {
  readonly list?: { readonly path: string; readonly fields: readonly string[] };
  /** The first row of an answer of the list, whatever it is wrapped in. */
  // biome-ignore lint/suspicious/noExplicitAny: answers in the provider's own shape.
  readonly firstOf?: (answer: any) => unknown;
  readonly open: { readonly path: string; readonly method: 'GET' | 'POST' };
  /** Request that opens a game. */
  ask(gameId: string): Readonly<Record<string, string>>;
  /** Expected answer. */
  readonly answer: unknown;
}

const ADDRESS = expect.stringMatching(/^http:\/\/games\.localhost:\d+\/\?.*code=/);
const TOKEN = expect.stringMatching(/^\d+\.\S+$/);
const first = (rows: readonly unknown[]) => rows[0];

const SHAPES: Readonly<Record<keyof typeof providerApis, ApiShape>> = {
  amatic: {
    list: {
      path: '/amatic/game_list',
      fields: ['gameid', 'name', 'menu_title', 'category', 'mobile', 'iconurl1', 'flash'],
    },
    firstOf: first,
    open: { path: '/amatic/game_link', method: 'GET' },
    ask: (gameid) => ({ gameid, lang: 'es-es', lobbyUrl: 'https://casino.example' }),
    answer: { url: ADDRESS },
  },
  evolution: {
    list: {
      path: '/api/evolution/get_game_list',
      fields: ['Trans', 'ImageURL', 'PageCode', 'System', 'MerchantName'],
    },
    firstOf: first,
    open: { path: '/api/evolution/open_frame', method: 'GET' },
    ask: (page_id) => ({ page_id, language: 'es' }),
    answer: { launch_url: ADDRESS },
  },
  evoplay: {
    list: { path: '/evoplay/game_list', fields: ['name', 'absolute_name', 'type_id', 'desktop', 'mobile'] },
    firstOf: (map) => Object.values(map)[0],
    open: { path: '/evoplay/frame', method: 'GET' },
    ask: (game_id) => ({ project_name: 'ordago', game_id, language: 'es', user_geo: 'MX' }),
    answer: ADDRESS,
  },
  ezugi: {
    list: { path: '/ezugi/game_list', fields: ['TableId', 'TableName', 'PictureLink', 'IsActive', 'DealerName'] },
    firstOf: first,
    open: { path: '/ezugi/frame_url', method: 'GET' },
    ask: (openTable) => ({ openTable, language: 'es' }),
    answer: { frame_url: ADDRESS },
  },
  'pragmatic-rgs': {
    list: { path: '/rgs2/game/list', fields: ['id', 'name', 'provider', 'iconImageUrl'] },
    firstOf: ({ game_list: rows }) => rows[0],
    open: { path: '/rgs2/game/launch', method: 'GET' },
    ask: (game_id) => ({ game_id, device_type: '2', play_mode: '1' }),
    answer: ADDRESS,
  },
  pgsoft: {
    list: { path: '/pgsoft/game_list', fields: ['name', 'iconurl', 'gameid', 'vendorid', 'symbol'] },
    firstOf: first,
    open: { path: '/pgsoft/game_link', method: 'GET' },
    ask: (gameid) => ({ gameid, lang: 'es-es', lobbyUrl: 'https://casino.example' }),
    answer: { url: ADDRESS },
  },
  popok: {
    list: { path: '/popokgaming/game_list', fields: ['gameName', 'id', 'gameType', 'thumbnail'] },
    firstOf: ({ slots, liveCasino, miniGames }) => liveCasino[0] && miniGames[0] && slots[0],
    open: { path: '/popokgaming/token', method: 'GET' },
    ask: (game_id) => ({ game_id, platform: '2' }),
    answer: { token: expect.stringMatching(/^\d+\.\S+$/), provider_partner_id: '271', platform: '2' },
  },
  'pragmatic-live': {
    list: { path: '/pragmatic/game/list', fields: ['gameID', 'gameName', 'gameTypeID', 'platform', 'technology'] },
    firstOf: first,
    open: { path: '/pragmatic/game/link', method: 'GET' },
    ask: (game_id) => ({ game_id, platform: 'MOBILE', lang: 'es' }),
    answer: { url: ADDRESS },
  },
  tvbet: {
    list: { path: '/tvbet/game_list', fields: ['category', 'code', 'img', 'name'] },
    firstOf: first,
    open: { path: '/tvbet/token', method: 'GET' },
    ask: (code) => ({ code }),
    answer: { token: expect.stringMatching(/^\d+\.\S+$/) },
  },
  slotegrator: {
    list: {
      path: '/slotegrator/games/list',
      fields: ['uuid', 'name', 'provider', 'image', 'is_mobile', 'type', 'has_freespins'],
    },
    firstOf: ({ items }) => items[0],
    open: { path: '/slotegrator/games/link', method: 'GET' },
    ask: (game_uuid) => ({ project_name: 'ordago', game_uuid, language: 'es', return_url: 'https://casino.example' }),
    answer: { url: ADDRESS },
  },
  goldenrace: {
    list: {
      path: '/goldenrace/game_list',
      fields: ['gameId', 'gameTitle', 'thumbnail', 'provider', 'gameFriendlyName', 'type', 'platforms'],
    },
    firstOf: first,
    open: { path: '/goldenrace/create_session', method: 'POST' },
    ask: (game_id) => ({ game_id, platform: 'mobile' }),
    answer: { url: ADDRESS },
  },
  habanero: {
    list: { path: '/habanero/game/list', fields: ['game_name', 'img_name', 'keyname'] },
    firstOf: first,
    open: { path: '/habanero/game/launch', method: 'GET' },
    ask: (game_id) => ({ game_id, lang: 'es-es' }),
    answer: { url: ADDRESS },
  },
  jacktop: {
    list: { path: '/jacktop/game_list', fields: ['category', 'code', 'img', 'name'] },
    firstOf: first,
    open: { path: '/jacktop/token', method: 'GET' },
    ask: (game_id) => ({ game_id, lang: 'es' }),
    answer: { token: expect.stringMatching(/^\d+\./) },
  },
  outcomebets: {
    list: { path: '/outcome/v1/game_list', fields: ['Description', 'Format', 'Id', 'Name', 'SectionId', 'Type'] },
    firstOf: ({ Games }) => Games[0],
    open: { path: '/outcome/v1/session', method: 'GET' },
    ask: (game_id) => ({ game_id }),
    answer: { SessionId: expect.stringMatching(/^ob-/), SessionUrl: ADDRESS },
  },
  'universal-race': {
    open: { path: '/universalrace/login', method: 'GET' },
    ask: () => ({}),
    answer: { game_url: ADDRESS },
  },
  upgaming: {
    list: {
      path: '/upgaming/game/list',
      fields: ['id', 'gameId', 'gameName', 'is_active', 'cdnUrl', 'gamePlatformTypeId'],
    },
    firstOf: first,
    open: { path: '/upgaming/game/launch', method: 'GET' },
    ask: (game_id) => ({ game_id, is_mobile: 'true' }),
    answer: { Content: expect.stringMatching(/^<iframe src="[^"<>]+\/launch\/[^"<>]+" sandbox="allow-scripts /) },
  },
  vivo: {
    list: { path: '/vivogaming/game_list', fields: ['table_id', 'application', 'table_name', 'image'] },
    firstOf: first,
    open: { path: '/vivogaming/game/link', method: 'GET' },
    ask: (table_id) => ({ table_id, lang: 'es' }),
    answer: { url: ADDRESS },
  },
  xpg: {
    open: { path: '/api/xpg/get_lobby_link', method: 'GET' },
    ask: () => ({ lang: '1049' }),
    answer: { url: expect.stringContaining('lang=ru') },
  },
  betconstruct: {
    open: { path: '/betconstruct/GenToken', method: 'POST' },
    ask: () => ({ project_name: 'vulcan' }),
    answer: { token: TOKEN, data: { token: TOKEN } },
  },
  digitain: {
    open: { path: '/digitain/front/token', method: 'GET' },
    ask: () => ({}),
    answer: { token: TOKEN, data: { token: TOKEN } },
  },
  gr8: {
    open: { path: '/gr8/game_link', method: 'GET' },
    ask: () => ({ lang: 'en-US' }),
    answer: { game_link: expect.stringMatching(/\/gr8\/frame\?token=[\w-]+\.[\w-]+\.[\w-]+&lang=en$/) },
  },
};

let kit: CasinoTestKit;
let who: CasinoPlayer;
beforeAll(async () => {
  kit = await createCasinoTestKit();
  who = await kit.player();
});
afterAll(() => kit.close());

const apis = Object.entries<ProviderApi>(providerApis).map(([name, api]) => ({
  name,
  api,
  adapter: api.providers?.[0] ?? name,
  shape: SHAPES[name as keyof typeof SHAPES],
}));

describe.each(apis)('the paths of $name', ({ api, shape, adapter }) => {
  const gameId = async () => {
    const sql = 'select game_id from casino.game where provider = $1 and is_active order by id limit 1';
    return (await kit.testServer.db.pool.query(sql, [adapter])).rows[0].game_id as string;
  };

  it.runIf(shape.list)('list in the provider’s own shape, for guests too', async () => {
    if (!api.list) throw new Error('there is no list');
    expect([api.list.method, api.list.path]).toEqual(['GET', shape.list?.path]);
    const reply = await kit.testServer.visitor().call(api.list);
    expect(reply.status).toBe(0);
    expect(Object.keys(shape.firstOf?.(reply.result) as object)).toEqual(
      expect.arrayContaining([...(shape.list?.fields ?? [])]),
    );
  });

  it('open a game in the provider’s own shape', async () => {
    expect([api.open.method, api.open.path]).toEqual([shape.open.method, shape.open.path]);
    const asked = shape.ask(await gameId());
    const reply = await who.call(api.open, shape.open.method === 'GET' ? { query: asked } : { body: asked });
    expect(reply.result).toEqual(shape.answer);
  });

  it('let no guest play, and know no game that there is not', async () => {
    const call = (asked: Readonly<Record<string, string>>, visitor: Pick<CasinoPlayer, 'call'>) =>
      visitor.call(api.open, shape.open.method === 'GET' ? { query: asked } : { body: asked });
    const guest = await call(shape.ask(await gameId()), kit.testServer.visitor());
    expect([guest.status, guest.refusal]).toEqual(
      api.isForSports ? [3409, 'sign-in-to-play'] : [404, 'not-allowed-to-place-bets'],
    );
    // Where the path names no game there is none to be unknown.
    const names = Object.values(shape.ask('no-such-game')).includes('no-such-game');
    expect((await call(shape.ask('no-such-game'), who)).refusal).toBe(names ? 'game-not-found' : '');
  });
});

describe('the authorisation header', () => {
  it.each([
    ['evoplay', providerApis.evoplay.open, 'game_id'],
    ['slotegrator', providerApis.slotegrator.open, 'game_uuid'],
  ] as const)('represents the player on the launch path of %s, and nothing else does', async (provider, api, game) => {
    const sql = 'select game_id from casino.game where provider = $1 and is_active order by id limit 1';
    const query = { [game]: (await kit.testServer.db.pool.query(sql, [provider])).rows[0].game_id as string };
    const { token } = (await who.call(issuePartnerToken)).result;
    const bare = kit.testServer.visitor();
    const opened = await bare.call(api, { query, headers: { 'partner-authorization': token } });
    expect([opened.refusal, JSON.stringify(opened.result)]).toEqual(['', expect.stringContaining('code=')]);
    const forged = { query, headers: { 'partner-authorization': `${token}x` } };
    expect((await bare.call(api, forged)).refusal).toBe('partner-token-invalid');
  });
});

describe('what is closed to a player', () => {
  const listed = async (api: ProviderApi['list'], visitor: Pick<CasinoPlayer, 'call'>) => {
    if (!api) throw new Error('there is no list');
    const { result } = await visitor.call(api);
    return JSON.stringify(result).match(/"(gameid|TableId)":/g)?.length ?? 0;
  };
  const close = (player: CasinoPlayer, what: 'provider' | 'casino_type', name: string) =>
    kit.testServer.db.pool.query(`insert into casino.block (player, ${what}, at) values ($1, $2, now())`, [
      player.id,
      name,
    ]);
  const { amatic, ezugi } = providerApis;

  it('is in no list of its provider’s path, and in everybody else’s as before', async () => {
    const player = await kit.player();
    const other = await kit.player();
    const slots = await listed(amatic.list, player);
    const tables = await listed(ezugi.list, player);
    expect(Math.min(slots, tables)).toBeGreaterThan(10);
    await close(player, 'provider', 'amatic');
    expect([await listed(amatic.list, player), await listed(ezugi.list, player)]).toEqual([0, tables]);
    await close(player, 'casino_type', 'live');
    expect(await listed(ezugi.list, player)).toBe(0);
    for (const visitor of [other, kit.testServer.visitor()]) {
      expect([await listed(amatic.list, visitor), await listed(ezugi.list, visitor)]).toEqual([slots, tables]);
    }
    await kit.testServer.db.pool.query('update players.player set casino_blocked_at = now() where id = $1', [other.id]);
    expect(await listed(amatic.list, other)).toBe(0);
  });

  it('is reported game by game where only some of a path’s are closed', async () => {
    const player = await kit.player();
    const parts = async () => {
      const { slots, liveCasino } = (await player.call(providerApis.popok.list)).result;
      return [slots.length, liveCasino.length];
    };
    expect(await parts()).toEqual([120, 40]);
    await close(player, 'casino_type', 'live');
    expect(await parts()).toEqual([120, 0]);
  });
});

describe('the preview of the lists for staff', () => {
  it.each([1, 2, 3, 4] as const)('is for role 1; others get code 404 with an empty list: %d', async (level) => {
    const { identity } = kit.testServer.modules;
    const member = { username: `preview_${level}`, password: 'Ordago-2026', level, parent: null } as const;
    await identity.hireStaff(member, { by: 'system', now: kit.testServer.clock.now() });
    const staff = kit.testServer.visitor({ ip: `198.51.100.2${level}` });
    const { username, password } = member;
    expect((await staff.call(staffSignIn, { body: { username, password } })).status).toBe(0);
    const { status, result, message } = await staff.call(previewGames);
    if (level === 1) expect([status, result.length > 1_000]).toEqual([0, true]);
    else expect({ status, result, message }).toEqual({ status: 404, result: [], message: 'not allowed to place bets' });
  });

  it('is nobody’s without the back office: a guest and a player are not let in', async () => {
    for (const visitor of [kit.testServer.visitor(), who]) {
      const { status, result } = await visitor.call(previewGames);
      expect([status === 0, result ?? null]).toEqual([false, null]);
    }
  });
});

describe('the way back of a game', () => {
  const own = () => new URL(kit.testServer.config.origins.player).origin;
  it.each([
    ['a page of ours', () => `${own()}/es/casino?sC=top`, () => `${own()}/es/casino?sC=top`],
    ['another site', () => 'https://casino.example/es', own],
    ['another site behind our name', () => `${own().replace('://', '://evil.example@')}.evil.example/`, own],
    ['no address', () => 'javascript:alert(1)', own],
    ['nothing', () => undefined, own],
  ])('is our own site, asked for %s', async (_what, asked, led) => {
    const apis = [
      [providerApis.amatic.open, 'amatic', 'gameid', 'lobbyUrl'],
      [providerApis.pgsoft.open, 'pgsoft', 'gameid', 'lobbyUrl'],
      [providerApis.slotegrator.open, 'slotegrator', 'game_uuid', 'return_url'],
    ] as const;
    for (const [api, provider, game, way] of apis) {
      const sql = 'select game_id from casino.game where provider = $1 and is_active order by id limit 1';
      const gameId = (await kit.testServer.db.pool.query(sql, [provider])).rows[0].game_id as string;
      const wanted = asked();
      const query = { [game]: gameId, ...(wanted === undefined ? {} : { [way]: wanted }) };
      const { url } = (await who.call(api, { query })).result as { url: string };
      const session = await kit.as(await kit.enter(url)).get('');
      expect([provider, session.body.lobbyUrl.replace(/\/$/, '')]).toEqual([provider, led()]);
    }
  });
});

describe('the catalogue', () => {
  it('names no two games of a provider alike', async () => {
    const { rows } = await kit.testServer.db.pool.query(
      'select provider, name, count(*)::int from casino.game group by 1, 2 having count(*) > 1',
    );
    expect(rows).toEqual([]);
  });
});
