import {
  developmentSecret,
  goldenraceProof,
  habaneroProof,
  jacktopProof,
  outcomebetsProof,
  type SignedBytes,
  universalRaceProof,
  upgamingProof,
  vivoProof,
  xpgProof,
} from '@ordago/provider-protocols';
import { fakeClock } from '@ordago/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type AskedCall, WIRE_ORDER, wireTo } from '../../../test-support/game-providers/provider-wire.ts';
import { type GameProvider, hasFailed } from '../../modules/casino/shared/ports/game-provider.ts';
import type { AdapterOptions } from './adapter-options.ts';
import { goldenrace } from './goldenrace/adapter.ts';
import { habanero } from './habanero/adapter.ts';
import { jacktop } from './jacktop/adapter.ts';
import { outcomebets } from './outcomebets/adapter.ts';
import { universalRace } from './universal-race/adapter.ts';
import { upgaming } from './upgaming/adapter.ts';
import { vivo } from './vivo/adapter.ts';
import { xpg } from './xpg/adapter.ts';

/** Rows as section 3 of specification 2 shapes them: one that is kept, what section 9 leaves out, one of another shape. */
const GOLDENRACE_ROW = {
  gameId: 'gr-dogs',
  gameTitle: 'Galgos de Ronda',
  thumbnail: '/thumbs/dogs.png',
  provider: 'GoldenRace',
  gameFriendlyName: 'galgos-de-ronda',
  type: 'dogs',
  platforms: ['desktop', 'mobile'],
};
const HABANERO_ROW = { game_name: 'Cofre del Caribe', img_name: 'cofre.png', keyname: 'SGCofre' };
const JACKTOP_ROW = { category: 'live', code: '100300', img: '', name: 'Ruleta Potosí' };
const OUTCOMEBETS_ROW = {
  Description: 'Cinco rodillos',
  Format: 'html',
  Id: 'ob-1',
  Name: 'Faro de Jade',
  SectionId: 'greentube',
  Type: 'slots',
};
const UPGAMING_ROW = {
  id: 7,
  gameId: 'up-7',
  gameName: 'Despegue',
  is_active: true,
  cdnUrl: 'https://cdn.example/7.png',
  gamePlatformTypeId: 3,
};
const VIVO_ROW = { table_id: '18', application: 'roulette', table_name: 'Ruleta Coro', image: '/tables/18.jpg' };

interface Case {
  readonly name: string;
  readonly proof: SignedBytes;
  readonly build: (options: AdapterOptions) => GameProvider;
  /** Path of the list; null for a provider that has none. */
  readonly path: string | null;
  readonly wrap: (rows: readonly unknown[]) => unknown;
  readonly kept: object;
  readonly leftOut: readonly object[];
  /** Another shape that has enough to be used; its faulty fields are dropped. */
  readonly bent: object;
  /** Another shape that has too little. */
  readonly misshapen: object;
  readonly expected: object;
}

const CASES: readonly Case[] = [
  {
    name: 'goldenrace',
    proof: goldenraceProof,
    build: goldenrace,
    path: 'game/list',
    wrap: (games) => ({ games }),
    kept: GOLDENRACE_ROW,
    leftOut: [{ ...GOLDENRACE_ROW, gameId: 'x', provider: 'Betradar' }],
    bent: { ...GOLDENRACE_ROW, platforms: 'desktop' },
    misshapen: { ...GOLDENRACE_ROW, provider: null },
    expected: {
      gameId: 'gr-dogs',
      name: 'Galgos de Ronda',
      casinoType: 'virtual',
      imageUrl: 'https://cdn.example/thumbs/dogs.png',
    },
  },
  {
    name: 'habanero',
    proof: habaneroProof,
    build: habanero,
    path: 'game/list',
    wrap: (games) => ({ games }),
    kept: HABANERO_ROW,
    leftOut: [],
    bent: { ...HABANERO_ROW, img_name: '../secret' },
    misshapen: { ...HABANERO_ROW, keyname: 7 },
    expected: { gameId: 'SGCofre', casinoType: 'slots', imageUrl: 'https://cdn.example/habanero/img/cofre.png' },
  },
  {
    name: 'jacktop',
    proof: jacktopProof,
    build: jacktop,
    path: 'game_list',
    wrap: (rows) => rows,
    kept: JACKTOP_ROW,
    leftOut: ['100202', '100101', '103503'].map((code) => ({ ...JACKTOP_ROW, code })),
    bent: { ...JACKTOP_ROW, category: null },
    misshapen: { ...JACKTOP_ROW, code: 100300 },
    expected: { gameId: '100300', name: 'Ruleta Potosí', casinoType: 'live', imageUrl: null },
  },
  {
    name: 'outcomebets',
    proof: outcomebetsProof,
    build: outcomebets,
    path: '',
    wrap: (Games) => ({ jsonrpc: '2.0', id: '1', result: { Games } }),
    kept: OUTCOMEBETS_ROW,
    leftOut: ['amatic', 'evoplay', 'pragmatic', 'cqgaming', 'fishing', 'rubyplay', 'Amatic'].map((SectionId) => ({
      ...OUTCOMEBETS_ROW,
      SectionId,
    })),
    bent: { ...OUTCOMEBETS_ROW, Type: 7 },
    misshapen: { ...OUTCOMEBETS_ROW, Id: null },
    expected: { gameId: 'ob-1', name: 'Faro de Jade', casinoType: 'slots', details: { sectionId: 'greentube' } },
  },
  {
    name: 'upgaming',
    proof: upgamingProof,
    build: upgaming,
    path: 'game/list',
    wrap: (games) => ({ games }),
    kept: UPGAMING_ROW,
    leftOut: [{ ...UPGAMING_ROW, gameId: 'off', is_active: false }],
    bent: { ...UPGAMING_ROW, cdnUrl: 'javascript:alert(1)' },
    misshapen: { ...UPGAMING_ROW, is_active: 'yes' },
    expected: {
      gameId: 'up-7',
      details: { key: '7', haveTwoVersion: true, platform: 'WEB,MOBILE' },
      imageUrl: 'https://cdn.example/7.png',
    },
  },
  {
    name: 'vivo',
    proof: vivoProof,
    build: vivo,
    path: 'game_list',
    wrap: (tables) => ({ tables }),
    kept: VIVO_ROW,
    leftOut: [],
    bent: { ...VIVO_ROW, application: 7 },
    misshapen: { ...VIVO_ROW, table_name: 'a\u202eb' },
    expected: {
      gameId: '18',
      name: 'Ruleta Coro',
      casinoType: 'live',
      imageUrl: 'https://cdn.example/tables/18.jpg',
    },
  },
  {
    name: 'universal-race',
    proof: universalRaceProof,
    build: universalRace,
    path: null,
    wrap: (rows) => rows,
    kept: {},
    leftOut: [],
    bent: {},
    misshapen: {},
    expected: { gameId: 'horse-races', name: 'Carreras de Caballos', casinoType: 'virtual' },
  },
  {
    name: 'xpg',
    proof: xpgProof,
    build: xpg,
    path: null,
    wrap: (rows) => rows,
    kept: {},
    leftOut: [],
    bent: {},
    misshapen: {},
    expected: { gameId: 'lobby', casinoType: 'live' },
  },
];

afterEach(() => void vi.restoreAllMocks());

/** Returns the calls that the provider received, and whether each was signed correctly. */
function received(name: string, proof: SignedBytes, asked: readonly AskedCall[]) {
  const key = { secret: developmentSecret(name), now: fakeClock().now() };
  return asked.map(({ path, headers, body }) => ({
    path: path.slice(1),
    isSigned: proof.isSigned(Buffer.from(body), headers, { ...key, path: path.slice(1) }),
    message: JSON.parse(body),
  }));
}

describe.each(CASES)(
  'the list of $name',
  ({ name, proof, build, path, wrap, kept, leftOut, bent, misshapen, expected }) => {
    it('keeps what specification 2, section 9, keeps, and counts rows of another shape', async () => {
      const { provider, asked } = wireTo(name, build, wrap([...leftOut, misshapen, kept]));
      const list = await provider.list();
      if (hasFailed(list)) throw new Error(list.reason);
      expect(list.games).toHaveLength(1);
      expect(list.games[0]).toMatchObject(expected);
      expect(list.mismatched).toBe(path === null ? 0 : 1);
      const called = path === null ? [] : [{ path, isSigned: true }];
      expect(received(name, proof, asked)).toMatchObject(called);
      expect(asked).toHaveLength(called.length);
      if (path !== null) expect(JSON.parse(list.games[0]?.raw ?? '')).toEqual(kept);
    });

    it.runIf(path !== null)('uses a row of another shape that names what is needed, and counts it', async () => {
      const list = await wireTo(name, build, wrap([bent])).provider.list();
      if (hasFailed(list)) throw new Error(list.reason);
      expect([list.games.length, list.mismatched]).toEqual([1, 1]);
      const wrong = Object.keys(kept).filter((field) => Reflect.get(bent, field) !== Reflect.get(kept, field));
      expect(Object.keys(JSON.parse(list.games[0]?.raw ?? ''))).toEqual(
        Object.keys(kept).filter((field) => !wrong.includes(field)),
      );
    });

    it.runIf(path !== null).each(['<html>', '{}', 'null', '{"error":"no"}', ''])(
      'fails as a whole when the answer is %j',
      async (answer) => {
        expect(await wireTo(name, build, answer).provider.list()).toMatchObject({ failed: 'error' });
      },
    );
  },
);

const GAME = 'https://games.example/?session=s';

describe('a launch', () => {
  it.each([
    [
      'goldenrace',
      goldenraceProof,
      goldenrace,
      'game/launch',
      { url: GAME },
      { gameId: 'game-1', platform: 'desktop' },
    ],
    ['habanero', habaneroProof, habanero, 'game/launch', { url: GAME }, { keyname: 'game-1', accountid: '42' }],
    ['vivo', vivoProof, vivo, 'game/link', { url: GAME }, { table_id: 'game-1', lang: 'pt', mobile: '0' }],
    ['universal-race', universalRaceProof, universalRace, 'login', { game_url: GAME }, { player_id: '42' }],
    ['xpg', xpgProof, xpg, 'lobby', { errorCode: 0, lobbyUrl: GAME }, { login: '42', operatorId: 'ordago' }],
  ] as const)('at %s asks for the game and answers its address', async (name, proof, build, path, answer, message) => {
    const { provider, asked } = wireTo(name, build, answer);
    expect(await provider.launch(WIRE_ORDER)).toMatchObject({ url: GAME });
    expect(received(name, proof, asked)).toMatchObject([{ path, isSigned: true, message }]);
    expect(asked[0]?.body).toContain(WIRE_ORDER.token);
  });

  it.each([
    ['goldenrace', goldenrace, { url: GAME }],
    ['habanero', habanero, { url: GAME }],
    ['upgaming', upgaming, { Content: '<p>' }],
    ['outcomebets', outcomebets, { result: { SessionId: 's', SessionUrl: GAME } }],
  ] as const)('at %s is for money or for fun', async (name, build, answer) => {
    const { provider, asked } = wireTo(name, build, answer);
    await provider.launch(WIRE_ORDER);
    await provider.launch({ ...WIRE_ORDER, mode: 'demo' });
    expect(asked.map(({ body }) => /"mode":"(\w+)"/i.exec(body)?.[1])).toEqual(['real', 'fun']);
  });

  it('at outcomebets makes a session under our reference and answers its id beside the address', async () => {
    const answer = { jsonrpc: '2.0', id: '1', result: { SessionId: 's-9', SessionUrl: GAME } };
    const { provider, asked } = wireTo('outcomebets', outcomebets, answer);
    expect(await provider.launch(WIRE_ORDER)).toEqual({ url: GAME, facts: { SessionId: 's-9' } });
    const params = { GameId: 'game-1', AlternativeId: WIRE_ORDER.token };
    const call = { isSigned: true, message: { method: 'Session.Create', params } };
    expect(received('outcomebets', outcomebetsProof, asked)).toMatchObject([call]);
  });

  it('at upgaming answers a page instead of an address', async () => {
    const page = '<!doctype html><script>play()</script>';
    const { provider, asked } = wireTo('upgaming', upgaming, { Content: page });
    expect(await provider.launch({ ...WIRE_ORDER, isMobile: true })).toEqual({ content: page });
    const call = { isSigned: true, message: { gameId: 'game-1', isMobile: true } };
    expect(received('upgaming', upgamingProof, asked)).toMatchObject([call]);
  });

  it('at jacktop asks nobody: the link is built from the token and the fixed client id', async () => {
    const { provider, asked } = wireTo('jacktop', jacktop, '');
    const launched = await provider.launch({ ...WIRE_ORDER, token: '5.a+b/c&d' });
    expect(launched).toMatchObject({ facts: { token: '5.a+b/c&d' } });
    const link = new URL('url' in launched ? launched.url : '');
    expect(link.origin + link.pathname).toBe('https://cdn.example/jacktop/launch');
    expect(Object.fromEntries(link.searchParams)).toEqual({
      client_id: 'ordago',
      token: '5.a+b/c&d',
      game: 'game-1',
      lang: 'pt',
      lobby: 'https://casino.example',
    });
    expect(asked).toEqual([]);
  });

  it.each([
    ['ru', '1049'],
    ['en', '2057'],
    ['pt', '1046'],
    ['fr', '1036'],
    // Until the provider confirms its number, Spanish is sent to English, as the specification has it (2, section 7; D28).
    ['es', '2057'],
  ] as const)('at xpg in %s asks for language %s', async (language, code) => {
    const { provider, asked } = wireTo('xpg', xpg, { errorCode: 0, lobbyUrl: GAME });
    await provider.launch({ ...WIRE_ORDER, language });
    expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({ languageId: code });
  });

  it.each([
    ['goldenrace', goldenrace, { url: 'javascript:alert(1)' }],
    ['habanero', habanero, { url: '' }],
    ['habanero', habanero, { url: 'javascript:alert(1)' }],
    ['vivo', vivo, { url: '/relative' }],
    ['vivo', vivo, { url: 'data:text/html,x' }],
    ['xpg', xpg, { errorCode: 0, lobbyUrl: 'javascript:alert(1)' }],
    ['universal-race', universalRace, { error: 'login refused' }],
    ['xpg', xpg, { errorCode: 6, lobbyUrl: GAME }],
    ['upgaming', upgaming, { Content: '' }],
    ['outcomebets', outcomebets, { jsonrpc: '2.0', id: '1', error: { code: 14 } }],
  ] as const)('at %s fails where the provider answers something else', async (name, build, answer) => {
    expect(await wireTo(name, build, answer).provider.launch(WIRE_ORDER)).toMatchObject({ failed: 'error' });
  });
});
