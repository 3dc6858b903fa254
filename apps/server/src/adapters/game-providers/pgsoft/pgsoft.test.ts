import { encodeForm, pgsoftProof } from '@ordago/provider-protocols';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  describeGameProvider,
  type WalletMessage,
} from '../../../../test-support/game-providers/game-provider-suite.ts';
import { createTestServer, type TestServer } from '../../../../test-support/server/index.ts';
import { pgsoftDialect } from './dialect.ts';

const SECRET = 'ordago-development-only-pgsoft';
const BASE = { operator_token: 'ordago' };

const PATHS: Readonly<Record<WalletMessage['action'], string>> = {
  authenticate: 'VerifySession',
  balance: 'Get',
  bet: 'TransferInOut',
  win: 'TransferInOut',
  betwin: 'TransferInOut',
  rollback: 'CancelTransfer',
  jackpot: 'Adjustment',
};

/** Win minus bet as the provider writes it; what is no amount is written as it came. */
function netOf(win: string, bet: string): string {
  const units = (text: string) => (/^\d{1,10}(\.\d{1,5})?$/.test(text) ? Math.round(Number(text) * 100_000) : null);
  const won = units(win);
  const staked = units(bet);
  return won === null || staked === null ? `${win}${bet}` : ((won - staked) / 100_000).toFixed(5);
}

function movement(message: WalletMessage, bet: string, win: string): Record<string, string> {
  const { player, session, round, transaction, game, currency } = message;
  return {
    ...BASE,
    player_name: player,
    operator_player_session: session,
    game_id: game,
    parent_bet_id: round,
    bet_id: transaction,
    transaction_id: transaction,
    currency_code: currency,
    bet_amount: bet,
    win_amount: win,
    transfer_amount: netOf(win, bet),
    updated_time: '1790000000000',
    is_end_round: message.action === 'bet' ? 'False' : 'True',
    ...(message.action === 'win' ? { is_feature: 'True' } : {}),
  };
}

/** The fields of one call, as the provider's manual lists them. */
function fieldsOf(message: WalletMessage): Record<string, string> {
  const { action, player, session, transaction, amount, currency } = message;
  const who = { ...BASE, player_name: player };
  switch (action) {
    case 'authenticate':
      return { ...BASE, operator_player_session: session };
    case 'balance':
      return who;
    case 'bet':
      return movement(message, amount, '0.00');
    case 'win':
      return movement(message, '0.00', amount);
    case 'betwin':
      return movement(message, amount, message.win ?? '0');
    case 'rollback':
      return { ...who, currency_code: currency, transaction_id: message.target ?? '', transfer_amount: amount };
    case 'jackpot':
      return {
        ...who,
        currency_code: currency,
        adjustment_transaction_id: transaction,
        transfer_amount: amount,
        transaction_type: 'jackpot',
        adjustment_time: '1790000000000',
      };
  }
}

function signed(path: string, fields: Record<string, string>, now: number) {
  const body = encodeForm(fields);
  const proof = pgsoftProof.sign(Buffer.from(body), { secret: SECRET, path, now });
  const headers = { 'content-type': 'application/x-www-form-urlencoded', ...proof };
  return { path: `/callbacks/pgsoft/${path}`, headers, body };
}

function wordOf(body: Record<string, unknown>): string {
  const error = body.error as { code?: string } | null | undefined;
  return error === null ? 'ok' : String(error?.code);
}

function balanceOf({ data }: Record<string, unknown>): string | null {
  const { balance_amount: balance, balance_after: after } = (data ?? {}) as Record<string, unknown>;
  return typeof balance === 'string' ? balance : typeof after === 'string' ? after : null;
}

describeGameProvider({
  name: 'pgsoft',
  routeProvider: 'pgsoft',
  exchangesToken: false,
  speaksJson: false,
  words: {
    ok: 'ok',
    replayedBet: 'ok',
    replayedWin: 'ok',
    insufficient: '3202',
    conflict: '3032',
    wrongCurrency: '1034',
    deadSession: '1302',
    banned: '1303',
    providerBlocked: '3033',
    unknownPlayer: '3004',
    betAfterRollback: '3033',
    rollbackOfUnknown: 'ok',
    rollbackOfPaid: '3033',
    winWithoutBet: '1200',
    winAboveCap: '1200',
    forged: '1034',
    badAmount: '1034',
    badToken: '1302',
  },
  sign: (message, now) => signed(PATHS[message.action], fieldsOf(message), now),
  wordOf,
  balanceOf,
});

describe('a movement of PG Soft', () => {
  let testServer: TestServer;
  beforeAll(async () => {
    testServer = await createTestServer();
  });
  afterAll(() => testServer.close());

  const MESSAGE: WalletMessage = {
    action: 'betwin',
    player: '999',
    session: 's',
    round: 'r',
    transaction: 't',
    game: 'g',
    amount: '10.00',
    win: '4.00',
    currency: 'TRY',
  };
  const send = async (fields: Record<string, string>) => {
    const { path: url, headers, body: payload } = signed('TransferInOut', fields, testServer.clock.now());
    const answer = await testServer.servers.get('player')?.inject({ method: 'POST', url, headers, payload });
    return [answer?.statusCode, wordOf(answer?.json() ?? {})];
  };

  it('that comes again as a pending bet is the same movement: what was taken is not taken twice', () => {
    const read = (change: Record<string, string>) => {
      const now = testServer.clock.now();
      const { headers, body } = signed('TransferInOut', { ...fieldsOf(MESSAGE), ...change }, now);
      const call = { action: 'TransferInOut', query: {}, headers, body: Buffer.from(body), now };
      const request = pgsoftDialect({ secret: SECRET }).read(call);
      return 'command' in request ? request.command : 'refused';
    };
    const first = read({});
    expect(first).toMatchObject({ action: 'bet-win', key: 't', stake: 1_000_000n, payout: 400_000n });
    expect(read({ is_validate_bet: 'True' })).toEqual(first);
  });

  it.each([
    ['the net of win and bet', {}, '3004'],
    ['the same in fewer digits', { transfer_amount: '-6' }, '3004'],
    ['another net', { transfer_amount: '-6.01' }, '1034'],
    ['the net without its sign', { transfer_amount: '6.00' }, '1034'],
    ['two signs', { transfer_amount: '--6.00' }, '1034'],
    ['a stake of nothing outside a feature', { bet_amount: '0', transfer_amount: '4' }, '1034'],
    ['a stake of nothing in a feature', { bet_amount: '0', transfer_amount: '4', is_feature: 'True' }, '3004'],
    ['a flag that is no flag', { is_end_round: 'yes' }, '1034'],
    ['a pending bet sent again', { is_validate_bet: 'True' }, '3004'],
    ['an adjustment that would take money', { is_adjustment: 'True' }, '1034'],
    [
      'an adjustment that pays',
      { is_adjustment: 'True', bet_amount: '0', win_amount: '4', transfer_amount: '4' },
      '3004',
    ],
    ['another operator', { operator_token: 'someone' }, '1034'],
  ])('with %s is answered with HTTP 200', async (_title, change, word) => {
    expect(await send({ ...fieldsOf(MESSAGE), ...change })).toEqual([200, word]);
  });
});
