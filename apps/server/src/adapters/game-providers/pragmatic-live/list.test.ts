import { isPragmaticRgsSigned, parseForm } from '@ordago/provider-protocols';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WIRE_ORDER, wireTo } from '../../../../test-support/game-providers/provider-wire.ts';
import { type GameProvider, hasFailed } from '../../../modules/casino/shared/ports/game-provider.ts';
import { pragmaticLive } from './adapter.ts';
import games from './fixtures/game-list.json' with { type: 'json' };

afterEach(() => vi.restoreAllMocks());

async function listOf(provider: GameProvider) {
  const list = await provider.list();
  if (hasFailed(list)) throw new Error(list.reason);
  return list;
}

describe('the list of Pragmatic live', () => {
  it('keeps type lg for browsers and leaves out 1301', async () => {
    const list = await listOf(wireTo('pragmatic-live', pragmaticLive, games).provider);
    expect(list.games.map(({ gameId }) => gameId)).toEqual(['201', '202', '203']);
    expect(list).toMatchObject({ mismatched: 1, firstFault: expect.stringMatching(/^row 6, platform: /) });
  });

  it.each([
    [0, 'MOBILE,DOWNLOAD,WEB', true, true],
    [1, 'WEB', false, false],
    [2, 'MOBILE', true, false],
  ])('names what row %d is for: %s', async (at, platform, isMobile, haveTwoVersion) => {
    const list = await listOf(wireTo('pragmatic-live', pragmaticLive, games).provider);
    expect(list.games[at]).toMatchObject({
      casinoType: 'live',
      studio: 'Pragmatic Play',
      imageUrl: null,
      details: { gameTypeID: 'lg', platform, technology: 'html5', isMobile, haveTwoVersion, isLiveGame: true },
    });
  });

  it.each(['', '{"error":7}', '{"error":0,"gameList":{}}'])('is no list: %j', async (answer) =>
    expect(hasFailed(await wireTo('pragmatic-live', pragmaticLive, answer).provider.list())).toBe(true),
  );
});

describe('a launch of Pragmatic live', () => {
  it.each([
    [false, 'WEB'],
    [true, 'MOBILE'],
  ])('on a phone: %s, is for %s and signed as the wallet is', async (isMobile, platform) => {
    const answer = { error: 0, gameURL: 'https://games.example/201' };
    const { provider, asked } = wireTo('pragmatic-live', pragmaticLive, answer);
    expect(await provider.launch({ ...WIRE_ORDER, isMobile })).toEqual({ url: answer.gameURL });
    const fields = parseForm(Buffer.from(asked[0]?.body ?? '')) ?? {};
    expect({ ...fields }).toMatchObject({
      game_id: 'game-1',
      platform,
      lang: 'pt',
      token: '5001.secret',
      userId: '42',
    });
    const key = { secret: 'ordago-development-only-pragmatic-live', scheme: 'hmac-sha256', path: 'game/link' } as const;
    expect(isPragmaticRgsSigned(fields, { ...key, now: Number(fields.timestamp) })).toBe(true);
  });
});
