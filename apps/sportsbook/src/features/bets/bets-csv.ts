import type { Bet, BetLeg } from '@ordago/contracts';

/** Texts of a file in the reader's language. */
export interface BetWords {
  readonly kind: (bet: Bet) => string;
  readonly status: (status: Bet['status']) => string;
  readonly payer: (payer: Bet['paid_with']) => string;
  readonly leg: (leg: BetLeg) => string;
}

/** A row per bet: figures as the server writes them, its legs in one cell. */
export function betRows(bets: readonly Bet[], words: BetWords): readonly (readonly string[])[] {
  return bets.map((bet) => [
    bet.code,
    words.kind(bet),
    bet.placed_at,
    words.status(bet.status),
    words.payer(bet.paid_with),
    bet.currency,
    bet.stake,
    bet.odds,
    bet.potential_payout,
    bet.payout ?? '',
    bet.settled_at ?? '',
    bet.legs.map(words.leg).join(' | '),
  ]);
}
