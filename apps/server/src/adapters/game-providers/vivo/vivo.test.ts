import { encodeForm, vivoProof } from '@ordago/provider-protocols';
import { describe, expect, it, vi } from 'vitest';
import {
  describeGameProvider,
  signedCall,
  type WalletMessage,
} from '../../../../test-support/game-providers/game-provider-suite.ts';
import { readCall, wireTo } from '../../../../test-support/game-providers/provider-wire.ts';
import { vivo } from './adapter.ts';
import { vivoDialect } from './dialect.ts';

const TYPES: Readonly<Record<WalletMessage['action'], string>> = {
  authenticate: '',
  balance: '',
  bet: 'BET',
  win: 'WIN',
  betwin: 'BETWIN',
  rollback: 'CANCELED_BET',
  jackpot: 'JACKPOT',
};

/** The fields of one call; a stake bears the limits of its table. */
function fieldsOf(message: WalletMessage): Record<string, string> {
  const { action, player, session, round, transaction, game, amount, currency } = message;
  if (action === 'authenticate') return { token: session };
  const base = { userId: player, currency };
  if (action === 'balance') return base;
  const entry = { ...base, TrnType: TYPES[action], TransactionID: transaction, Amount: amount };
  if (action === 'rollback') return { ...entry, BetTransactionID: message.target ?? '' };
  const place = { ...entry, TableId: game, roundId: round };
  if (action === 'win' || action === 'jackpot') return place;
  const seated = { ...place, sessionToken: session, LimitMin: '0.10', LimitMax: '5000.00' };
  return action === 'bet' ? seated : { ...seated, WinAmount: message.win ?? '0' };
}

const actionOf = ({ action }: WalletMessage) =>
  action === 'authenticate' ? 'authenticate' : action === 'balance' ? 'getbalance' : 'changebalance';

describeGameProvider({
  name: 'vivo',
  routeProvider: 'vivogaming',
  exchangesToken: true,
  speaksJson: false,
  words: {
    ok: '0',
    replayedBet: '0',
    replayedWin: '0',
    insufficient: '300',
    conflict: '513',
    wrongCurrency: '399',
    deadSession: '400',
    banned: '510',
    providerBlocked: '511',
    unknownPlayer: '310',
    betAfterRollback: '514',
    rollbackOfUnknown: '302',
    rollbackOfPaid: '515',
    winWithoutBet: '599',
    winAboveCap: '599',
    forged: '500',
    badAmount: '399',
    badToken: '400',
  },
  sign: (message, now) => {
    const body = encodeForm(fieldsOf(message));
    return signedCall('vivo', { proof: vivoProof, action: actionOf(message), body, now });
  },
  wordOf: (body) => String(body.CODE),
  balanceOf: (body) => (typeof body.BALANCE === 'string' ? body.BALANCE : null),
});

describe('the limits of a table', () => {
  const stake = (Amount: string, limits: { LimitMin?: string; LimitMax?: string }) =>
    encodeForm({
      TrnType: 'BET',
      userId: '42',
      currency: 'TRY',
      TransactionID: 't-1',
      TableId: '18',
      roundId: 'r-1',
      sessionToken: 's-1',
      Amount,
      LimitMin: '1.00',
      LimitMax: '500.00',
      ...limits,
    });
  const read = (body: string) => readCall(vivoDialect, vivoProof, { action: 'changebalance', body });

  it.each([
    ['0.99', false],
    ['1.00', true],
    ['500.00', true],
    ['500.00001', false],
  ])('of 1.00 to 500.00 let a stake of %s through: %s', (amount, taken) => {
    expect(read(stake(amount, {}))).toEqual(taken ? expect.objectContaining({ action: 'bet' }) : 'refused');
  });
  it('are kept with the table, where both are stated', async () => {
    const row = { table_id: '18', application: 'roulette', table_name: 'Ruleta Coro', image: '' };
    const tables = [
      { ...row, limit_min: '0.50', limit_max: '200.00' },
      { ...row, table_id: '19', limit_min: '0.50' },
      { ...row, table_id: '20', limit_min: '9.00', limit_max: '1.00' },
    ];
    const list = await wireTo('vivo', vivo, { tables }).provider.list();
    vi.restoreAllMocks();
    const details = 'games' in list ? list.games.map((game) => game.details.table) : list;
    expect(details).toEqual([{ limits: { min: '0.50', max: '200.00' } }, undefined, undefined]);
  });

  it('come with every stake', () => {
    const bare = (name: string) => stake('10.00', {}).replace(new RegExp(`&${name}=[^&]*`), '');
    expect(read(bare('LimitMin'))).toBe('refused');
    expect(read(bare('LimitMax'))).toBe('refused');
  });
});
