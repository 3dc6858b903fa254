import { afterEach, describe, expect, it, vi } from 'vitest';
import { WIRE_ORDER, wireTo } from '../../../../test-support/game-providers/provider-wire.ts';
import { type GameProvider, hasFailed } from '../../../modules/casino/shared/ports/game-provider.ts';
import { tvbet } from './adapter.ts';
import games from './fixtures/game-list.json' with { type: 'json' };

afterEach(() => vi.restoreAllMocks());

async function listOf(provider: GameProvider) {
  const list = await provider.list();
  if (hasFailed(list)) throw new Error(list.reason);
  return list;
}

describe('the list of TVBET', () => {
  it('is used where its rows fit or name what is needed, the others are counted', async () => {
    const { provider, asked } = wireTo('tvbet', tvbet, games);
    expect(await listOf(provider)).toMatchObject({
      games: [
        {
          gameId: 'bombo-37',
          name: 'Bombo 37',
          imageUrl: 'https://cdn.example/bombo.png',
          hints: ['lotto'],
          details: { type: 'lottery' },
        },
        {
          gameId: 'rueda',
          casinoType: 'live',
          imageUrl: null,
          hints: ['gameshows'],
          details: { type: 'wheel', isLiveGame: true },
        },
      ],
      mismatched: 2,
      firstFault: expect.stringMatching(/^row 2, code: /),
    });
    expect(asked).toMatchObject([{ path: '/game_list', body: '{"clientId":"1544"}' }]);
  });

  it.each(['', '{}', '7'])('is no list: %j', async (answer) =>
    expect(hasFailed(await wireTo('tvbet', tvbet, answer).provider.list())).toBe(true),
  );
});

describe('a launch of TVBET', () => {
  it('asks nobody: the link is built from the token', async () => {
    const { provider, asked } = wireTo('tvbet', tvbet, '');
    const launched = await provider.launch(WIRE_ORDER);
    expect([asked, 'facts' in launched && launched.facts]).toEqual([[], { token: '5001.secret' }]);
    const link = new URL('url' in launched ? launched.url : '');
    expect(link.origin + link.pathname).toBe('https://cdn.example/tvbet/launch');
    expect(Object.fromEntries(link.searchParams)).toEqual({
      clientId: '1544',
      token: '5001.secret',
      game: 'game-1',
      lng: 'pt',
      mobile: '0',
      exitUrl: 'https://casino.example',
    });
  });
});
