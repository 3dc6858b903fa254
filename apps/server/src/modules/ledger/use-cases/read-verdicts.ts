import { Bug, type PlayerId } from '@ordago/kernel';
import type { AccountRef, WalletBalance } from '../domain/accounts.ts';
import type { MoneyCommand, Verdict } from '../domain/money-command.ts';
import type { BatchAnswer } from '../repository/ops.repository.ts';

/** Builds verdicts from a batch: balances are of the command's own wallets and of its player's. */
export function readVerdicts(batch: BatchAnswer): (command: MoneyCommand, index: number) => Verdict {
  const after = indexWallets(batch.wallets);
  return (command, index) => {
    const found = batch.answers[index];
    if (!found) throw new Bug(`no answer for ${command.scope}/${command.key}`);
    const { verdict, op, replayed, answer } = found;
    const balances = balancesOf(command, after);
    if (verdict === 'refused') return { verdict, op, name: found.refusal ?? '', params: answer, replayed, balances };
    if (op === null) throw new Bug(`${command.scope}/${command.key} is ${verdict} without a number`);
    if (verdict === 'accepted') return { verdict, op, replayed, answer, balances };
    return { verdict, op, balances };
  };
}

interface IndexedWallets {
  readonly byId: ReadonlyMap<AccountRef, WalletBalance>;
  readonly byPlayer: ReadonlyMap<PlayerId | null, readonly WalletBalance[]>;
}

function indexWallets(wallets: readonly WalletBalance[]): IndexedWallets {
  const byId = new Map<AccountRef, WalletBalance>();
  const byPlayer = new Map<PlayerId | null, WalletBalance[]>();
  for (const one of wallets) {
    byId.set(one.wallet, one);
    const ofPlayer = byPlayer.get(one.player);
    if (ofPlayer) ofPlayer.push(one);
    else byPlayer.set(one.player, [one]);
  }
  return { byId, byPlayer };
}

/** Each wallet once, those of the player first. */
function balancesOf({ player, moves, locks = [] }: MoneyCommand, after: IndexedWallets): WalletBalance[] {
  const balances = player === null ? [] : [...(after.byPlayer.get(player) ?? [])];
  const add = (account: AccountRef) => {
    const found = after.byId.get(account);
    if (found && !balances.includes(found)) balances.push(found);
  };
  for (const { from, to } of moves) {
    add(from);
    add(to);
  }
  for (const wallet of locks) add(wallet);
  return balances;
}
