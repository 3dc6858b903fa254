import { afterEach, describe, expect, it, vi } from 'vitest';
import { WIRE_ORDER, wireTo } from '../../../../test-support/game-providers/provider-wire.ts';
import { type GameProvider, hasFailed } from '../../../modules/casino/shared/ports/game-provider.ts';
import { popok, popokLive } from './adapter.ts';
import games from './fixtures/game-list.json' with { type: 'json' };

afterEach(() => vi.restoreAllMocks());

async function listOf(provider: GameProvider) {
  const list = await provider.list();
  if (hasFailed(list)) throw new Error(list.reason);
  return list;
}

describe('the lists of PopOK', () => {
  it('give slots and mini games to the one, of which a row without a type is counted', async () => {
    const { provider, asked } = wireTo('popok', popok, games);
    const list = await listOf(provider);
    expect(list.games.map(({ gameId, casinoType }) => [gameId, casinoType])).toEqual([
      ['2001', 'slots'],
      ['2002', 'slots'],
      ['2003', 'slots'],
      ['3001', 'slots'],
    ]);
    expect(list).toMatchObject({ mismatched: 1, firstFault: expect.stringMatching(/^row 2, gameType: /) });
    // A mini game of an unknown type is still no slot.
    expect(list.games.map(({ hints }) => hints)).toEqual([[], [], [], ['othergames']]);
    expect(list.games[0]).toMatchObject({ imageUrl: 'https://cdn.example/2001.png', details: { type: 'slot' } });
    expect(asked).toMatchObject([{ path: '/game_list', body: '{"partnerId":"271"}' }]);
  });

  it.each([
    ['mini-crash', ['crash']],
    ['mini-keno', ['lotto']],
    ['mini-plinko', ['othergames']],
  ])('name by a mini game’s type what is played: %s', async (gameType, hints) => {
    const row = { gameName: 'Cohete de Oro', id: 3_002, gameType, thumbnail: '' };
    const list = await listOf(wireTo('popok', popok, { miniGames: [row] }).provider);
    expect(list.games).toMatchObject([{ gameId: '3002', hints }]);
  });

  it('give live tables to the other, of which a row without an id is counted', async () => {
    const list = await listOf(wireTo('popok-live', popokLive, games).provider);
    expect(list).toMatchObject({
      games: [{ gameId: '4001', casinoType: 'live', details: { isLiveGame: true } }],
      mismatched: 1,
    });
  });

  it('may lack a list, which is empty then', async () => {
    expect((await listOf(wireTo('popok-live', popokLive, { slots: games.slots }).provider)).games).toEqual([]);
  });

  it.each(['', '[]', '{"slots":7}'])('are no lists: %j', async (answer) =>
    expect(hasFailed(await wireTo('popok', popok, answer).provider.list())).toBe(true),
  );
});

describe('a launch of PopOK', () => {
  it.each([
    [popok, 'popok', false, '1'],
    [popokLive, 'popok-live', true, '2'],
  ] as const)(
    'asks nobody: the link is built from token, partner id and platform',
    async (adapter, name, isMobile, platform) => {
      const { provider, asked } = wireTo(name, adapter, '');
      const launched = await provider.launch({ ...WIRE_ORDER, isMobile });
      expect(asked).toEqual([]);
      expect(launched).toMatchObject({ facts: { token: '5001.secret', provider_partner_id: '271', platform } });
      const link = new URL('url' in launched ? launched.url : '');
      expect(link.origin + link.pathname).toBe(`https://cdn.example/${name}/launch`);
      expect(Object.fromEntries(link.searchParams)).toEqual({
        partnerId: '271',
        platform,
        gameId: 'game-1',
        lang: 'pt',
        externalToken: '5001.secret',
        exitURL: 'https://casino.example',
      });
    },
  );
});
