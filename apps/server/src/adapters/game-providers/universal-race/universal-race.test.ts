import { universalRaceProof } from '@ordago/provider-protocols';
import { describe, expect, it } from 'vitest';
import {
  describeGameProvider,
  signedCall,
  type WalletMessage,
} from '../../../../test-support/game-providers/game-provider-suite.ts';
import { readCall } from '../../../../test-support/game-providers/provider-wire.ts';
import { universalRaceDialect } from './dialect.ts';

const PATHS: Readonly<Record<WalletMessage['action'], string>> = {
  authenticate: 'enter',
  balance: 'balance',
  bet: 'place-bet',
  win: 'settle-bet',
  betwin: 'quick-race',
  rollback: 'cancel-bet',
  jackpot: 'jackpot-win',
};

/** The body of one call, its amounts as bare tokens. The race represents the suite's round and game. */
function bodyOf(message: WalletMessage): string {
  const { action, player, session, round, transaction, game, amount, currency } = message;
  const text = JSON.stringify;
  if (action === 'authenticate') return `{"token":${text(session)}}`;
  const who = `"player_id":${text(player)},"currency":${text(currency)}`;
  if (action === 'balance') return `{${who}}`;
  const id = action === 'rollback' ? (message.target ?? '') : transaction.replace(/-win$/, '');
  const base = `${who},"bet_id":${text(id)}`;
  if (action === 'rollback') return `{${base},"stake":${amount}}`;
  const slip = `${base},"race_id":${text(`${round}-${game}`)}`;
  const result = (payout: string) => `"result":"${/^0(\.0+)?$/.test(payout) ? 'lost' : 'won'}","payout":${payout}`;
  if (action === 'jackpot') return `{${slip},"payout":${amount}}`;
  if (action === 'win') return `{${slip},${result(amount)}}`;
  const runners = `"runners":[{"runner":"4","kind":"win","odds":"3.20"}]`;
  const placed = `${slip},"session":${text(session)},"stake":${amount},${runners}`;
  return action === 'bet' ? `{${placed}}` : `{${placed},${result(message.win ?? '0')}}`;
}

describeGameProvider({
  name: 'universal-race',
  routeProvider: 'universalrace',
  lobby: 'horse-races',
  exchangesToken: true,
  speaksJson: true,
  words: {
    ok: 'accepted',
    replayedBet: 'repeated',
    replayedWin: 'repeated',
    insufficient: 'insufficient-balance',
    conflict: 'bet-conflict',
    wrongCurrency: 'invalid',
    deadSession: 'session-closed',
    banned: 'player-suspended',
    providerBlocked: 'betting-closed',
    unknownPlayer: 'player-unknown',
    betAfterRollback: 'bet-cancelled',
    rollbackOfUnknown: 'accepted',
    rollbackOfPaid: 'bet-settled',
    winWithoutBet: 'try-again',
    winAboveCap: 'try-again',
    forged: 'unauthorised',
    badAmount: 'invalid',
    badToken: 'session-closed',
  },
  sign: (message, now) =>
    signedCall('universal-race', {
      proof: universalRaceProof,
      action: PATHS[message.action],
      body: bodyOf(message),
      now,
    }),
  wordOf: ({ status }) => String(status),
  balanceOf: (body) => (typeof body.balance === 'string' ? body.balance : null),
});

describe('a slip', () => {
  const settle = (betId: string, result: string, payout: string) =>
    readCall(universalRaceDialect, universalRaceProof, {
      action: 'settle-bet',
      body: `{"bet_id":"${betId}","race_id":"race-1","player_id":"42","currency":"TRY","result":"${result}","payout":${payout}}`,
    });

  it('is a line of its own in the history, though it shares its race', () => {
    expect(settle('b-1', 'won', '5.00')).toMatchObject({ roundId: 'race-1 b-1', settles: 'bet b-1' });
    expect(settle('b-2', 'lost', '0')).toMatchObject({ roundId: 'race-1 b-2', settles: 'bet b-2', payout: 0n });
  });
  it.each([
    ['lost', '5.00'],
    ['won', '0'],
    ['void', '0.00'],
    ['abandoned', '5.00'],
  ])('that is %s and pays %s is refused', (result, payout) => expect(settle('b-1', result, payout)).toBe('refused'));
});
