import { GR8_GAME, type Gr8Error, gr8Proof } from '@ordago/provider-protocols';
import { describe, expect, it } from 'vitest';
import {
  describeGameProvider,
  signedCall,
  type WalletMessage,
} from '../../../../test-support/game-providers/game-provider-suite.ts';
import { readCall } from '../../../../test-support/game-providers/provider-wire.ts';
import { gr8Dialect } from './dialect.ts';

const PATHS: Readonly<Record<WalletMessage['action'], string>> = {
  authenticate: 'authenticate',
  balance: 'balance',
  bet: 'bet',
  win: 'settle',
  betwin: 'bet-settle',
  rollback: 'rollback',
  jackpot: 'deposit',
};
const text = JSON.stringify;

/** The body of one call, its amounts as bare tokens. The suite's game is the event that the bet is on. */
function bodyOf(message: WalletMessage): string {
  const { action, player, session, round, transaction, game, amount, currency } = message;
  if (action === 'authenticate') return `{"token":${text(session)}}`;
  const who = `"playerId":${text(player)},"currency":${text(currency)}`;
  if (action === 'balance') return `{${who}}`;
  const id = `"transactionId":${text(transaction)}`;
  if (action === 'rollback') return `{${who},${id},"parentId":${text(message.target)},"amount":${amount}}`;
  if (action === 'jackpot') return `{${who},${id},"amount":${amount}}`;
  const bet = `${who},${id},"betId":${text(round)},"amount":${amount}`;
  if (action === 'win') return `{${bet},"parentId":${text(transaction.replace(/-win$/, ''))}}`;
  const leg = `{"eventId":${text(game)},"eventName":"Ronda - Sevilla","marketName":"1X2","outcomeName":"1","odds":"1.95"}`;
  const placed = `${bet},"sessionId":${text(session)},"selections":[${leg}]`;
  if (message.award !== undefined) return `{${placed},"awardId":${text(message.award)}}`;
  return action === 'bet' ? `{${placed}}` : `{${placed},"payout":${message.win ?? '0'}}`;
}

const OK = 'ok';
const error = (name: Gr8Error) => name;

describeGameProvider({
  name: 'gr8',
  routeProvider: 'gr8',
  lobby: GR8_GAME,
  casinoType: 'sport',
  exchangesToken: true,
  speaksJson: true,
  words: {
    ok: OK,
    replayedBet: OK,
    replayedWin: OK,
    insufficient: error('decline.lowbalance'),
    conflict: error('error.retry.incorrect'),
    wrongCurrency: error('error.request.invalid'),
    deadSession: error('error.token.invalid'),
    banned: error('decline.player.blocked'),
    providerBlocked: error('decline.restrictions'),
    unknownPlayer: error('error.user.not-found'),
    betAfterRollback: error('decline.parent.failed'),
    rollbackOfUnknown: error('decline.parent.notfound'),
    rollbackOfPaid: error('decline.balance.conflict'),
    winWithoutBet: error('error.general'),
    winAboveCap: error('error.general'),
    forged: error('error.signature.invalid'),
    badAmount: error('error.request.invalid'),
    badToken: error('error.token.invalid'),
  },
  sign: (message, now) =>
    signedCall('gr8', { proof: gr8Proof, action: PATHS[message.action], body: bodyOf(message), now }),
  awards: {
    sign: ({ action, player, transaction, award, amount, currency }, now) => {
      const body = `{"playerId":${text(player)},"currency":${text(currency)},"transactionId":${text(transaction)},"awardId":${text(award)},"amount":${amount}}`;
      return signedCall('gr8', { proof: gr8Proof, action, body, now });
    },
    promisedOf: ({ balances }) => (balances as { bonus?: string } | undefined)?.bonus ?? null,
    words: {
      unknown: error('decline.parent.notfound'),
      known: error('error.retry.incorrect'),
      ended: error('decline.balance.conflict'),
      takenBack: error('decline.parent.failed'),
    },
  },
  wordOf: (body) => String(body.error ?? OK),
  balanceOf: (body) => (typeof body.balance === 'string' ? body.balance : null),
});

describe('a bet of GR8', () => {
  const read = (action: string, body: string) => readCall(gr8Dialect, gr8Proof, { action, body });
  const who = '"playerId":"42","currency":"TRY"';

  it('is settled as often as it has to be, each settlement under its own id and taken back by it', () => {
    const settled = (n: number, amount: string) =>
      read(
        'settle',
        `{${who},"transactionId":"b-1_settlement_${n}","betId":"b-1","parentId":"b-1","amount":${amount}}`,
      );
    expect(settled(1, '19.50')).toMatchObject({ key: 'b-1_settlement_1', roundId: 'b-1', settles: 'b-1' });
    expect(settled(2, '0')).toMatchObject({ action: 'win', key: 'b-1_settlement_2', payout: 0n });
    const taken = `{${who},"transactionId":"b-1_settlement_1_rollback","parentId":"b-1_settlement_1","amount":19.50}`;
    expect(read('rollback', taken)).toMatchObject({ action: 'rollback', target: 'b-1_settlement_1' });
  });
});
