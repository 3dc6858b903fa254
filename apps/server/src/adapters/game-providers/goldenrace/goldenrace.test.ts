import { goldenraceProof } from '@ordago/provider-protocols';
import { describe, expect, it } from 'vitest';
import {
  describeGameProvider,
  signedCall,
  type WalletMessage,
} from '../../../../test-support/game-providers/game-provider-suite.ts';
import { readCall } from '../../../../test-support/game-providers/provider-wire.ts';
import { goldenraceDialect } from './dialect.ts';

const PATHS: Readonly<Record<WalletMessage['action'], string>> = {
  authenticate: 'login',
  balance: 'balance',
  bet: 'sale',
  win: 'payout',
  betwin: 'sale-payout',
  rollback: 'cancel',
  jackpot: 'jackpot',
};

/** The body of one call, its amounts as bare tokens. A payout and a cancel bear the id of their ticket. */
function bodyOf(message: WalletMessage): string {
  const { action, player, session, round, transaction, game, amount, currency } = message;
  const text = JSON.stringify;
  if (action === 'authenticate') return `{"token":${text(session)},"playerId":${text(player)}}`;
  if (action === 'balance') return `{"playerId":${text(player)},"currency":${text(currency)}}`;
  const id = action === 'rollback' ? (message.target ?? '') : transaction.replace(/-win$/, '');
  const ticket = `"ticketId":${text(id)},"playerId":${text(player)},"currency":${text(currency)}`;
  if (action === 'rollback') return `{${ticket},"stake":${amount}}`;
  const draw = `${ticket},"gameId":${text(game)},"roundId":${text(round)}`;
  if (action === 'win' || action === 'jackpot') return `{${draw},"winning":${amount}}`;
  const bet = `{"betId":"1","market":"winner","selection":"3","odds":"2.50","stake":${amount}}`;
  const sold = `${draw},"sessionId":${text(session)},"stake":${amount},"bets":[${bet}]`;
  return action === 'bet' ? `{${sold}}` : `{${sold},"winning":${message.win ?? '0'}}`;
}

describeGameProvider({
  name: 'goldenrace',
  routeProvider: 'goldenrace',
  exchangesToken: true,
  speaksJson: true,
  words: {
    ok: 'OK',
    replayedBet: 'ALREADY_PROCESSED',
    replayedWin: 'ALREADY_PROCESSED',
    insufficient: 'INSUFFICIENT_FUNDS',
    conflict: 'TICKET_CONFLICT',
    wrongCurrency: 'CURRENCY_MISMATCH',
    deadSession: 'INVALID_SESSION',
    banned: 'PLAYER_BLOCKED',
    providerBlocked: 'GAME_NOT_AVAILABLE',
    unknownPlayer: 'PLAYER_NOT_FOUND',
    betAfterRollback: 'TICKET_CANCELLED',
    rollbackOfUnknown: 'TICKET_NOT_FOUND',
    rollbackOfPaid: 'TICKET_ALREADY_PAID',
    winWithoutBet: 'RETRY',
    winAboveCap: 'RETRY',
    forged: 'INVALID_SIGNATURE',
    badAmount: 'INVALID_REQUEST',
    badToken: 'INVALID_SESSION',
  },
  sign: (message, now) =>
    signedCall('goldenrace', { proof: goldenraceProof, action: PATHS[message.action], body: bodyOf(message), now }),
  wordOf: (body) => String(body.result),
  balanceOf: (body) => (typeof body.balance === 'string' ? body.balance : null),
});

const ticket = (ticketId: string, stake: string, bets: readonly string[]) => ({
  action: 'sale',
  body: `{"ticketId":"${ticketId}","playerId":"42","currency":"TRY","gameId":"dogs","roundId":"draw-1","sessionId":"s-1",
    "stake":${stake},"bets":[${bets.map((bet, n) => `{"betId":"${n}","market":"winner","selection":"${n}","odds":"2.5","stake":${bet}}`)}]}`,
});
const commandOf = (call: { action: string; body: string }) => readCall(goldenraceDialect, goldenraceProof, call);

describe('a ticket', () => {
  it('is one stake, however many bets it holds', () => {
    const command = commandOf(ticket('t-1', '6.00', ['1.00', '2.00', '3.00']));
    expect(command).toMatchObject({ action: 'bet', key: 'sale t-1', roundId: 'draw-1', stake: 600_000n });
  });
  it('shares its draw with other tickets of the same player, each with a payout of its own', () => {
    const place = '"playerId":"42","currency":"TRY","gameId":"dogs","roundId":"draw-1"';
    const payout = (id: string) =>
      commandOf({ action: 'payout', body: `{"ticketId":"${id}",${place},"winning":2.50}` });
    expect(payout('t-1')).toMatchObject({ key: 'payout t-1', settles: 'sale t-1', roundId: 'draw-1' });
    expect(payout('t-2')).toMatchObject({ key: 'payout t-2', settles: 'sale t-2', roundId: 'draw-1' });
  });
  it.each([
    ['bets that do not sum to its stake', ticket('t-1', '6.00', ['1.00', '2.00'])],
    ['no bet', ticket('t-1', '6.00', [])],
    ['a bet without a stake', ticket('t-1', '6.00', ['6.00', '0'])],
    [
      'fifty-one bets',
      ticket(
        't-1',
        '51.00',
        Array.from({ length: 51 }, () => '1.00'),
      ),
    ],
  ])('with %s is refused', (_what, call) => expect(commandOf(call)).toBe('refused'));
});
