import { type BetId, type Instant, instant, type Odds, type PlayerId, type RefusalParams, toIso } from '@ordago/kernel';
import type { Pool } from 'pg';
import type { Slip } from '../../shared/domain/slip.ts';

/** A submission of a bet on events in play that waits, or waited, before it was judged again. */
export interface DelayedBet {
  readonly player: PlayerId;
  readonly key: string;
  readonly digest: string;
  readonly slip: Slip;
  /** The score that each leg in play was submitted at; null for any other leg. */
  readonly scores: readonly (string | null)[];
  readonly dueAt: Instant;
  /** Outcome; null while it waits. */
  readonly decided: { readonly bet: BetId } | { readonly refusal: string; readonly params: RefusalParams } | null;
}

/** Bets on events in play that wait before they are judged again. */
export interface DelayedBetsRepository {
  /** Stores a submission; returns the stored one, which is an earlier one where its key was used before. */
  saveDelayed(bet: DelayedBet, at: Instant): Promise<DelayedBet>;
  /** The submission of a player under a key; null when none waits or waited under it. */
  findDelayed(player: PlayerId, key: string): Promise<DelayedBet | null>;
  /** Submissions that have waited long enough, the oldest first. */
  findDue(at: Instant, max: number): Promise<DelayedBet[]>;
  /** Stores the result of a submission; the first decision counts. */
  decideDelayed(
    bet: Pick<DelayedBet, 'player' | 'key'>,
    decided: NonNullable<DelayedBet['decided']>,
    at: Instant,
  ): Promise<void>;
}

export function createDelayedBetsRepository(pool: Pool): DelayedBetsRepository {
  return {
    saveDelayed: (bet, at) => saveDelayed(pool, bet, at),
    findDelayed: (player, key) => findDelayed(pool, player, key),
    async findDue(at, max) {
      const found = await pool.query<DelayedRow>(
        `${SELECT} where decided_at is null and due_at <= $1 order by due_at limit $2`,
        [toIso(at), max],
      );
      return found.rows.map(toDelayed);
    },
    async decideDelayed({ player, key }, decided, at) {
      const [bet, refusal, params] = 'bet' in decided ? [decided.bet] : [null, decided.refusal, decided.params];
      await pool.query(
        `update sportsbook.delayed_bet set decided_at = $3, bet = $4, refusal = $5, params = $6
         where player = $1 and key = $2 and decided_at is null`,
        [player, key, toIso(at), bet, refusal ?? null, params === undefined ? null : JSON.stringify(params)],
      );
    },
  };
}

async function saveDelayed(pool: Pool, bet: DelayedBet, at: Instant): Promise<DelayedBet> {
  const { player, key, digest, slip, scores, dueAt } = bet;
  await pool.query(
    `insert into sportsbook.delayed_bet (player, key, digest, slip, scores, submitted_at, due_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
    [
      player,
      key,
      digest,
      JSON.stringify({ ...slip, stake: String(slip.stake) }),
      JSON.stringify(scores),
      toIso(at),
      toIso(dueAt),
    ],
  );
  return (await findDelayed(pool, player, key)) ?? bet;
}

async function findDelayed(pool: Pool, player: PlayerId, key: string): Promise<DelayedBet | null> {
  const found = await pool.query<DelayedRow>(`${SELECT} where player = $1 and key = $2`, [player, key]);
  return found.rows[0] ? toDelayed(found.rows[0]) : null;
}

const SELECT = 'select player, key, digest, slip, scores, due_at, bet, refusal, params from sportsbook.delayed_bet';

interface DelayedRow extends Pick<DelayedBet, 'player' | 'key' | 'digest' | 'scores'> {
  readonly slip: Omit<Slip, 'stake'> & { readonly stake: string };
  readonly due_at: Date;
  readonly bet: BetId | null;
  readonly refusal: string | null;
  readonly params: RefusalParams | null;
}

function toDelayed({ player, key, digest, slip, scores, due_at, bet, refusal, params }: DelayedRow): DelayedBet {
  const legs = slip.legs.map((leg) => ({ ...leg, odds: leg.odds as Odds }));
  return {
    player,
    key,
    digest,
    scores,
    slip: { ...slip, legs, stake: BigInt(slip.stake) },
    dueAt: instant(due_at.getTime()),
    decided: bet !== null ? { bet } : refusal !== null ? { refusal, params: params ?? {} } : null,
  };
}
