import type { Instant } from '@ordago/kernel';
import { COLLECT, collectDebt } from '../domain/collect-debt.ts';
import type { MoneyCommand } from '../domain/money-command.ts';
import type { BatchAnswer } from '../repository/ops.repository.ts';

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
