import { Bug } from '@ordago/kernel';
import { assertShape } from '../domain/assert-shape.ts';
import { failureOf } from '../domain/failures.ts';
import type { MoneyCommand, Verdict } from '../domain/money-command.ts';
import { TOO_BUSY } from '../domain/too-busy.ts';
import type { LaneConnection } from '../repository/lane-connection.ts';
import { applyAllOrNone, type BatchAnswer } from '../repository/ops.repository.ts';
import { readVerdicts } from './read-verdicts.ts';

/** Commands of one group; more would hold their wallets too long. */
export const GROUP_MAX = 50;
/** Tries of a group, before it is refused as `too-busy`: each that failed left nothing. */
const ATTEMPTS_MAX = 6;

export interface GroupsOptions {
  readonly lane: number;
  /** Called after each commit. */
  readonly onGroup: (commands: readonly MoneyCommand[], answer: BatchAnswer) => void;
  /** Called with the error of a failed commit before it is tried again. (Default: silence) */
  readonly onAbort?: (error: unknown) => void;
}

export interface Groups {
  apply(commands: readonly MoneyCommand[], withheld: string): Promise<readonly Verdict[]>;
  /** Answers all that was taken in. */
  close(): Promise<void>;
}

/** Groups go one after the other on a connection of their own: they are few, and a refused one undoes its whole commit. */
export function createGroups(connection: LaneConnection, options: GroupsOptions): Groups {
  let last: Promise<unknown> = Promise.resolve();
  const apply = (commands: readonly MoneyCommand[], withheld: string) => {
    if (commands.length > GROUP_MAX) throw new Bug(`a group of ${commands.length} commands`);
    for (const command of commands) assertShape(command);
    if (commands.length === 0) return Promise.resolve([]);
    const done = last.then(() => applyGroup(connection, commands, { ...options, withheld }));
    last = done.catch(() => undefined);
    return done;
  };
  const close = async () => {
    await last;
    connection.drop();
  };
  return { apply, close };
}

async function applyGroup(
  connection: LaneConnection,
  commands: readonly MoneyCommand[],
  { lane, withheld, onGroup, onAbort }: GroupsOptions & { readonly withheld: string },
): Promise<readonly Verdict[]> {
  for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt += 1) {
    try {
      const answer = await applyAllOrNone(await connection.client(), commands, { lane, withheld });
      onGroup(commands, answer);
      return commands.map(readVerdicts(answer));
    } catch (error) {
      onAbort?.(error);
      const failure = failureOf(error);
      if (failure === 'disconnected') connection.drop();
      if (failure === 'bug' || (failure === 'disconnected' && attempt === ATTEMPTS_MAX)) throw error;
    }
  }
  return commands.map(() => TOO_BUSY);
}
