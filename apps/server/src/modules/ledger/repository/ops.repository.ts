import { Bug, idOf, type OpId, type PlayerId, type RefusalParams, type WalletId } from '@ordago/kernel';
import type { ClientBase } from 'pg';
import type { WalletClass } from '../domain/accounts.ts';
import type { JsonObject } from '../domain/json.ts';
import type { MoneyCommand } from '../domain/money-command.ts';
import { type BatchRow, readClosing, type WalletAfter } from './batch-rows.ts';

/** What the database says about one command, before it becomes a `Verdict`. */
export interface Answer {
  readonly verdict: 'accepted' | 'refused' | 'conflict' | 'rolled-back';
  /** Null when the command was turned away and nothing was stored. */
  readonly op: OpId | null;
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

/** Names of kinds; one stands in the name of its door. */
const KIND = /^[a-z][a-z.-]*$/;

/** The door of a kind, which calls its functions without looking for them. */
function doorOf(kind: string) {
  if (!KIND.test(kind)) throw new Bug(`${kind} names no kind of command`);
  const name = `apply_op ${kind}`;
  return {
    name: `ledger.${name}`,
    text: `select ledger."${name}"($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13) as done`,
  };
}

const APPLY_OPS = {
  name: 'ledger.apply_ops',
  text: 'select * from ledger.apply_ops($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15)',
};

/** Applies one command in one round trip and one commit. */
export async function applyOp(client: ClientBase, lane: number, command: MoneyCommand): Promise<BatchAnswer> {
  const shared = command.shared ?? [];
  // Written as PostgreSQL reads them: a command alone pays for every conversion of the driver.
  const values = [
    lane,
    command.scope,
    command.key,
    `\\x${command.digest}`,
    command.player,
    payloadOf(command),
    new Date(command.at).toISOString(),
    command.rollsBack?.scope ?? null,
    command.rollsBack?.key ?? null,
    `{${flatMoves(command).join()}}`,
    command.locks === undefined ? '{}' : `{${command.locks.join()}}`,
    shared.length === 0 ? '{}' : shared.map((row) => row.class),
    `{${shared.map((row) => row.id).join()}}`,
  ];
  const [row] = (await client.query<{ done: LoneAnswer }>({ ...doorOf(command.kind), values })).rows;
  if (!row) throw new Bug('a door answers in one row');
  return readLone(row.done);
}

/** What a door answers; identifiers and amounts as text, since they outgrow a JSON number. */
type LoneAnswer = readonly [
  verdict: Answer['verdict'],
  op: string | null,
  replayed: boolean,
  refusal: string | null,
  answer: Answer['answer'] | null,
  wallets: readonly LoneWallet[],
  owing: readonly string[],
];
type LoneWallet = readonly [
  wallet: string,
  player: string | null,
  className: WalletClass,
  balance: string,
  version: string,
  changed: boolean,
];

function readLone([verdict, op, replayed, refusal, answer, wallets, owing]: LoneAnswer): BatchAnswer {
  return {
    answers: [{ verdict, op: op === null ? null : idOf<OpId>(op), replayed, refusal, answer: answer ?? {} }],
    wallets: wallets.map(([wallet, player, name, balance, version, changed]) => ({
      wallet: idOf<WalletId>(wallet),
      player: player === null ? null : idOf<PlayerId>(player),
      class: name,
      balance: BigInt(balance),
      version: BigInt(version),
      changed,
    })),
    owing: new Set(owing.map((player) => idOf<PlayerId>(player))),
  };
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
      op: row.op === null ? null : idOf<OpId>(row.op),
      replayed: row.replayed,
      refusal: row.refusal,
      answer: row.answer ?? {},
    })),
    ...readClosing(rows),
  };
}
