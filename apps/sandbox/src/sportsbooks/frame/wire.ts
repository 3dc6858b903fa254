/** Answers of the server of a sportsbook to its own frame (`../frame-routes.ts`). Amounts and odds are decimal texts. */

/** Answers of the one market that a frame offers: home, draw, away. */
export type Outcome = '1' | 'x' | '2';

export interface FrameMatch {
  readonly id: string;
  readonly league: string;
  readonly league_name: string;
  /** Name of the league in addresses; empty where it has none. */
  readonly league_slug: string;
  readonly home: string;
  readonly away: string;
  /** ISO 8601, in UTC. */
  readonly starts_at: string;
  readonly status: 'ahead' | 'running' | 'stopped' | 'finished' | 'cancelled' | 'abandoned';
  readonly score: readonly [number, number] | null;
  /** Null once it has begun. */
  readonly odds: Readonly<Record<Outcome, string>> | null;
}

export interface FrameOffer {
  readonly matches: readonly FrameMatch[];
}

/** A token was exchanged for a session. */
export interface FrameSession {
  readonly session: string;
  readonly player: string;
  readonly currency: string;
  readonly balance: string | null;
  /** Seconds without a bet for which the session is valid; null if the operator does not state it. */
  readonly expires_in: number | null;
}

/** `betting` and `cancelling` wait for the operator's answer. */
export type FrameBetState = 'betting' | 'open' | 'won' | 'lost' | 'void' | 'cancelling' | 'cancelled' | 'refused';

export interface FrameBet {
  readonly code: string;
  readonly state: FrameBetState;
  readonly stake: string;
  readonly payout: string;
  readonly currency: string;
  readonly legs: readonly { readonly title: string; readonly outcome: string; readonly odds: string }[];
  readonly is_free: boolean;
}

export interface FrameBets {
  readonly bets: readonly FrameBet[];
}

/** A bet that was placed, or one of several. `word` is the operator's word for a refusal, empty without one. */
export interface FrameOrder {
  readonly code: string;
  readonly state: FrameBetState;
  readonly word: string;
}

export interface FramePlaced extends FrameOrder {
  readonly balance: string | null;
}

export interface FrameOrders {
  readonly orders: readonly FrameOrder[];
  readonly balance: string | null;
}

export interface FrameAward {
  readonly id: string;
  readonly amount: string;
}

export interface FrameAwards {
  readonly awards: readonly FrameAward[];
}

/** A selection of the slip as it is sent. */
export interface FramePick {
  readonly event: string;
  readonly outcome: Outcome;
  readonly odds: string;
}
