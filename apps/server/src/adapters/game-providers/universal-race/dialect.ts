import {
  exactNumber,
  UNIVERSAL_RACE_GAME,
  type UniversalRaceStatus,
  universalRaceProof,
  universalRaceRequests,
} from '@ordago/provider-protocols';
import type { WalletDialect } from '../../../modules/casino/shared/ports/wallet-dialect.ts';
import { jsonByPath, signedDialect, spoken } from '../signed-dialect.ts';

/** Our refusals as its statuses. A refusal that is missing here is a fault of ours that ends in a retry. */
const STATUS_OF: Readonly<Record<string, UniversalRaceStatus>> = {
  'signature-invalid': 'unauthorised',
  'malformed-input': 'invalid',
  'validation-failed': 'invalid',
  'insufficient-balance': 'insufficient-balance',
  'user-not-found': 'player-unknown',
  'target-of-another-player': 'player-unknown',
  'game-session-expired': 'session-closed',
  'launch-token-invalid': 'session-closed',
  'user-banned': 'player-suspended',
  'self-excluded': 'player-suspended',
  'casino-blocked': 'player-suspended',
  'provider-blocked': 'betting-closed',
  'game-blocked': 'betting-closed',
  'game-not-found': 'betting-closed',
  'currency-mismatch': 'invalid',
  'round-wallet-mismatch': 'bet-conflict',
  'key-conflict': 'bet-conflict',
  'amount-out-of-range': 'invalid',
  'not-reversible': 'bet-conflict',
  'rolled-back': 'bet-cancelled',
  'already-rolled-back': 'bet-cancelled',
  'round-closed': 'bet-settled',
  'bet-already-settled': 'bet-settled',
};

// A slip, its settlement and its cancel bear the slip's id; no id of theirs has a space.
const slipKey = (betId: string) => `bet ${betId}`;

interface Slip {
  readonly bet_id: string;
  readonly race_id: string;
  readonly player_id: string;
  readonly currency: string;
}

/**
 * A slip is a round of its own, as a bet is in a sportsbook: two slips on one race are two lines of the history, each
 * with its own result. The race comes before the slip, so that the rounds of a race can be found together.
 */
const roundOf = ({ bet_id, race_id, player_id: userId, currency }: Slip) => ({
  userId,
  currency,
  gameId: UNIVERSAL_RACE_GAME,
  roundId: `${race_id} ${bet_id}`,
});

const CALLS = {
  enter: spoken(universalRaceRequests.enter, ({ token }) => ({ action: 'authenticate', token, userId: null })),
  balance: spoken(universalRaceRequests.balance, ({ player_id: userId, currency }) => ({
    action: 'balance',
    userId,
    currency,
  })),
  'place-bet': spoken(universalRaceRequests['place-bet'], ({ session, stake, ...slip }) => ({
    action: 'bet',
    ...roundOf(slip),
    key: slipKey(slip.bet_id),
    session,
    stake,
  })),
  'settle-bet': spoken(universalRaceRequests['settle-bet'], ({ payout, ...slip }) => ({
    action: 'win',
    ...roundOf(slip),
    key: `settle ${slip.bet_id}`,
    payout,
    winType: 'ordinary',
    settles: slipKey(slip.bet_id),
  })),
  'quick-race': spoken(universalRaceRequests['quick-race'], ({ session, stake, payout, ...slip }) => ({
    action: 'bet-win',
    ...roundOf(slip),
    key: slipKey(slip.bet_id),
    session,
    stake,
    payout,
  })),
  'cancel-bet': spoken(
    universalRaceRequests['cancel-bet'],
    ({ bet_id, player_id: userId, currency, stake: amount }) => ({
      action: 'rollback',
      userId,
      currency,
      key: `cancel ${bet_id}`,
      target: slipKey(bet_id),
      amount,
    }),
  ),
  'jackpot-win': spoken(universalRaceRequests['jackpot-win'], ({ payout, ...slip }) => ({
    action: 'win',
    ...roundOf(slip),
    key: `jackpot ${slip.bet_id}`,
    payout,
    winType: 'jackpot',
    settles: null,
  })),
} as const;

/** Reads and answers Universal Race. The cancel of a slip that never came is accepted, and its mark is set. */
export function universalRaceDialect({ secret }: { secret: string }): WalletDialect {
  return signedDialect({
    proof: universalRaceProof,
    secret,
    signsPath: true,
    open: jsonByPath,
    calls: CALLS,
    accept: ({ action, isReplay, balance, currency, session, userId, userName, transaction }) => ({
      status: (isReplay && action !== 'rollback' ? 'repeated' : 'accepted') satisfies UniversalRaceStatus,
      balance: exactNumber(balance),
      currency,
      ...(session === null ? {} : { session, player_id: userId, player_name: userName }),
      ...(transaction === null ? {} : { reference: transaction }),
    }),
    refuse: (name, _opened, refused) => ({
      status: STATUS_OF[name] ?? 'try-again',
      reason: name,
      ...(refused?.balance == null ? {} : { balance: exactNumber(refused.balance) }),
    }),
  });
}
