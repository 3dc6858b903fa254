import { randomUUID } from 'node:crypto';
import { formatAmount, parseAmount, type Units } from '@ordago/kernel';
import type { CallVerdict, OutgoingCall, PlaySession } from '@ordago/provider-kit';
import type { Pool } from 'pg';

/** Balance of a practice session at its start: 1,000.00 of play money. */
const DEMO_WALLET: Units = 100_000_000n;
const PREFIX = 'demo:';

/** A name that no player of the operator has: theirs are numbers. */
export function demoUser(): string {
  return `${PREFIX}${randomUUID()}`;
}

export function isDemo({ userId }: Pick<PlaySession, 'userId'>): boolean {
  return userId.startsWith(PREFIX);
}

/**
 * The wallet of practice sessions: the calls that would go to the operator are answered from the sandbox's own book of
 * rounds, which is all the play money there is. Nothing of it ever leaves.
 */
export function createDemoWallet(pool: Pool) {
  return async ({ action, amount, win }: OutgoingCall, session: PlaySession): Promise<CallVerdict> => {
    const balance = await balanceOf(pool, session);
    const stake = parseAmount(amount) ?? 0n;
    const payout = parseAmount(win) ?? 0n;
    const isStake = action === 'bet' || action === 'betwin';
    if (isStake && stake > balance) return verdict('refused', 'insufficient-balance', balance);
    const change = { bet: -stake, betwin: payout - stake, win: stake, rollback: 0n, balance: 0n, authenticate: 0n };
    return verdict('ok', '', balance + change[action]);
  };
}

/** A round counts its stake once its bet is accepted, and its payout once it is settled. */
async function balanceOf(pool: Pool, { id }: PlaySession): Promise<Units> {
  const { rows } = await pool.query(
    `select coalesce(sum(case when state = 'settled' then payout else 0 end - stake), 0)::text as moved
     from play_round where session = $1 and state in ('playing', 'settling', 'settled')`,
    [id],
  );
  return DEMO_WALLET + BigInt(rows[0].moved);
}

function verdict(outcome: CallVerdict['outcome'], word: string, balance: Units): CallVerdict {
  return { outcome, word, balance: formatAmount(balance), session: 'demo' };
}
