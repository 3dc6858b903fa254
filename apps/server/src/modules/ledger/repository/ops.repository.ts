import { Bug, idOf, type OpId, type PlayerId, type RefusalParams, toIso, type WalletId } from '@ordago/kernel';
import type { ClientBase } from 'pg';
import { plainArray, textArray } from '../../../platform/db/array-text.ts';
import type { WalletBalance, WalletClass } from '../domain/accounts.ts';
import type { JsonObject } from '../domain/json.ts';
import type { MoneyCommand } from '../domain/money-command.ts';
import { type ClosingRow, readWallets, type WalletsAfter } from './batch-rows.ts';

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
export interface BatchAnswer extends WalletsAfter {
  readonly answers: readonly Answer[];
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

/** Answered in one row, so that reading a batch is one look at a text and not one at every field of every command. */
const APPLY_OPS = {
  name: 'ledger.apply_ops',
  text: `select json_agg(json_build_array(verdict, op::text, replayed, refusal, answer) order by ord) filter (where ord > 0) as answers,
      json_agg(json_build_object('wallets', wallets::text[], 'players', players::text[], 'classes', classes,
        'balances', balances::text[], 'versions', versions::text[], 'changed', changed, 'owing', owing::text[])) filter (where ord = 0) -> 0
        as closing
    from ledger.apply_ops($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15)`,
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
    toIso(command.at),
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

/** What is answered to one command; identifiers and amounts as text, since they outgrow a JSON number. */
type AnswerText = readonly [
  verdict: Answer['verdict'],
  op: string | null,
  replayed: boolean,
  refusal: string | null,
  answer: Answer['answer'] | null,
];
/** What a door answers. */
type LoneAnswer = readonly [...answer: AnswerText, wallets: readonly LoneWallet[], owing: readonly string[]];
type LoneWallet = readonly [
  wallet: string,
  player: string | null,
  className: WalletClass,
  balance: string,
  version: string,
  changed: boolean,
];

function readLone([verdict, op, replayed, refusal, answer, wallets, owing]: LoneAnswer): BatchAnswer {
  const after = wallets.map(
    ([wallet, player, name, balance, version]): WalletBalance => ({
      wallet: idOf<WalletId>(wallet),
      player: player === null ? null : idOf<PlayerId>(player),
      class: name,
      balance: BigInt(balance),
      version: BigInt(version),
    }),
  );
  return {
    answers: [readAnswer([verdict, op, replayed, refusal, answer])],
    wallets: after,
    changed: after.filter((_, index) => wallets[index]?.[5]),
    owing: new Set(owing.map((player) => idOf<PlayerId>(player))),
  };
}

function readAnswer([verdict, op, replayed, refusal, answer]: AnswerText): Answer {
  return { verdict, op: op === null ? null : idOf<OpId>(op), replayed, refusal, answer: answer ?? {} };
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
    textArray(commands.map((command) => command.scope)),
    textArray(commands.map((command) => command.key)),
    textArray(commands.map((command) => `\\x${command.digest}`)),
    textArray(commands.map((command) => command.kind)),
    plainArray(commands.map((command) => command.player)),
    textArray(commands.map(payloadOf)),
    plainArray(commands.map((command) => toIso(command.at))),
    textArray(commands.map((command) => command.rollsBack?.scope ?? null)),
    textArray(commands.map((command) => command.rollsBack?.key ?? null)),
    plainArray(commands.map((command) => command.moves.length)),
    plainArray(commands.flatMap(flatMoves)),
    plainArray(commands.flatMap((command) => command.locks ?? [])),
    textArray(shared.map((row) => row.class)),
    plainArray(shared.map((row) => row.id)),
  ];
  const [row] = (await client.query<BatchRow>({ ...APPLY_OPS, values })).rows;
  if (!row) throw new Bug('a batch is answered in one row');
  return readBatch(row);
}

function payloadOf(command: MoneyCommand): string | null {
  return command.payload === undefined ? null : JSON.stringify(command.payload);
}

function flatMoves(command: MoneyCommand): string[] {
  return command.moves.flatMap((move) => [move.from, move.to, move.units.toString(), move.code.toString()]);
}

interface BatchRow {
  readonly answers: readonly AnswerText[];
  readonly closing: ClosingRow & { readonly owing: readonly string[] };
}

function readBatch({ answers, closing }: BatchRow): BatchAnswer {
  const { wallets, changed } = readWallets(closing);
  return {
    answers: answers.map(readAnswer),
    wallets,
    changed,
    owing: new Set(closing.owing.map((player) => idOf<PlayerId>(player))),
  };
}
