import { developmentSecret, isEvoplaySigned, parseForm, signEvoplay } from '@ordago/provider-protocols';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  describeGameProvider,
  type WalletMessage,
} from '../../../../test-support/game-providers/game-provider-suite.ts';
import { describeBadAnswers, WIRE_ORDER, wireTo } from '../../../../test-support/game-providers/provider-wire.ts';
import { evoplay } from './adapter.ts';

const KEY = { project: 'ordago', secret: developmentSecret('evoplay'), scheme: 'hmac-sha256' } as const;
const data = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`data[${name}]`, value]));

/** The fields of one call, as the provider's manual lists them. */
function fieldsOf(message: WalletMessage): Record<string, string> {
  const { action, player, session, round, transaction, game, amount, currency } = message;
  const base = { token: session, callback_id: `c-${transaction}` };
  const who = { user_id: player, currency };
  const money = { ...who, round_id: round, action_id: transaction, game_id: game, amount };
  switch (action) {
    case 'authenticate':
      return { ...base, name: 'init', ...data(who) };
    case 'balance':
      return { ...base, name: 'balance', ...data(who) };
    case 'bet':
      return { ...base, name: 'bet', ...data(money) };
    case 'win':
      return { ...base, name: 'win', ...data(money) };
    case 'jackpot':
      return { ...base, name: 'win', ...data({ ...money, type: 'jackpot' }) };
    case 'betwin':
      return { ...base, name: 'bet_win', ...data({ ...money, win_amount: message.win ?? '0' }) };
    case 'rollback': {
      const refund = { action_id: transaction, refund_action_id: message.target ?? '', amount };
      return { ...base, name: 'refund', ...data({ ...who, ...refund }) };
    }
  }
}

const faultOf = (message: string, scope = 'internal') => `${scope} 1 ${message}`;
const again = (message: string) => `internal 0 ${message}`;

describeGameProvider({
  name: 'evoplay',
  routeProvider: 'evoplay',
  exchangesToken: false,
  speaksJson: false,
  words: {
    ok: 'ok',
    replayedBet: 'ok',
    replayedWin: 'ok',
    insufficient: faultOf('insufficient-balance', 'user'),
    conflict: faultOf('key-conflict'),
    wrongCurrency: faultOf('currency-mismatch'),
    deadSession: faultOf('game-session-expired', 'user'),
    banned: faultOf('user-banned', 'user'),
    providerBlocked: faultOf('provider-blocked', 'user'),
    unknownPlayer: faultOf('user-not-found'),
    betAfterRollback: faultOf('rolled-back'),
    rollbackOfUnknown: 'ok',
    rollbackOfPaid: faultOf('bet-already-settled'),
    winWithoutBet: again('win-without-bet'),
    winAboveCap: again('win-above-cap'),
    forged: faultOf('signature-invalid'),
    badAmount: faultOf('validation-failed'),
    unreadable: faultOf('malformed-input'),
    badToken: faultOf('launch-token-invalid'),
  },
  sign: (message, now) => ({
    path: '/callbacks/evoplay',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: signEvoplay(fieldsOf(message), { ...KEY, now }),
  }),
  wordOf: (body) => {
    const { scope, no_refund: final, message } = (body.error ?? {}) as Record<string, string>;
    return body.status === 'ok' ? 'ok' : `${scope} ${final} ${message}`;
  },
  balanceOf: (body) => {
    const { balance } = (body.data ?? {}) as { balance?: unknown };
    return typeof balance === 'string' ? balance : null;
  },
});

/** The map as the specification shows it: id to name, absolute_name, type_id, desktop, mobile and others. */
const MAP = {
  status: 'ok',
  data: {
    '5001': { name: 'Isla Perdida', absolute_name: 'slots/isla', type_id: 0, desktop: true, mobile: true, demo: true },
    '5002': { name: 'Bolsillo', absolute_name: 'slots/bolsillo', type_id: 1, desktop: 0, mobile: 1, more: {} },
    '5003': { name: 'Roto', absolute_name: 'slots/roto', type_id: '0', desktop: true, mobile: false },
    '5004': { absolute_name: 'slots/anonimo', type_id: 0, desktop: true, mobile: true },
  },
};

describe('the list and launch of Evoplay', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('makes a list of the map, whose keys are the games’ ids, and counts entries of another shape, of which the usable are used', async () => {
    const { provider, asked } = wireTo('evoplay', evoplay, MAP);
    const list = await provider.list();
    expect(list).toMatchObject({
      games: [
        {
          gameId: '5001',
          name: 'Isla Perdida',
          hasDemo: true,
          details: { haveTwoVersion: true, platform: 'WEB,MOBILE' },
        },
        { gameId: '5002', hasDemo: false, details: { isMobile: true, platform: 'MOBILE', gameTypeID: '1' } },
        { gameId: '5003', name: 'Roto', details: { isMobile: false, platform: 'WEB' } },
      ],
      mismatched: 2,
      firstFault: expect.stringContaining('row 2, type_id'),
    });
    const sent = parseForm(Buffer.from(asked[0]?.body ?? '')) ?? {};
    expect(isEvoplaySigned(sent, { ...KEY, now: Number(sent.timestamp) })).toBe(true);
  });

  it('asks for a game by its id and language, for money or for fun', async () => {
    const answer = { status: 'ok', data: { link: 'https://games.example/1' } };
    const { provider, asked } = wireTo('evoplay', evoplay, answer);
    expect(await provider.launch({ ...WIRE_ORDER, gameId: '5001' })).toEqual({ url: 'https://games.example/1' });
    await provider.launch({ ...WIRE_ORDER, mode: 'demo', geo: 'MX' });
    const [real, demo] = asked.map(({ body }) => parseForm(Buffer.from(body)));
    expect(real).toMatchObject({ game: '5001', language: 'pt', denomination: 'default' });
    expect(demo).toMatchObject({ denomination: 'fun', user_geo: 'MX' });
    // Where no country is known, none is passed on.
    expect(real).not.toHaveProperty('user_geo');
  });
});

describeBadAnswers('evoplay', evoplay, {
  lists: ['', '[]', '{"status":"error"}', '{"status":"ok","data":[]}'],
  launches: ['', '[]', '{"status":"error"}', '{"status":"ok","data":{"link":"data:text/html,x"}}'],
});
