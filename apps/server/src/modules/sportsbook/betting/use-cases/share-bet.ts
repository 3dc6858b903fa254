import { randomBytes } from 'node:crypto';
import { type BetId, type Instant, idOf, type PlayerId, type Refusal, refuse, toIso } from '@ordago/kernel';
import type { Pool } from 'pg';
import type { PlacedBet } from '../../shared/domain/placed-bet.ts';
import { findBet } from '../repository/bets.repository.ts';

/** Random bytes of a link: nobody guesses one. */
const TOKEN_BYTES = 16;

/**
 * Makes a bet of the player's own readable by a link; a second time answers the same one.
 *
 * @refuses bet-not-found
 */
export async function shareBet(
  pool: Pool,
  { player, bet, at }: { player: PlayerId; bet: BetId; at: Instant },
): Promise<string | Refusal<'bet-not-found'>> {
  if ((await findBet(pool, bet))?.player !== player) return refuse('bet-not-found');
  const kept = await pool.query<{ token: string }>(
    `insert into sportsbook.shared_bet as known (token, bet, at) values ($1, $2, $3)
     on conflict (bet) do update set at = known.at returning token`,
    [randomBytes(TOKEN_BYTES).toString('base64url'), bet, toIso(at)],
  );
  return kept.rows[0]?.token ?? refuse('bet-not-found');
}

/** The bet behind a link; null when there is none. Who shows it leaves out player, code and amounts. */
export async function readSharedBet(pool: Pool, token: string): Promise<PlacedBet | null> {
  const found = await pool.query<{ bet: string }>('select bet from sportsbook.shared_bet where token = $1', [token]);
  return found.rows[0] ? findBet(pool, idOf<BetId>(found.rows[0].bet)) : null;
}
