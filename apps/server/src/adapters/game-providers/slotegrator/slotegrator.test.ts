import { randomUUID } from 'node:crypto';
import { encodeForm, parseForm, signSlotegrator } from '@ordago/provider-protocols';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  describeGameProvider,
  type WalletMessage,
} from '../../../../test-support/game-providers/game-provider-suite.ts';
import { describeBadAnswers, WIRE_ORDER, wireTo } from '../../../../test-support/game-providers/provider-wire.ts';
import { createTestServer, type TestServer } from '../../../../test-support/server/index.ts';
import { type SlotegratorOptions, slotegrator } from './adapter.ts';

const KEY = 'ordago-development-only-slotegrator';
const PATH = '/callbacks/slotegrator';

/** The fields of one call, as the aggregator's manual lists them. */
function fieldsOf(message: WalletMessage): Record<string, string> {
  const { action, player, session, round, transaction, game, amount, currency } = message;
  const base = { player_id: player, currency };
  const money = { ...base, game_uuid: game, transaction_id: transaction, session_id: session, round_id: round, amount };
  switch (action) {
    case 'authenticate':
    case 'balance':
      return { action: 'balance', ...base, session_id: session };
    case 'bet':
      return { action: 'bet', ...money };
    case 'win':
      return { action: 'win', ...money, type: 'win' };
    case 'jackpot':
      return { action: 'win', ...money, type: 'jackpot' };
    case 'betwin':
      return { action: 'betwin', ...money, win_amount: message.win ?? '0' };
    case 'rollback':
      return { action: 'refund', ...money, bet_transaction_id: message.target ?? '' };
  }
}

function signed(message: WalletMessage, now: number) {
  const fields = fieldsOf(message);
  const proof = signSlotegrator(fields, { merchant: 'ordago', key: KEY, nonce: randomUUID(), now });
  const headers: Record<string, string> = Object.fromEntries(
    Object.entries(proof).map(([name, value]) => [name.toLowerCase(), value]),
  );
  return {
    path: PATH,
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' } as Record<string, string>,
    body: encodeForm(fields),
  };
}

/** The description has the reason, the code is one of two. */
const because = (name: string) => `INTERNAL_ERROR ${name}`;

describeGameProvider({
  name: 'slotegrator',
  routeProvider: 'slotegrator',
  exchangesToken: false,
  speaksJson: false,
  words: {
    ok: 'ok',
    replayedBet: 'ok',
    replayedWin: 'ok',
    insufficient: 'INSUFFICIENT_FUNDS insufficient-balance',
    conflict: because('key-conflict'),
    wrongCurrency: because('currency-mismatch'),
    deadSession: because('game-session-expired'),
    banned: because('user-banned'),
    providerBlocked: because('provider-blocked'),
    unknownPlayer: because('user-not-found'),
    betAfterRollback: because('rolled-back'),
    rollbackOfUnknown: 'ok',
    rollbackOfPaid: because('bet-already-settled'),
    winWithoutBet: because('win-without-bet'),
    winAboveCap: because('win-above-cap'),
    forged: because('signature-invalid'),
    badAmount: because('validation-failed'),
    unreadable: because('malformed-input'),
    badToken: because('launch-token-invalid'),
  },
  sign: signed,
  wordOf: (body) =>
    body.error_code === undefined ? 'ok' : `${String(body.error_code)} ${String(body.error_description)}`,
  balanceOf: (body) => (typeof body.balance === 'string' ? body.balance : null),
});

const EXAMPLE: WalletMessage = {
  action: 'balance',
  player: '1',
  session: 's',
  round: 'r',
  transaction: 't',
  game: 'g',
  amount: '1.00',
  currency: 'TRY',
};

describe('a nonce of Slotegrator', () => {
  let testServer: TestServer;
  beforeAll(async () => {
    testServer = await createTestServer();
  });
  afterAll(() => testServer.close());

  it('is taken once: the same bytes sent again are refused', async () => {
    const call = signed(EXAMPLE, testServer.clock.now());
    const send = async () => {
      const { path: url, headers, body: payload } = call;
      const answer = await testServer.servers.get('player')?.inject({ method: 'POST', url, headers, payload });
      return answer?.json().error_description;
    };
    expect(await send()).toBe('user-not-found');
    expect(await send()).toBe('nonce-replayed');
  });
});

/** Rows as the specification shows them: uuid, name, provider, image, is_mobile, type, has_freespins and others. */
const ROW = {
  uuid: 'u-1',
  name: 'Faro de Jade',
  provider: 'Tomhorn',
  image: '/1.png',
  is_mobile: 0,
  type: 'slots',
  has_freespins: 1,
};

describe('the list and launch of Slotegrator', () => {
  afterEach(() => void vi.restoreAllMocks());

  it.each(['Tom Horn', 'DLV', 'KA Gaming', 'Endorphina', 'GameArt'])('keeps %s', async (studio) => {
    const items = [{ ...ROW, provider: studio }];
    expect(await wireTo('slotegrator', slotegrator, { items }).provider.list()).toMatchObject({
      games: [{ gameId: 'u-1', studio, imageUrl: 'https://cdn.example/1.png', details: { type: 'slots' } }],
      mismatched: 0,
    });
  });

  it.each(['Betradar', 'betradar', 'Estudio Marea'])('drops %s', async (studio) => {
    const items = [{ ...ROW, provider: studio }];
    expect(await wireTo('slotegrator', slotegrator, { items }).provider.list()).toMatchObject({ games: [] });
  });

  it('makes one game of a mobile and a desktop variant, and leaves alone what has one', async () => {
    const items = [
      ROW,
      { ...ROW, uuid: 'u-1m', name: 'Faro de Jade Mobile', is_mobile: 1, type: null },
      { ...ROW, uuid: 'u-2m', name: 'Sombra Mobile', is_mobile: 1 },
      { ...ROW, uuid: 'u-3', name: 'Sin Estudio', provider: undefined },
      { ...ROW, uuid: 'u-4', name: 'Sin Imagen', image: 'javascript:x' },
    ];
    expect(await wireTo('slotegrator', slotegrator, { items }).provider.list()).toMatchObject({
      games: [
        { gameId: 'u-1', mobileGameId: 'u-1m', details: { haveTwoVersion: true } },
        { gameId: 'u-2m', name: 'Sombra', mobileGameId: null, details: { isMobile: true, haveTwoVersion: false } },
        { gameId: 'u-4', imageUrl: null },
      ],
      mismatched: 2,
    });
  });

  const fieldsAsked = async (order: Partial<typeof WIRE_ORDER>, options: Partial<SlotegratorOptions> = {}) => {
    const build = (wired: SlotegratorOptions) => slotegrator({ ...wired, ...options });
    const { provider, asked } = wireTo('slotegrator', build, { url: 'https://games.example/1' });
    expect(await provider.launch({ ...WIRE_ORDER, ...order })).toEqual({ url: 'https://games.example/1' });
    expect(asked).toMatchObject([{ method: 'POST', path: '/games/init' }]);
    return { ...parseForm(Buffer.from(asked[0]?.body ?? '')) };
  };

  it('asks for a game by its uuid, the player, the currency, the session and the language', async () => {
    expect(await fieldsAsked({})).toEqual({
      game_uuid: 'game-1',
      player_id: '42',
      player_name: 'lucia',
      currency: 'TRY',
      session_id: '5001.secret',
      language: 'pt',
    });
  });

  it('names the way back to whoever is not on a desktop', async () => {
    expect(await fieldsAsked({ isMobile: true })).toMatchObject({ return_url: 'https://casino.example' });
    expect(await fieldsAsked({ isMobile: false })).not.toHaveProperty('return_url');
  });

  it.each([
    ['DLV', false, 'true'],
    ['KA Gaming', false, 'true'],
    ['Tom Horn', false, undefined],
    ['Endorphina', false, undefined],
    ['GameArt', false, undefined],
    // Somebody asked for it.
    ['GameArt', true, 'true'],
  ])('of %s (asked for: %s) sends is_currency_substitute %s', async (studio, isCurrencySubstitute, sent) => {
    expect((await fieldsAsked({ studio, isCurrencySubstitute })).is_currency_substitute).toBe(sent);
  });

  it('sends it for the studios that it is given', async () => {
    const options = { fewCurrencies: new Set(['gameart']) };
    expect((await fieldsAsked({ studio: 'GameArt' }, options)).is_currency_substitute).toBe('true');
    expect((await fieldsAsked({ studio: 'DLV' }, options)).is_currency_substitute).toBeUndefined();
  });
});

describeBadAnswers('slotegrator', slotegrator, {
  lists: ['', '{}', '[]', '{"items":{}}'],
  launches: ['', '{}', '{"url":""}', '{"url":"javascript:alert(1)"}'],
});
