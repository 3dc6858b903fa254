import type { Instant } from '@ordago/kernel';
import { collectDebt } from '../domain/collect-debt.ts';
import type { AccountsRepository } from '../repository/accounts.repository.ts';
import type { Batcher } from './batcher.ts';

/** Debtors of one sweep; the next one takes the rest. */
const DEBTORS_MAX = 1_000;

/**
 * Sweeps up what `collectionsDue` missed: a process that ended between a credit and its collection, or a credit by
 * settlement. Answers how many debtors paid something.
 */
export async function collectDebts(
  accounts: Pick<AccountsRepository, 'findCollectableDebtors'>,
  batcher: Batcher,
  at: Instant,
): Promise<number> {
  const debtors = await accounts.findCollectableDebtors(DEBTORS_MAX);
  // The versions of the wallets make the key: a sweep that runs twice on the same state is one command.
  const verdicts = await Promise.all(
    debtors.map(({ player, version }) => batcher.apply(collectDebt(player, `sweep:${player}:${version}`, at))),
  );
  return verdicts.filter((verdict) => verdict.verdict === 'accepted' && !verdict.replayed).length;
}
