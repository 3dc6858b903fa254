import { idOf, type OpId, type PlayerId, type RefusalParams } from '@ordago/kernel';
import type { ClientBase } from 'pg';
import type { JsonObject } from '../domain/json.ts';
import type { MoneyCommand } from '../domain/money-command.ts';
import { type BatchRow, readClosing, type WalletAfter } from './batch-rows.ts';

/** What the database says about one command, before it becomes a `Verdict`. */
export interface Answer {
  readonly verdict: 'accepted' | 'refused' | 'conflict' | 'rolled-back';
  readonly op: OpId;
  readonly replayed: boolean;
  readonly refusal: string | null;
  readonly answer: JsonObject & RefusalParams;
}

/** What one commit came to: an answer per command, in their order, and the wallets as the commit left them. */
export interface BatchAnswer {
  readonly answers: readonly Answer[];
  readonly wallets: readonly WalletAfter[];
  /** Players of the batch who owe something. */
  readonly owing: ReadonlySet<PlayerId>;
}

const APPLY_OP = {
  name: 'ledger.apply_op',
  text: 'select * from ledger.apply_op($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14)',
};
const APPLY_OPS = {
  name: 'ledger.apply_ops',
  text: 'select * from ledger.apply_ops($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15)',
};

/** Applies one command in one round trip and one commit. */
export async function applyOp(client: ClientBase, lane: number, command: MoneyCommand): Promise<BatchAnswer> {
  const shared = command.shared ?? [];
  const values = [
    lane,
    command.scope,
    command.key,
    Buffer.from(command.digest, 'hex'),
    command.kind,
    command.player,
    payloadOf(command),
    new Date(command.at),
    command.rollsBack?.scope ?? null,
    command.rollsBack?.key ?? null,
    flatMoves(command),
    command.locks ?? [],
    shared.map((row) => row.class),
    shared.map((row) => row.id),
  ];
  return readBatch((await client.query<BatchRow<Answer['verdict']>>({ ...APPLY_OP, values })).rows);
}

/** Applies commands in their order, each accepted or refused on its own, in one statement and one commit. */
export async function applyOps(
  client: ClientBase,
  lane: number,
  commands: readonly MoneyCommand[],
): Promise<BatchAnswer> {
  const shared = commands.flatMap((command) => command.shared ?? []);
  const values = [
    lane,
    commands.map((command) => command.scope),
    commands.map((command) => command.key),
    commands.map((command) => Buffer.from(command.digest, 'hex')),
    commands.map((command) => command.kind),
    commands.map((command) => command.player),
    commands.map(payloadOf),
    commands.map((command) => new Date(command.at)),
    commands.map((command) => command.rollsBack?.scope ?? null),
    commands.map((command) => command.rollsBack?.key ?? null),
    commands.map((command) => command.moves.length),
    commands.flatMap(flatMoves),
    commands.flatMap((command) => command.locks ?? []),
    shared.map((row) => row.class),
    shared.map((row) => row.id),
  ];
  return readBatch((await client.query<BatchRow<Answer['verdict']>>({ ...APPLY_OPS, values })).rows);
}

function payloadOf(command: MoneyCommand): string | null {
  return command.payload === undefined ? null : JSON.stringify(command.payload);
}

function flatMoves(command: MoneyCommand): string[] {
  return command.moves.flatMap((move) => [move.from, move.to, move.units.toString(), move.code.toString()]);
}

function readBatch(rows: readonly BatchRow<Answer['verdict']>[]): BatchAnswer {
  const answers = rows.filter((row) => row.ord > 0).sort((a, b) => a.ord - b.ord);
  return {
    answers: answers.map((row) => ({
      verdict: row.verdict,
      op: idOf<OpId>(row.op ?? ''),
      replayed: row.replayed,
      refusal: row.refusal,
      answer: row.answer ?? {},
    })),
    ...readClosing(rows),
  };
}
