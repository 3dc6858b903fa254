import { upgamingProof } from '@ordago/provider-protocols';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  describeGameProvider,
  signedCall,
  type WalletMessage,
} from '../../../../test-support/game-providers/game-provider-suite.ts';
import { readCall, wireTo } from '../../../../test-support/game-providers/provider-wire.ts';
import { upgaming } from './adapter.ts';
import { upgamingDialect } from './dialect.ts';

const PATHS: Readonly<Record<WalletMessage['action'], string>> = {
  authenticate: 'authenticate',
  balance: 'balance',
  bet: 'bet',
  win: 'win',
  betwin: 'betwin',
  rollback: 'refund',
  jackpot: 'jackpot',
};

/** The body of one call, its amounts as bare tokens. */
function bodyOf(message: WalletMessage): string {
  const { action, player, session, round, transaction, game, amount, currency } = message;
  const text = JSON.stringify;
  if (action === 'authenticate') return `{"Token":${text(session)}}`;
  const base = `"UserId":${text(player)},"Currency":${text(currency)}`;
  if (action === 'balance') return `{${base}}`;
  const entry = `${base},"TransactionId":${text(transaction)}`;
  if (action === 'rollback') return `{${entry},"BetTransactionId":${text(message.target ?? '')},"Amount":${amount}}`;
  const placed = `${entry},"GameId":${text(game)},"RoundId":${text(round)}`;
  if (action === 'win' || action === 'jackpot') return `{${placed},"WinAmount":${amount}}`;
  const bet = `${placed},"SessionId":${text(session)},"BetAmount":${amount}`;
  return action === 'bet' ? `{${bet}}` : `{${bet},"WinAmount":${message.win ?? '0'}}`;
}

describeGameProvider({
  name: 'upgaming',
  routeProvider: 'upgaming',
  exchangesToken: true,
  speaksJson: true,
  words: {
    ok: '0',
    replayedBet: '0',
    replayedWin: '0',
    insufficient: '1001',
    conflict: '1008',
    wrongCurrency: '1006',
    deadSession: '1004',
    banned: '1003',
    providerBlocked: '1005',
    unknownPlayer: '1002',
    betAfterRollback: '1009',
    rollbackOfUnknown: '0',
    rollbackOfPaid: '1010',
    winWithoutBet: '1999',
    winAboveCap: '1999',
    forged: '1007',
    badAmount: '1006',
    badToken: '1004',
  },
  sign: (message, now) =>
    signedCall('upgaming', { proof: upgamingProof, action: PATHS[message.action], body: bodyOf(message), now }),
  wordOf: (body) => String(body.StatusCode),
  balanceOf: (body) => (typeof body.Balance === 'string' ? body.Balance : null),
});

describe('a win', () => {
  const place = '"UserId":"42","Currency":"TRY","TransactionId":"t","GameId":"g","RoundId":"r","WinAmount":1.00';
  const read = (action: string, rest = '') =>
    readCall(upgamingDialect, upgamingProof, { action, body: `{${place}${rest}}` });

  it('names its bet where the provider does, and may come from free spins', () => {
    expect(read('win', ',"BetTransactionId":"b"')).toMatchObject({ settles: 'b', winType: 'ordinary' });
    expect(read('win')).toMatchObject({ settles: null, winType: 'ordinary' });
    expect(read('freespinwin')).toMatchObject({ settles: null, winType: 'free-round' });
    expect(read('promotion')).toBe('refused');
  });
});

describe('the platform of a row', () => {
  afterEach(() => void vi.restoreAllMocks());
  const row = { id: 7, gameId: 'up-7', gameName: 'Despegue', is_active: true, cdnUrl: null };

  it.each([
    [1, { platform: 'WEB', isMobile: false, haveTwoVersion: false }],
    [2, { platform: 'MOBILE', isMobile: true, haveTwoVersion: false }],
    [3, { platform: 'WEB,MOBILE', isMobile: false, haveTwoVersion: true }],
    // Another shape: the game is used, without a platform.
    [9, { isMobile: false, haveTwoVersion: false }],
  ])('%d is reported as %j', async (gamePlatformTypeId, details) => {
    const games = [{ ...row, gamePlatformTypeId }];
    expect(await wireTo('upgaming', upgaming, { games }).provider.list()).toMatchObject({
      games: [{ gameId: 'up-7', imageUrl: null, details: { key: '7', ...details } }],
      mismatched: gamePlatformTypeId === 9 ? 1 : 0,
    });
  });
});
