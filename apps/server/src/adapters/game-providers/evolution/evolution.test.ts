import {
  EVOLUTION_SIGNATURE_HEADER,
  EVOLUTION_TIMESTAMP_HEADER,
  evolutionAuthToken,
  signEvolution,
} from '@ordago/provider-protocols';
import { describeGameProvider, type WalletMessage } from '@ordago/testing/game-provider-suite';
import { describe, expect, it } from 'vitest';

const SECRET = 'ordago-development-only-evolution';

const PATHS: Readonly<Record<WalletMessage['action'], string>> = {
  authenticate: 'check',
  balance: 'balance',
  bet: 'debit',
  win: 'credit',
  betwin: 'debit-credit',
  rollback: 'cancel',
  jackpot: 'promo_payout',
};

/** The body of one call as text, so that an amount may be any token. */
function bodyOf(message: WalletMessage): string {
  const { action, player, session, round, transaction, game, amount, currency } = message;
  const text = JSON.stringify;
  const base = `"sid":${text(session)},"userId":${text(player)},"uuid":"u-${transaction}"`;
  const place = `"currency":${text(currency)},"game":{"id":${text(round)},"type":"roulette","details":{"table":{"id":${text(game)}}}}`;
  // A debit, its credit and its cancel share one reference.
  const reference = message.target ?? transaction.replace(/-win$/, '');
  const entry = `"id":${text(transaction)},"refId":${text(reference)},"amount":${amount}`;
  switch (action) {
    case 'authenticate':
      return `{${base}}`;
    case 'balance':
      return `{${base},"currency":${text(currency)}}`;
    case 'bet':
    case 'win':
    case 'rollback':
      return `{${base},${place},"transaction":{${entry}}}`;
    case 'betwin':
      return `{${base},${place},"transaction":{${entry},"winAmount":${message.win ?? '0'}}}`;
    case 'jackpot':
      return `{${base},${place},"promoTransaction":{"type":"JackpotWin","id":${text(transaction)},"amount":${amount}}}`;
  }
}

function signed(message: WalletMessage, now: number) {
  const body = bodyOf(message);
  const proof = signEvolution(Buffer.from(body), { secret: SECRET, now, path: PATHS[message.action] });
  return {
    path: `/callbacks/evolution/${PATHS[message.action]}?authToken=${proof.authToken}`,
    headers: {
      'content-type': 'application/json',
      [EVOLUTION_TIMESTAMP_HEADER]: proof.timestamp,
      [EVOLUTION_SIGNATURE_HEADER]: proof.signature,
    },
    body,
  };
}

describeGameProvider({
  name: 'evolution',
  routeProvider: 'evolutionlive',
  exchangesToken: true,
  speaksJson: true,
  words: {
    ...{ ok: 'OK', replayedBet: 'BET_ALREADY_EXIST', replayedWin: 'BET_ALREADY_SETTLED' },
    ...{ insufficient: 'INSUFFICIENT_FUNDS', conflict: 'INVALID_PARAMETER', wrongCurrency: 'INVALID_PARAMETER' },
    ...{ deadSession: 'INVALID_SID', banned: 'ACCOUNT_LOCKED', providerBlocked: 'ACCOUNT_LOCKED' },
    ...{ unknownPlayer: 'INVALID_PARAMETER', betAfterRollback: 'FINAL_ERROR_ACTION_FAILED' },
    ...{ rollbackOfUnknown: 'BET_DOES_NOT_EXIST', rollbackOfPaid: 'BET_ALREADY_SETTLED' },
    ...{ winWithoutBet: 'TEMPORARY_ERROR', winAboveCap: 'TEMPORARY_ERROR', forged: 'INVALID_TOKEN_ID' },
    ...{ badAmount: 'INVALID_PARAMETER', badToken: 'INVALID_SID' },
  },
  sign: signed,
  wordOf: (body) => String(body.status),
  balanceOf: (body) => (typeof body.balance === 'string' ? body.balance : null),
});

describe('the token of One Wallet', () => {
  it('is not the secret', () => expect(evolutionAuthToken(SECRET)).not.toContain(SECRET));
});
