import { isOriginalsSigned, originalsHeaders, signOriginals } from '@ordago/provider-protocols';
import { describe, expect, it } from 'vitest';
import {
  describeGameProvider,
  type WalletMessage,
} from '../../../../test-support/game-providers/game-provider-suite.ts';

const SECRET = 'ordago-development-only-originals';

const PATHS: Readonly<Record<WalletMessage['action'], string>> = {
  authenticate: 'balance',
  balance: 'balance',
  bet: 'bet',
  win: 'win',
  betwin: 'bet-win',
  rollback: 'rollback',
  jackpot: 'win',
};

function bodyOf(message: WalletMessage): string {
  const { action, player, session, round, transaction, game, amount, currency, target } = message;
  const base = { user_id: player, currency };
  const money = { ...base, game_id: game, round_id: round, transaction_id: transaction, amount };
  switch (action) {
    case 'authenticate':
    case 'balance':
      return JSON.stringify(base);
    case 'bet':
      return JSON.stringify({ ...money, session });
    case 'betwin':
      return JSON.stringify({ ...money, session, win_amount: message.win });
    case 'win':
      return JSON.stringify(money);
    case 'jackpot':
      return JSON.stringify({ ...money, win_type: 'jackpot' });
    case 'rollback':
      return JSON.stringify({ ...base, transaction_id: transaction, target, amount });
  }
}

describeGameProvider({
  name: 'originals',
  routeProvider: 'originals',
  exchangesToken: false,
  speaksJson: false,
  words: {
    ok: 'ok',
    replayedBet: 'ok',
    replayedWin: 'ok',
    insufficient: 'insufficient-balance',
    conflict: 'key-conflict',
    wrongCurrency: 'currency-mismatch',
    deadSession: 'game-session-expired',
    banned: 'user-banned',
    providerBlocked: 'provider-blocked',
    unknownPlayer: 'user-not-found',
    betAfterRollback: 'rolled-back',
    rollbackOfUnknown: 'ok',
    rollbackOfPaid: 'bet-already-settled',
    winWithoutBet: 'win-without-bet',
    winAboveCap: 'win-above-cap',
    forged: 'signature-invalid',
    badAmount: 'validation-failed',
    badToken: 'launch-token-invalid',
  },
  sign: (message, now) => {
    const body = bodyOf(message);
    const path = PATHS[message.action];
    const proof = signOriginals(Buffer.from(body), { secret: SECRET, now, path });
    const headers = { 'content-type': 'application/json', ...originalsHeaders(proof) };
    return { path: `/callbacks/originals/${path}`, headers, body };
  },
  wordOf: (body) => String(body.status),
  balanceOf: (body) => (typeof body.balance === 'string' ? body.balance : null),
});

describe('a call of our own games', () => {
  const body = Buffer.from('{"amount":"10.00"}');
  const headers = originalsHeaders(signOriginals(body, { secret: SECRET, now: 1_790_000_000_000, path: 'bet' }));
  const key = { secret: SECRET, now: 1_790_000_000_000, path: 'bet' };
  it.each([
    ['as it was signed', body, key, true],
    ['sent to another path', body, { ...key, path: 'win' }, false],
    ['with other bytes', Buffer.from('{"amount":"90.00"}'), key, false],
    ['too old', body, { ...key, now: key.now + 300_001 }, false],
    ['of another secret', body, { ...key, secret: 'another-secret-of-somebody' }, false],
  ])('%s', (_title, bytes, given, isTaken) => expect(isOriginalsSigned(bytes, headers, given)).toBe(isTaken));
});
