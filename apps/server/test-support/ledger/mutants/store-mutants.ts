import type { MoneyCommand } from '../../../src/modules/ledger/domain/money-command.ts';
import type { BatchAnswer } from '../../../src/modules/ledger/repository/ops.repository.ts';
import type { LaneStore } from '../../../src/modules/ledger/use-cases/batcher.ts';

/** A planted bug on the way between the batcher and the database. */
export interface StoreMutant {
  readonly name: string;
  readonly wrap: (store: LaneStore) => LaneStore;
}

export const STORE_MUTANTS: readonly StoreMutant[] = [
  { name: 'an answer goes out before its commit, and the commit fails', wrap: answersWithoutCommit },
  { name: 'answers of a batch reach the wrong callers', wrap: (store) => after(store, shiftAnswers) },
  { name: 'a retry gets a key of its own', wrap: (store) => before(store, withFreshKey()) },
  { name: 'the digest is the same for every body', wrap: (store) => before(store, withoutDigest) },
  { name: 'a negative amount is made positive', wrap: (store) => before(store, withAbsoluteAmounts) },
  { name: 'an amount passes through a small float', wrap: (store) => before(store, withFloatAmounts) },
  { name: 'the last move of a command is lost', wrap: (store) => before(store, withoutLastMove) },
];

/** Every fifth single command is answered as accepted though nothing was written. */
function answersWithoutCommit(store: LaneStore): LaneStore {
  let count = 0;
  const one = async (command: MoneyCommand): Promise<BatchAnswer> => {
    count += 1;
    if (count % 5 !== 0) return store.one(command);
    const answer = { verdict: 'accepted', op: '0' as never, replayed: false, refusal: null, answer: {} } as const;
    return { answers: [answer], wallets: [], changed: [], owing: new Set() };
  };
  return { ...store, one };
}

function before(store: LaneStore, change: (command: MoneyCommand) => MoneyCommand): LaneStore {
  const many = (commands: readonly MoneyCommand[]) => store.many(commands.map(change));
  return { ...store, one: (command) => store.one(change(command)), many };
}

function after(store: LaneStore, change: (answer: BatchAnswer) => BatchAnswer): LaneStore {
  const many = async (commands: readonly MoneyCommand[]) => change(await store.many(commands));
  return { ...store, one: async (command) => change(await store.one(command)), many };
}

function shiftAnswers(batch: BatchAnswer): BatchAnswer {
  const [first, ...rest] = batch.answers;
  return { ...batch, answers: first ? [...rest, first] : [] };
}

function withFreshKey(): (command: MoneyCommand) => MoneyCommand {
  let count = 0;
  return (command) => {
    count += 1;
    return { ...command, key: `${command.key}#${count}` };
  };
}

function withoutDigest(command: MoneyCommand): MoneyCommand {
  return { ...command, digest: '0'.repeat(64) };
}

function withAbsoluteAmounts(command: MoneyCommand): MoneyCommand {
  return { ...command, moves: command.moves.map((m) => ({ ...m, units: m.units < 0n ? -m.units : m.units })) };
}

function withFloatAmounts(command: MoneyCommand): MoneyCommand {
  // 24 bits of mantissa, like a 32-bit float: the low bits of a large amount are gone.
  return {
    ...command,
    moves: command.moves.map((m) => ({ ...m, units: m.units >= 1n << 24n ? (m.units >> 24n) << 24n : m.units })),
  };
}

function withoutLastMove(command: MoneyCommand): MoneyCommand {
  return { ...command, moves: command.moves.length > 1 ? command.moves.slice(0, -1) : command.moves };
}
