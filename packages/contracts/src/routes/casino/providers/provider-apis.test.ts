import { describe, expect, it } from 'vitest';
import type { GameOrder, ProviderApi, ProviderRow } from './provider-api.ts';
import { providerApis } from './registry.ts';

type Name = keyof typeof providerApis;
const apiOf = (name: Name): ProviderApi => providerApis[name];

/** Reads the order of a launch request; null where the path refuses to read it. */
function orderOf(name: Name, asked: Readonly<Record<string, string>>): GameOrder | null {
  const { open } = apiOf(name);
  const read = (open.method === 'GET' ? open.query : open.body)?.safeParse(asked);
  return read?.success ? open.orderOf(read.data) : null;
}

const onDesktop = { gameId: 'g-1', language: 'es', isMobile: false };

/** One row a sentence of the table of specification 2, section 7. Only what names the game has to be there. */
const ASKED: readonly (readonly [Name, Readonly<Record<string, string>>, object])[] = [
  ['amatic', { gameid: 'g-1' }, onDesktop],
  ['amatic', { gameid: 'g-1', lang: 'pt-pt' }, { language: 'pt' }],
  ['amatic', { gameid: 'g-1', lobbyUrl: 'https://x.example/' }, { lobbyUrl: 'https://x.example/' }],
  ['amatic', { gameid: 'g-1', platform: '2' }, { isMobile: true }],
  ['evolution', { page_id: 'g-1' }, onDesktop],
  ['evolution', { page_id: 'g-1', language: 'en-US', platform: '2' }, { language: 'en', isMobile: true }],
  ['evoplay', { game_id: 'g-1' }, onDesktop],
  ['evoplay', { project_name: 'ordago', game_id: 'g-1', language: 'pt-pt', user_geo: 'MX' }, { geo: 'MX' }],
  ['evoplay', { game_id: 'g-1', user_geo: 'mx' }, { geo: 'MX' }],
  ['evoplay', { game_id: 'g-1', user_geo: 'Mexico' }, { geo: undefined }],
  ['ezugi', { openTable: 'g-1' }, onDesktop],
  ['ezugi', { openTable: 'g-1', language: 'en-US' }, { language: 'en' }],
  ['habanero', { game_id: 'g-1' }, onDesktop],
  ['habanero', { game_id: 'g-1', lang: 'en-US', platform: '2' }, { language: 'en', isMobile: true }],
  ['pgsoft', { gameid: 'g-1' }, onDesktop],
  ['pgsoft', { gameid: 'g-1', lang: 'en-US', lobbyUrl: 'https://x.example/' }, { lobbyUrl: 'https://x.example/' }],
  ['slotegrator', { game_uuid: 'g-1' }, { ...onDesktop, isCurrencySubstitute: false }],
  ['slotegrator', { project_name: 'ordago', game_uuid: 'g-1', language: 'pt-pt' }, { language: 'pt' }],
  // return_url is sent by whoever is not on a desktop.
  ['slotegrator', { game_uuid: 'g-1', return_url: 'https://x.example/' }, { isMobile: true }],
  ['slotegrator', { game_uuid: 'g-1', return_url: 'https://x.example/' }, { lobbyUrl: 'https://x.example/' }],
  ['slotegrator', { game_uuid: 'g-1', is_currency_substitute: 'true' }, { isCurrencySubstitute: true }],
  ['slotegrator', { game_uuid: 'g-1', is_currency_substitute: 'false' }, { isCurrencySubstitute: false }],
  ['upgaming', { game_id: 'g-1' }, onDesktop],
  ['upgaming', { game_id: 'g-1', is_mobile: 'false' }, { isMobile: false }],
  ['upgaming', { game_id: 'g-1', is_mobile: '0' }, { isMobile: false }],
  ['upgaming', { game_id: 'g-1', is_mobile: 'true' }, { isMobile: true }],
  ['upgaming', { game_id: 'g-1', is_mobile: '1' }, { isMobile: true }],
  ['vivo', { table_id: 'g-1' }, onDesktop],
  ['vivo', { table_id: 'g-1', lang: 'en-US' }, { language: 'en' }],
];

describe('what a launch path is asked', () => {
  it.each(ASKED)('at %s: %j', (name, asked, order) => expect(orderOf(name, asked)).toMatchObject(order));

  it.each([
    ['amatic', {}],
    ['amatic', { gameId: 'g-1' }],
    ['amatic', { gameid: 'two words' }],
    ['amatic', { gameid: 'g-1', platform: '3' }],
    ['evolution', { language: 'es' }],
    ['evoplay', { project_name: 'ordago' }],
    ['ezugi', { table: 'g-1' }],
    ['habanero', { keyname: 'g-1' }],
    ['pgsoft', { game_id: 'g-1' }],
    ['slotegrator', { uuid: 'g-1' }],
    ['slotegrator', { game_uuid: 'g-1', is_currency_substitute: 'maybe' }],
    ['upgaming', { gameId: 'g-1' }],
    ['upgaming', { game_id: 'g-1', is_mobile: 'yes' }],
    ['vivo', { game_id: 'g-1' }],
  ] as const)('is not read at %s where it is %j', (name, asked) => expect(orderOf(name, asked)).toBeNull());

  const languages = [
    ['en-US', 'en'],
    ['es-es', 'es'],
    ['pt-pt', 'pt'],
    // Letter case does not count (semantics D29); Spanish where the payload names no language.
    ['pt-PT', 'pt'],
    ['EN-us', 'en'],
    ['ru-ru', 'es'],
    [undefined, 'es'],
  ] as const;
  const names = [
    ['amatic', 'gameid', 'lang'] as const,
    ['evolution', 'page_id', 'language'] as const,
    ['evoplay', 'game_id', 'language'] as const,
    ['ezugi', 'openTable', 'language'] as const,
    ['habanero', 'game_id', 'lang'] as const,
    ['pgsoft', 'gameid', 'lang'] as const,
    ['slotegrator', 'game_uuid', 'language'] as const,
    ['upgaming', 'game_id', 'lang'] as const,
    ['vivo', 'table_id', 'lang'] as const,
  ];
  it.each(names)('at %s by %s is spoken in the language of %s', (name, game, parameter) => {
    for (const [locale, language] of languages) {
      const asked = { [game]: 'g-1', ...(locale === undefined ? {} : { [parameter]: locale }) };
      expect([locale, orderOf(name, asked)?.language]).toEqual([locale, language]);
    }
  });
});

describe('what a launch path answers', () => {
  const opened = { url: 'https://games.example/?a=1&b="<', session: '1', facts: {} };
  const url = { url: opened.url };
  it.each([
    ['amatic', url],
    ['evolution', { launch_url: opened.url }],
    ['evoplay', opened.url],
    ['ezugi', { frame_url: opened.url }],
    ['habanero', url],
    ['pgsoft', url],
    ['slotegrator', url],
    [
      'upgaming',
      { Content: expect.stringMatching(/^<iframe src="https:\/\/games\.example\/\?a=1&amp;b=&quot;&lt;" /) },
    ],
    ['vivo', url],
  ] as const)('at %s: %j', (name, answer) => {
    const { open } = apiOf(name);
    expect(open.layOut(opened)).toEqual(answer);
    expect(open.answer?.safeParse(open.layOut(opened)).success).toBe(true);
  });
});

describe('what a list path answers', () => {
  const rowOf = (gameId: string, row: object): ProviderRow => ({ provider: 'any', gameId, casinoType: 'slots', row });
  const rows = [rowOf('1', { GameType: 'roulette' }), rowOf('2', { GameType: 'blackjack' }), rowOf('3', {})];
  const all = rows.map(({ row }) => row);
  it.each([
    ['amatic', {}, all],
    ['evolution', {}, all],
    ['evoplay', {}, { '1': all[0], '2': all[1], '3': all[2] }],
    ['evoplay', { project_name: 'ordago', user_geo: 'MX' }, { '1': all[0], '2': all[1], '3': all[2] }],
    ['ezugi', {}, all],
    ['ezugi', { game_type: 'roulette' }, [all[0]]],
    ['ezugi', { game_type: 'poker' }, []],
    ['habanero', {}, all],
    ['pgsoft', {}, all],
    ['slotegrator', {}, { items: all }],
    ['slotegrator', { project_name: 'ordago' }, { items: all }],
    ['upgaming', {}, all],
    ['vivo', {}, all],
  ] as const)('at %s to %j', (name, asked, answer) => {
    const { list } = apiOf(name);
    const read = list?.query ? list.query.safeParse(asked) : { success: true, data: {} };
    expect(read.success && list?.layOut(rows, read.data)).toEqual(answer);
  });
});
