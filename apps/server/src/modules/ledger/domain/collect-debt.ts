import type { Instant, PlayerId } from '@ordago/kernel';
import { digestOf } from './digest.ts';
import type { MoneyCommand } from './money-command.ts';

/** The kind whose moves the database plans under the lock: the oldest claims first, as far as main reaches. */
export const COLLECT = 'ledger.collect-debt';

/** Returns the command that collects what a player owes; the same key collects once. */
export function collectDebt(player: PlayerId, key: string, at: Instant): MoneyCommand {
  const name = `collect-debt:${key}`;
  return { scope: 'ledger', key: name, digest: digestOf(name), kind: COLLECT, player, moves: [], at };
}
