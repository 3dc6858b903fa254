import type { Instant, PlayerId } from '@ordago/kernel';
import type { Pool } from 'pg';
import { digestOf } from '../domain/digest.ts';
import type { MoneyCommand } from '../domain/money-command.ts';
import { findCollectableDebtors } from '../repository/accounts.repository.ts';
import type { BatchAnswer } from '../repository/ops.repository.ts';
import type { Batcher } from './batcher.ts';

/** The kind whose moves the database plans under the lock: the oldest claims first, as far as main reaches. */
const COLLECT = 'ledger.collect-debt';
/** Debtors of one sweep; the next one takes the rest. */
const DEBTORS_MAX = 1_000;

/** The collections that a commit makes possible: one per debtor whose main wallet it left with something. */
export function collectionsDue(commands: readonly MoneyCommand[], batch: BatchAnswer, at: Instant): MoneyCommand[] {
  if (batch.owing.size === 0) return [];
  return commands.flatMap((command, index) => {
    const answer = batch.answers[index];
    const { player } = command;
    if (player === null || !batch.owing.has(player) || command.kind === COLLECT) return [];
    if (answer?.verdict !== 'accepted' || answer.replayed) return [];
    const hasMain = batch.changed.some((w) => w.player === player && w.class === 'main' && w.balance > 0n);
    return hasMain ? [collectDebt(player, `after:${answer.op}`, at)] : [];
  });
}

/**
 * Sweeps up what `collectionsDue` missed: a process that ended between a credit and its collection, or a credit by
 * settlement. Answers how many debtors paid something.
 */
export async function collectDebts(pool: Pool, batcher: Batcher, at: Instant): Promise<number> {
  const debtors = await findCollectableDebtors(pool, DEBTORS_MAX);
  // The versions of the wallets make the key: a sweep that runs twice on the same state is one command.
  const verdicts = await Promise.all(
    debtors.map(({ player, version }) => batcher.apply(collectDebt(player, `sweep:${player}:${version}`, at))),
  );
  return verdicts.filter((verdict) => verdict.verdict === 'accepted' && !verdict.replayed).length;
}

function collectDebt(player: PlayerId, key: string, at: Instant): MoneyCommand {
  const name = `collect-debt:${key}`;
  return { scope: 'ledger', key: name, digest: digestOf(name), kind: COLLECT, player, moves: [], at };
}
