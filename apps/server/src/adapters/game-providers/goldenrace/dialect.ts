import { exactNumber, type GoldenraceResult, goldenraceProof, goldenraceRequests } from '@ordago/provider-protocols';
import type { WalletDialect, WalletDone } from '../../../modules/casino/shared/ports/wallet-dialect.ts';
import { jsonByPath, signedDialect, spoken } from '../signed-dialect.ts';

/** Our refusals as GoldenRace's results. A refusal that is missing here is a fault of ours that ends in a retry. */
const RESULT_OF: Readonly<Record<string, GoldenraceResult>> = {
  'signature-invalid': 'INVALID_SIGNATURE',
  'malformed-input': 'INVALID_REQUEST',
  'validation-failed': 'INVALID_REQUEST',
  'insufficient-balance': 'INSUFFICIENT_FUNDS',
  'user-not-found': 'PLAYER_NOT_FOUND',
  'target-of-another-player': 'PLAYER_NOT_FOUND',
  'game-session-expired': 'INVALID_SESSION',
  'launch-token-invalid': 'INVALID_SESSION',
  'user-banned': 'PLAYER_BLOCKED',
  'self-excluded': 'PLAYER_BLOCKED',
  'casino-blocked': 'PLAYER_BLOCKED',
  'provider-blocked': 'GAME_NOT_AVAILABLE',
  'game-blocked': 'GAME_NOT_AVAILABLE',
  'game-not-found': 'GAME_NOT_AVAILABLE',
  'currency-mismatch': 'CURRENCY_MISMATCH',
  'round-wallet-mismatch': 'TICKET_CONFLICT',
  'key-conflict': 'TICKET_CONFLICT',
  'amount-out-of-range': 'INVALID_REQUEST',
  'not-reversible': 'TICKET_CONFLICT',
  'rolled-back': 'TICKET_CANCELLED',
  'already-rolled-back': 'TICKET_CANCELLED',
  'round-closed': 'TICKET_ALREADY_PAID',
  'bet-already-settled': 'TICKET_ALREADY_PAID',
};

// Sale, payout and cancel bear the ticket's id; no id of theirs has a space, so the prefixes keep the three apart.
const saleOf = (ticketId: string) => `sale ${ticketId}`;

/** A ticket's place: its draw is the round, which may hold several tickets of the same player. */
const drawOf = ({
  playerId,
  currency,
  gameId,
  roundId,
}: Readonly<Record<'playerId' | 'currency' | 'gameId' | 'roundId', string>>) => ({
  userId: playerId,
  currency,
  gameId,
  roundId,
});

const CALLS = {
  login: spoken(goldenraceRequests.login, ({ token, playerId }) => ({
    action: 'authenticate',
    token,
    userId: playerId,
  })),
  balance: spoken(goldenraceRequests.balance, ({ playerId, currency }) => ({
    action: 'balance',
    userId: playerId,
    currency,
  })),
  sale: spoken(goldenraceRequests.sale, ({ ticketId, sessionId: session, stake, ...draw }) => ({
    action: 'bet',
    ...drawOf(draw),
    key: saleOf(ticketId),
    session,
    stake,
  })),
  'sale-payout': spoken(
    goldenraceRequests['sale-payout'],
    ({ ticketId, sessionId: session, stake, winning, ...draw }) => ({
      action: 'bet-win',
      ...drawOf(draw),
      key: saleOf(ticketId),
      session,
      stake,
      payout: winning,
    }),
  ),
  payout: spoken(goldenraceRequests.payout, ({ ticketId, winning, ...draw }) => ({
    action: 'win',
    ...drawOf(draw),
    key: `payout ${ticketId}`,
    payout: winning,
    winType: 'ordinary',
    settles: saleOf(ticketId),
  })),
  jackpot: spoken(goldenraceRequests.jackpot, ({ ticketId, winning, ...draw }) => ({
    action: 'win',
    ...drawOf(draw),
    key: `jackpot ${ticketId}`,
    payout: winning,
    winType: 'jackpot',
    settles: null,
  })),
  cancel: spoken(goldenraceRequests.cancel, ({ ticketId, playerId, currency, stake }) => ({
    action: 'rollback',
    userId: playerId,
    currency,
    key: `cancel ${ticketId}`,
    target: saleOf(ticketId),
    amount: stake,
  })),
} as const;

/**
 * Reads and answers GoldenRace. The cancel of a ticket that never came is answered as such, and its mark is set. A
 * repeated sale or payout is ALREADY_PROCESSED, with the balance of the first.
 */
export function goldenraceDialect({ secret }: { secret: string }): WalletDialect {
  return signedDialect({
    proof: goldenraceProof,
    secret,
    signsPath: true,
    open: jsonByPath,
    calls: CALLS,
    accept: (done) => {
      const { balance, currency, transaction, session, userName } = done;
      const login = session === null ? {} : { sessionId: session, playerName: userName };
      const id = transaction === null ? {} : { transactionId: transaction };
      return { result: resultOf(done), balance: exactNumber(balance), currency, ...id, ...login };
    },
    refuse: (name, _opened, refused) => ({
      result: RESULT_OF[name] ?? 'RETRY',
      ...(refused?.balance == null ? {} : { balance: exactNumber(refused.balance) }),
    }),
  });
}

function resultOf({ action, rollback, isReplay }: WalletDone): GoldenraceResult {
  if (rollback === 'tombstone' || rollback === 'target-refused') return 'TICKET_NOT_FOUND';
  return isReplay && action !== 'rollback' ? 'ALREADY_PROCESSED' : 'OK';
}
