import { type BetId, type Instant, idOf, toIso } from '@ordago/kernel';
import type { Pool } from 'pg';

/** Links by which bets can be read without an account. */
export interface SharedBetsRepository {
  /** Stores a token as the link of a bet; returns the token of the bet, an earlier one where it was shared before. */
  share(link: { token: string; bet: BetId; at: Instant }): Promise<string | null>;
  /** Returns the bet behind a token; null for an unknown one. */
  findSharedBet(token: string): Promise<BetId | null>;
}

export function createSharedBetsRepository(pool: Pool): SharedBetsRepository {
  return {
    async share({ token, bet, at }) {
      const kept = await pool.query<{ token: string }>(
        `insert into sportsbook.shared_bet as known (token, bet, at) values ($1, $2, $3)
         on conflict (bet) do update set at = known.at returning token`,
        [token, bet, toIso(at)],
      );
      return kept.rows[0]?.token ?? null;
    },
    async findSharedBet(token) {
      const found = await pool.query<{ bet: string }>('select bet from sportsbook.shared_bet where token = $1', [
        token,
      ]);
      return found.rows[0] ? idOf<BetId>(found.rows[0].bet) : null;
    },
  };
}
