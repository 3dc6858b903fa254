import { afterEach, describe, expect, it, vi } from 'vitest';
import { WIRE_ORDER, wireTo } from '../../../../test-support/game-providers/provider-wire.ts';
import { type GameProvider, hasFailed } from '../../../modules/casino/shared/ports/game-provider.ts';
import { pgsoft } from './adapter.ts';
import games from './fixtures/game-list.json' with { type: 'json' };

afterEach(() => vi.restoreAllMocks());

async function listOf(provider: GameProvider) {
  const list = await provider.list();
  if (hasFailed(list)) throw new Error(list.reason);
  return list;
}

describe('the list of PG Soft', () => {
  it('is used where its rows fit or name what is needed, those of another shape are counted and the first is named', async () => {
    const { provider, asked } = wireTo('pgsoft', pgsoft, games);
    expect(await listOf(provider)).toMatchObject({
      games: [
        {
          gameId: '39',
          name: 'Rosal de Oro',
          imageUrl: 'https://cdn.example/icons/39.png',
          details: { key: 'rosal-de-oro' },
        },
        { gameId: '40', studio: 'PG Soft', imageUrl: null, casinoType: 'slots', rtp: null },
        { gameId: '41', name: 'Falta el Símbolo' },
        { gameId: '42', name: 'Icono Hostil', imageUrl: null },
      ],
      mismatched: 4,
      firstFault: expect.stringMatching(/^row 2, symbol: /),
    });
    expect(asked).toMatchObject([{ method: 'POST', path: '/games', body: 'operator_token=ordago' }]);
    expect(asked[0]?.headers.authorization).toMatch(/^PWS-HMAC-SHA256 Credential=\d{8}\/ordago\/pws\/v1,/);
  });

  it.each(['', '[]', '{"data":{}}', '{"data":null,"error":{"code":"1034"}}'])('is no list: %j', async (answer) =>
    expect(hasFailed(await wireTo('pgsoft', pgsoft, answer).provider.list())).toBe(true),
  );
});

describe('a launch of PG Soft', () => {
  it('hands the session over and answers the address', async () => {
    const { provider, asked } = wireTo('pgsoft', pgsoft, { data: { url: 'https://games.example/1' }, error: null });
    expect(await provider.launch(WIRE_ORDER)).toEqual({ url: 'https://games.example/1' });
    expect(Object.fromEntries(new URLSearchParams(asked[0]?.body))).toEqual({
      operator_token: 'ordago',
      gameid: 'game-1',
      operator_player_session: '5001.secret',
      player_name: '42',
      nickname: 'lucia',
      currency: 'TRY',
      lang: 'pt',
      lobbyUrl: 'https://casino.example',
    });
  });

  it.each(['{"data":null,"error":{"code":"1034"}}', '{"data":{"url":""}}', '{"data":{"url":"javascript:x"}}', '{'])(
    'is refused: %j',
    async (answer) => expect(hasFailed(await wireTo('pgsoft', pgsoft, answer).provider.launch(WIRE_ORDER))).toBe(true),
  );
});
