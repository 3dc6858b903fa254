import { amaticProof, developmentSecret } from '@ordago/provider-protocols';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  describeGameProvider,
  jsonBody,
  type WalletMessage,
} from '../../../../test-support/game-providers/game-provider-suite.ts';
import { describeBadAnswers, WIRE_ORDER, wireTo } from '../../../../test-support/game-providers/provider-wire.ts';
import { amatic } from './adapter.ts';

const PATHS: Readonly<Record<WalletMessage['action'], string>> = {
  authenticate: 'authenticate',
  balance: 'balance',
  bet: 'debit',
  win: 'credit',
  betwin: 'debit-credit',
  rollback: 'rollback',
  jackpot: 'credit',
};

const whoOf = ({ player, currency }: WalletMessage) => ({ playerId: player, currency });
const moneyOf = (message: WalletMessage) => {
  const { game, round, transaction } = message;
  return { ...whoOf(message), gameId: game, roundId: round, transactionId: transaction };
};
const stakedOf = (message: WalletMessage) => ({ ...moneyOf(message), sessionId: message.session });

/** The body of one call, as the wire has it. */
const BODIES: Readonly<Record<WalletMessage['action'], (message: WalletMessage) => string>> = {
  authenticate: ({ session }) => jsonBody({ token: session }),
  balance: (message) => jsonBody(whoOf(message)),
  bet: (message) => jsonBody(stakedOf(message), { amount: message.amount }),
  betwin: (message) => jsonBody(stakedOf(message), { amount: message.amount, win: message.win ?? '0' }),
  win: (message) => {
    const debitId = message.transaction.replace(/-win$/, '');
    return jsonBody({ ...moneyOf(message), debitId }, { amount: message.amount });
  },
  jackpot: (message) => jsonBody({ ...moneyOf(message), debitId: null, kind: 'jackpot' }, { amount: message.amount }),
  rollback: ({ transaction, target, amount, ...message }) => {
    const ids = { transactionId: transaction, debitId: target };
    return jsonBody({ playerId: message.player, currency: message.currency, ...ids }, { amount });
  },
};

describeGameProvider({
  name: 'amatic',
  routeProvider: 'amatic',
  exchangesToken: true,
  speaksJson: true,
  words: {
    ok: '0',
    replayedBet: '0',
    replayedWin: '0',
    insufficient: '10',
    conflict: '12',
    wrongCurrency: '11',
    deadSession: '3',
    banned: '5',
    providerBlocked: '6',
    unknownPlayer: '4',
    betAfterRollback: '13',
    rollbackOfUnknown: '0',
    rollbackOfPaid: '14',
    winWithoutBet: '99',
    winAboveCap: '99',
    forged: '2',
    badAmount: '1',
    badToken: '3',
  },
  sign: (message, now) => {
    const body = BODIES[message.action](message);
    const path = PATHS[message.action];
    const proof = amaticProof.sign(Buffer.from(body), { secret: developmentSecret('amatic'), path, now });
    return { path: `/callbacks/amatic/${path}`, headers: { 'content-type': 'application/json', ...proof }, body };
  },
  wordOf: (body) => String(body.code),
  balanceOf: (body) => (typeof body.balance === 'string' ? body.balance : null),
});

/** Rows as the specification shows them: gameid, name, menu_title, category, mobile, iconurl1, flash. */
const LIST = {
  games: [
    {
      gameid: 'am-1',
      name: 'hotseven',
      menu_title: 'Hot Seven',
      category: 'slots',
      mobile: 1,
      iconurl1: '/icons/1.png',
      flash: 0,
    },
    { gameid: 'am-2', name: 'old', menu_title: 'Old', category: 'slots', mobile: 0, iconurl1: '', flash: 1 },
    { gameid: 'am-3', menu_title: 'No name', category: 'slots', mobile: 0, iconurl1: 'javascript:x', flash: 0 },
    { gameid: 'am-4', name: 'untitled', category: 'slots', mobile: 1, iconurl1: '', flash: 0 },
    { gameid: 'am-5', name: 'ageless', menu_title: 'Ageless', category: 'slots', mobile: 1, iconurl1: '' },
  ],
};

describe('the list and launch of Amatic', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('keeps what a browser can play, and counts rows of another shape, of which the usable are used', async () => {
    const { provider, asked } = wireTo('amatic', amatic, LIST);
    const list = await provider.list();
    expect(list).toMatchObject({
      games: [
        {
          gameId: 'am-1',
          name: 'Hot Seven',
          imageUrl: 'https://cdn.example/icons/1.png',
          casinoType: 'slots',
          rtp: null,
          volatility: null,
          hasDemo: true,
          details: { type: 'slots', keyname: 'hotseven', platform: 'WEB,MOBILE' },
        },
        { gameId: 'am-3', name: 'No name', imageUrl: null, details: { type: 'slots', platform: 'WEB' } },
      ],
      mismatched: 3,
      firstFault: expect.stringContaining('row 2, name'),
    });
    expect(asked[0]).toMatchObject({ method: 'POST', path: '/game_list' });
  });

  it('asks for a game by gameid, lang and lobbyUrl, for money or for fun', async () => {
    const { provider, asked } = wireTo('amatic', amatic, { url: 'https://games.example/1' });
    expect(await provider.launch({ ...WIRE_ORDER, gameId: 'am-1' })).toEqual({ url: 'https://games.example/1' });
    await provider.launch({ ...WIRE_ORDER, mode: 'demo' });
    const sent = asked.map(({ body }) => JSON.parse(body));
    expect(sent[0]).toMatchObject({ gameid: 'am-1', lang: 'pt', lobbyUrl: 'https://casino.example', mode: 'real' });
    expect(sent[1]).toMatchObject({ mode: 'fun' });
  });
});

describeBadAnswers('amatic', amatic, {
  lists: ['', '{', '[]', '{"games":{}}', '{"error":"no"}'],
  launches: ['', '{', '[]', '{"url":"javascript:alert(1)"}', '{"error":"unknown game"}'],
});
