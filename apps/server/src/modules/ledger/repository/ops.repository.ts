import { Bug, idOf, type OpId, type PlayerId, type RefusalParams, toIso, type WalletId } from '@ordago/kernel';
import type { ClientBase, Pool } from 'pg';
import { bytesArray, jsonArray, plainArray, textArray } from '../../../platform/db/array-text.ts';
import type { WalletBalance } from '../domain/accounts.ts';
import type { JsonObject } from '../domain/json.ts';
import type { MoneyCommand } from '../domain/money-command.ts';
import { type ClosingRow, readWallets, type WalletsAfter } from './batch-rows.ts';

/** Answer of the database about one command, before it becomes a `Verdict`. */
export interface Answer {
  readonly verdict: 'accepted' | 'refused' | 'conflict' | 'rolled-back';
  /** Null when the command was turned away and nothing was stored. */
  readonly op: OpId | null;
  readonly replayed: boolean;
  readonly refusal: string | null;
  readonly answer: JsonObject & RefusalParams;
}

/** Result of one commit: an answer per command, in their order, and the wallets as the commit left them. */
export interface BatchAnswer extends WalletsAfter {
  readonly answers: readonly Answer[];
  /** Players of the batch who owe something. */
  readonly owing: ReadonlySet<PlayerId>;
}

/** Answered in one row, so that reading a batch is one parse of a text and not one of every field of every command. */
const SELECT_ANSWERS = `select json_agg(json_build_array(verdict, op::text, replayed, refusal, answer) order by ord) filter (where ord > 0) as answers,
      json_agg(json_build_object('wallets', wallets::text[], 'players', players::text[], 'classes', classes,
        'balances', balances::text[], 'versions', versions::text[], 'changed', changed, 'owing', owing::text[])) filter (where ord = 0) -> 0
        as closing`;

const APPLY_OPS = {
  name: 'ledger.apply_ops',
  text: `${SELECT_ANSWERS}
    from ledger.apply_ops($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15)`,
};

/** The same of a group that is carried out whole or not at all; $1 is the refusal of what another command held back. */
const APPLY_ALL_OR_NONE = {
  name: 'ledger.apply_all_or_none',
  text: `${SELECT_ANSWERS}
    from ledger.apply_all_or_none($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16)`,
};

/** The statements of kinds, as the database writes them (`ledger.lone_statement`): null of a kind that has none. */
export type LoneStatements = (kind: string) => Promise<string | null>;

/** Asks for a kind's statement once, at its first command. */
export function createLoneStatements(pool: Pool): LoneStatements {
  const known = new Map<string, string | null>();
  return async (kind) => {
    const text = known.get(kind);
    if (text !== undefined) return text;
    const { rows } = await pool.query<{ text: string | null }>('select ledger.lone_statement($1) as text', [kind]);
    const asked = rows[0]?.text ?? null;
    known.set(kind, asked);
    return asked;
  };
}

/** Answer of the statement of a kind about a command that it carried out. */
interface LoneRow {
  readonly op: string;
  readonly answer: Answer['answer'] | null;
  readonly balance: string;
  readonly version: string;
  readonly owing: boolean;
}

/**
 * Applies one command in one commit: by the statement of its kind when it is a move between the player's wallet and the
 * operator, as most are, which takes one round trip; else, and when that statement did nothing, as a batch of one.
 */
export async function applyOp(
  client: ClientBase,
  command: MoneyCommand,
  { lane, statementOf }: { readonly lane: number; readonly statementOf: LoneStatements },
): Promise<BatchAnswer> {
  const move = houseMoveOf(command);
  const text = move === null ? null : await statementOf(command.kind);
  if (move === null || text === null) return applyOps(client, lane, [command]);
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
    move.wallet,
    move.house,
    move.units.toString(),
    move.code,
    shared.length === 0 ? '{}' : shared.map((row) => row.class),
    `{${shared.map((row) => row.id).join()}}`,
    move.isPaid,
  ];
  const [row] = (await client.query<LoneRow>({ name: `ledger.lone ${command.kind}`, text, values })).rows;
  return row ? readLone(row, command, move.wallet) : applyOps(client, lane, [command]);
}

/** A move between a wallet (a positive id) and the operator (a negative one). */
interface HouseMove {
  readonly wallet: string;
  readonly house: string;
  readonly units: bigint;
  readonly code: number;
  /** True if the wallet pays. */
  readonly isPaid: boolean;
}

/** The command's one move, when it is one with the operator and the command does nothing else. */
function houseMoveOf({ moves, locks, rollsBack, player }: MoneyCommand): HouseMove | null {
  const [move] = moves;
  if (!move || moves.length > 1 || player === null || rollsBack || (locks !== undefined && locks.length > 0))
    return null;
  const { from, to, units, code } = move;
  const isPaid = to.startsWith('-');
  if (isPaid === from.startsWith('-')) return null;
  return isPaid ? { wallet: from, house: to, units, code, isPaid } : { wallet: to, house: from, units, code, isPaid };
}

function readLone(
  { op, answer, balance, version, owing }: LoneRow,
  { player }: MoneyCommand,
  wallet: string,
): BatchAnswer {
  const after: readonly WalletBalance[] = [
    { wallet: idOf<WalletId>(wallet), player, class: 'main', balance: BigInt(balance), version: BigInt(version) },
  ];
  return {
    answers: [readAnswer(['accepted', op, false, null, answer])],
    wallets: after,
    changed: after,
    owing: new Set(owing && player !== null ? [player] : []),
  };
}

/** Answer of a batch to one command; identifiers as text, since they outgrow a JSON number. */
type AnswerText = readonly [
  verdict: Answer['verdict'],
  op: string | null,
  replayed: boolean,
  refusal: string | null,
  answer: Answer['answer'] | null,
];

function readAnswer([verdict, op, replayed, refusal, answer]: AnswerText): Answer {
  return { verdict, op: op === null ? null : idOf<OpId>(op), replayed, refusal, answer: answer ?? {} };
}

/** Applies commands in their order, each accepted or refused on its own, in one statement and one commit. */
export async function applyOps(
  client: ClientBase,
  lane: number,
  commands: readonly MoneyCommand[],
): Promise<BatchAnswer> {
  return askBatch(client, { ...APPLY_OPS, values: valuesOf(lane, commands) });
}

/** Applies commands whole or not at all, in one commit; `withheld` is what those are refused as that another one held back. */
export async function applyAllOrNone(
  client: ClientBase,
  commands: readonly MoneyCommand[],
  { lane, withheld }: { readonly lane: number; readonly withheld: string },
): Promise<BatchAnswer> {
  return askBatch(client, { ...APPLY_ALL_OR_NONE, values: [withheld, ...valuesOf(lane, commands)] });
}

function valuesOf(lane: number, commands: readonly MoneyCommand[]): unknown[] {
  const shared = commands.flatMap((command) => command.shared ?? []);
  return [
    lane,
    textArray(commands.map((command) => command.scope)),
    textArray(commands.map((command) => command.key)),
    bytesArray(commands.map((command) => command.digest)),
    textArray(commands.map((command) => command.kind)),
    plainArray(commands.map((command) => command.player)),
    jsonArray(commands.map(payloadOf)),
    plainArray(commands.map((command) => toIso(command.at))),
    textArray(commands.map((command) => command.rollsBack?.scope ?? null)),
    textArray(commands.map((command) => command.rollsBack?.key ?? null)),
    plainArray(commands.map((command) => command.moves.length)),
    plainArray(commands.flatMap(flatMoves)),
    plainArray(commands.flatMap((command) => command.locks ?? [])),
    textArray(shared.map((row) => row.class)),
    plainArray(shared.map((row) => row.id)),
  ];
}

async function askBatch(
  client: ClientBase,
  asked: { name: string; text: string; values: unknown[] },
): Promise<BatchAnswer> {
  const [row] = (await client.query<BatchRow>(asked)).rows;
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
