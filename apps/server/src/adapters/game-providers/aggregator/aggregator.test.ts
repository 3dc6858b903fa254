import { aggregatorProof } from '@ordago/provider-protocols';
import { describe, expect, it } from 'vitest';
import {
  describeGameProvider,
  type WalletMessage,
} from '../../../../test-support/game-providers/game-provider-suite.ts';

const SECRET = 'ordago-development-only-aggregator';
/**
 * One key represents all of them: `descriptors.test.ts` shows that each uses the same wire format under its own name.
 */
const KEY = 'rubyplay';

const PATHS: Readonly<Record<WalletMessage['action'], string>> = {
  authenticate: 'balance',
  balance: 'balance',
  bet: 'bet',
  win: 'win',
  betwin: 'betwin',
  rollback: 'rollback',
  jackpot: 'win',
};

/** One call as the aggregator writes it; by hand, so that an amount is a JSON token with exactly its digits. */
function bodyOf(message: WalletMessage): string {
  const { action, player, session, round, transaction, game, amount, currency } = message;
  const text = JSON.stringify;
  const base = `"request_uuid":"attempt-1","user":${text(player)},"currency":${text(currency)}`;
  const place = `${base},"transaction_uuid":${text(transaction)},"round":${text(round)},"game_code":${text(game)}`;
  switch (action) {
    case 'authenticate':
    case 'balance':
      return `{${base}}`;
    case 'bet':
      return `{${place},"token":${text(session)},"amount":${amount}}`;
    case 'betwin':
      return `{${place},"token":${text(session)},"amount":${amount},"win_amount":${message.win ?? '0'}}`;
    case 'win':
      return `{${place},"amount":${amount}}`;
    case 'jackpot':
      return `{${place},"amount":${amount},"reward":"jackpot"}`;
    case 'rollback':
      return `{${base},"transaction_uuid":${text(transaction)},"reference_transaction_uuid":${text(message.target)},"amount":${amount}}`;
  }
}

describeGameProvider({
  name: KEY,
  routeProvider: KEY,
  exchangesToken: false,
  speaksJson: true,
  words: {
    ok: 'RS_OK',
    replayedBet: 'RS_OK',
    replayedWin: 'RS_OK',
    insufficient: 'RS_ERROR_NOT_ENOUGH_MONEY',
    conflict: 'RS_ERROR_DUPLICATE_TRANSACTION',
    wrongCurrency: 'RS_ERROR_WRONG_CURRENCY',
    deadSession: 'RS_ERROR_TOKEN_EXPIRED',
    banned: 'RS_ERROR_USER_DISABLED',
    providerBlocked: 'RS_ERROR_BET_DENIED',
    unknownPlayer: 'RS_ERROR_INVALID_USER',
    betAfterRollback: 'RS_ERROR_TRANSACTION_ROLLED_BACK',
    rollbackOfUnknown: 'RS_OK',
    rollbackOfPaid: 'RS_ERROR_BET_ALREADY_SETTLED',
    winWithoutBet: 'RS_ERROR_UNKNOWN',
    winAboveCap: 'RS_ERROR_UNKNOWN',
    forged: 'RS_ERROR_INVALID_SIGNATURE',
    badAmount: 'RS_ERROR_WRONG_SYNTAX',
    badToken: 'RS_ERROR_INVALID_TOKEN',
  },
  sign: (message, now) => {
    const path = PATHS[message.action];
    const body = bodyOf(message);
    const proof = aggregatorProof(KEY).sign(Buffer.from(body), { secret: SECRET, path, now });
    return { path: `/callbacks/${KEY}/${path}`, headers: { 'content-type': 'application/json', ...proof }, body };
  },
  wordOf: (body) => String(body.status),
  balanceOf: (body) => (typeof body.balance === 'string' ? body.balance : null),
});

describe('the driver', () => {
  it('distinguishes a jackpot from an ordinary win by its reward alone', () => expect(PATHS.jackpot).toBe(PATHS.win));
});
