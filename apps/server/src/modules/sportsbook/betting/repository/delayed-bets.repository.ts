import { type BetId, type Instant, instant, type Odds, type PlayerId, type RefusalParams, toIso } from '@ordago/kernel';
import type { Slip } from '../../shared/domain/slip.ts';
import type { Reads } from '../../shared/repository/reads.ts';

/** A press on events in play that waits, or waited, before it was judged again. */
export interface DelayedBet {
  readonly player: PlayerId;
  readonly key: string;
  readonly digest: string;
  readonly slip: Slip;
  /** The score that each leg in play was pressed at; null for any other leg. */
  readonly scores: readonly (string | null)[];
  readonly dueAt: Instant;
  /** Outcome; null while it waits. */
  readonly decided: { readonly bet: BetId } | { readonly refusal: string; readonly params: RefusalParams } | null;
}

/** Notes a press. One that is noted already stays as it is, whichever of its sendings comes first. */
export async function saveDelayed(reads: Reads, bet: DelayedBet, at: Instant): Promise<DelayedBet> {
  const { player, key, digest, slip, scores, dueAt } = bet;
  await reads.query(
    `insert into sportsbook.delayed_bet (player, key, digest, slip, scores, pressed_at, due_at)
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
  return (await findDelayed(reads, player, key)) ?? bet;
}

/** The press of a player under a key; null when none waits or waited under it. */
export async function findDelayed(reads: Reads, player: PlayerId, key: string): Promise<DelayedBet | null> {
  const found = await reads.query<DelayedRow>(`${SELECT} where player = $1 and key = $2`, [player, key]);
  return found.rows[0] ? toDelayed(found.rows[0]) : null;
}

/** Presses that have waited long enough, the oldest first. */
export async function findDue(reads: Reads, at: Instant, max: number): Promise<DelayedBet[]> {
  const found = await reads.query<DelayedRow>(
    `${SELECT} where decided_at is null and due_at <= $1 order by due_at limit $2`,
    [toIso(at), max],
  );
  return found.rows.map(toDelayed);
}

/** Notes what became of a press; the first word counts. */
export async function decideDelayed(
  reads: Reads,
  { player, key }: Pick<DelayedBet, 'player' | 'key'>,
  decided: NonNullable<DelayedBet['decided']>,
  at: Instant,
): Promise<void> {
  const [bet, refusal, params] = 'bet' in decided ? [decided.bet] : [null, decided.refusal, decided.params];
  await reads.query(
    `update sportsbook.delayed_bet set decided_at = $3, bet = $4, refusal = $5, params = $6
     where player = $1 and key = $2 and decided_at is null`,
    [player, key, toIso(at), bet, refusal ?? null, params === undefined ? null : JSON.stringify(params)],
  );
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
