import { hash } from 'node:crypto';
import { Bug } from '@ordago/kernel';
import type { ClientBase } from 'pg';
import type { SettlementChunk, SettlementLine, SettlementResult } from '../domain/money-command.ts';
import { TRANSFER } from '../domain/transfer-codes.ts';

interface ChunkRow {
  readonly is_replay: boolean;
  readonly skipped: readonly string[];
}

const APPLY_SETTLEMENTS = {
  name: 'ledger.apply_settlements',
  text: 'select is_replay, skipped from ledger.apply_settlements($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14)',
};
const APPLY_WITH_RETURNS = {
  name: 'ledger.apply_settlements_with_returns',
  text: 'select is_replay, skipped from ledger.apply_settlements($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16)',
};

/** A chunk as it is sent. */
export interface PreparedChunk {
  readonly lines: readonly SettlementLine[];
  readonly statement: { readonly name: string; readonly text: string };
  readonly values: readonly unknown[];
}

/**
 * Writes down what a chunk asks for: the half of the work that needs no database. Its digest is over all of it but the
 * instant, so that a chunk sent again is known, whichever instance sends it.
 */
export function prepareSettlements(lane: number, { kind, lines, payload, at }: SettlementChunk): PreparedChunk {
  const asked = [
    listOf(lines, (line) => line.bet),
    listOf(lines, (line) => line.player),
    listOf(lines, (line) => line.wallet),
    listOf(lines, (line) => line.revision),
    listOf(lines, (line) => line.openStakes),
    listOf(lines, (line) => line.revenue),
    listOf(lines, (line) => line.stakeReleased),
    listOf(lines, (line) => line.payoutDifference),
    listOf(lines, payoutCode),
    JSON.stringify(payload ?? {}),
  ];
  const isReturning = lines.some(({ returned }) => returned !== undefined && returned.units !== 0n);
  if (isReturning) {
    asked.push(listOf(lines, ({ returned }) => returned?.to ?? 0));
    asked.push(listOf(lines, ({ returned }) => returned?.units ?? 0n));
  }
  const digest = hash('sha256', [kind, ...asked].join('\n'));
  const statement = isReturning ? APPLY_WITH_RETURNS : APPLY_SETTLEMENTS;
  return { lines, statement, values: [lane, kind, new Date(at), `\\x${digest}`, ...asked] };
}

/** Settles a chunk in one statement and one commit. */
export async function applySettlements(
  client: ClientBase,
  { lines, statement, values }: PreparedChunk,
): Promise<readonly SettlementResult[]> {
  const { rows } = await client.query<ChunkRow>({ ...statement, values: [...values] });
  const [answer] = rows;
  if (!answer) throw new Bug('a settlement chunk was not answered');
  const skipped = new Set(answer.skipped);
  const taken = answer.is_replay ? 'replayed' : 'applied';
  return lines.map(({ bet }) => ({ bet, outcome: skipped.has(bet) ? 'skipped' : taken }));
}

/** An array of numbers as PostgreSQL reads it: written at once, where the driver would quote each. */
function listOf(
  lines: readonly SettlementLine[],
  numberOf: (line: SettlementLine) => string | number | bigint,
): string {
  return `{${lines.map(numberOf).join(',')}}`;
}

function payoutCode(line: SettlementLine): number {
  return line.payoutCode ?? (line.revision === 1 ? TRANSFER.betWin : TRANSFER.settlementCorrection);
}
