import { developmentSecret, ezugiHash } from '@ordago/provider-protocols';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  describeGameProvider,
  jsonBody,
  type WalletMessage,
} from '../../../../test-support/game-providers/game-provider-suite.ts';
import { describeBadAnswers, WIRE_ORDER, wireTo } from '../../../../test-support/game-providers/provider-wire.ts';
import { ezugi } from './adapter.ts';

const ACTIONS: Readonly<Record<WalletMessage['action'], string>> = {
  authenticate: 'authentication',
  balance: 'balance',
  bet: 'debit',
  win: 'credit',
  betwin: 'debit-credit',
  rollback: 'rollback',
  jackpot: 'credit',
};

/** The fields and the amounts of one call, as the wire has them. */
function partsOf(message: WalletMessage): [fields: object, amounts?: Record<string, string>] {
  const { action, player: uid, session: token, transaction: transactionId, amount, currency } = message;
  const who = { uid, currency };
  const seat = { ...who, tableId: message.game, roundId: message.round, transactionId };
  const parts = {
    authenticate: [{ token }],
    balance: [who],
    bet: [{ ...seat, token }, { debitAmount: amount }],
    betwin: [
      { ...seat, token },
      { debitAmount: amount, creditAmount: message.win ?? '0' },
    ],
    win: [{ ...seat, debitTransactionId: transactionId.replace(/-win$/, '') }, { creditAmount: amount }],
    jackpot: [{ ...seat, debitTransactionId: null, returnReason: 'jackpot' }, { creditAmount: amount }],
    rollback: [{ ...who, transactionId, debitTransactionId: message.target }, { rollbackAmount: amount }],
  } satisfies Record<WalletMessage['action'], [object, Record<string, string>?]>;
  return parts[action] as [object, Record<string, string>?];
}

function bodyOf(message: WalletMessage, now: number): string {
  const [fields, amounts] = partsOf(message);
  return jsonBody({ operatorId: 'ordago', timestamp: now, ...fields }, amounts);
}

describeGameProvider({
  name: 'ezugi',
  routeProvider: 'ezugi',
  exchangesToken: true,
  speaksJson: true,
  words: {
    ok: '0',
    replayedBet: '0',
    replayedWin: '0',
    insufficient: '3',
    conflict: '5',
    wrongCurrency: '14',
    deadSession: '6',
    banned: '8',
    providerBlocked: '11',
    unknownPlayer: '7',
    betAfterRollback: '15',
    rollbackOfUnknown: '9',
    rollbackOfPaid: '10',
    winWithoutBet: '2',
    winAboveCap: '2',
    forged: '12',
    badAmount: '13',
    badToken: '6',
  },
  sign: (message, now) => {
    const body = bodyOf(message, now);
    const action = ACTIONS[message.action];
    const hash = ezugiHash(Buffer.from(body), { secret: developmentSecret('ezugi'), action });
    return { path: `/callbacks/ezugi/${action}`, headers: { 'content-type': 'application/json', hash }, body };
  },
  wordOf: (body) => String(body.errorCode),
  balanceOf: (body) => (typeof body.balance === 'string' ? body.balance : null),
});

/** Rows as the specification shows them: TableId, TableName, PictureLink, IsActive, DealerName and others. */
const ROW = {
  TableId: '101',
  TableName: 'Ruleta Toledo',
  PictureLink: '/t/101.jpg',
  IsActive: true,
  DealerName: 'Lucía',
  GameType: 'roulette',
  Limits: { min: 1 },
};
const LIST = {
  tables: [
    ROW,
    { ...ROW, TableId: '102', IsActive: false },
    { ...ROW, TableId: '112', IsActive: false, OpenHour: '10:00', CloseHour: '18:30' },
    { ...ROW, TableId: '103', OpenHour: '18:00', CloseHour: '02:00' },
    { ...ROW, TableId: '104', OpenHour: '25:00' },
    { ...ROW, TableId: 105 },
    { ...ROW, TableId: '106', IsActive: 'yes' },
    // Only the first five are the specification's; others may be missing.
    { ...ROW, TableId: '107', GameType: undefined },
  ],
};

describe('the list and launch of Ezugi', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('keeps tables at which somebody deals, with the dealer and the hours', async () => {
    const { provider, asked } = wireTo('ezugi', ezugi, LIST);
    const list = await provider.list();
    expect(list).toMatchObject({
      games: [
        {
          gameId: '101',
          name: 'Ruleta Toledo',
          description: 'Lucía',
          casinoType: 'live',
          hasDemo: false,
          imageUrl: 'https://cdn.example/t/101.jpg',
          details: { type: 'roulette', isLiveGame: true, table: { dealer: 'Lucía' } },
        },
        // Closed now, with the hours in which it opens.
        { gameId: '112', details: { table: { dealer: 'Lucía', hours: { from: '10:00', until: '18:30' } } } },
        {
          gameId: '103',
          description: 'Lucía · 18:00–02:00 UTC',
          details: { table: { dealer: 'Lucía', hours: { from: '18:00', until: '02:00' } } },
        },
        { gameId: '104', description: 'Lucía' },
        { gameId: '107', name: 'Ruleta Toledo' },
      ],
      mismatched: 3,
      firstFault: expect.stringContaining('row 4, OpenHour'),
    });
    expect(asked[0]?.headers.hash).toBe(
      ezugiHash(Buffer.from(asked[0]?.body ?? ''), { secret: developmentSecret('ezugi'), action: 'game_list' }),
    );
  });

  it('asks for a table by openTable and language', async () => {
    const { provider, asked } = wireTo('ezugi', ezugi, { frame_url: 'https://tables.example/1' });
    expect(await provider.launch({ ...WIRE_ORDER, gameId: '101' })).toEqual({ url: 'https://tables.example/1' });
    expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({ openTable: '101', language: 'pt', uid: '42' });
  });
});

describeBadAnswers('ezugi', ezugi, {
  lists: ['', '[]', '{"tables":null}', '{"error":"forged"}'],
  launches: ['', '[]', '{"frame_url":""}', '{"frame_url":"javascript:alert(1)"}', '{"error":"table closed"}'],
});
