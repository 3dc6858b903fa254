import { idOf, type OpId } from '@ordago/kernel';
import type { ClientBase } from 'pg';
import { digestOf } from '../domain/digest.ts';
import type { SettlementChunk, SettlementLine, SettlementResult } from '../domain/money-command.ts';
import { TRANSFER } from '../domain/transfer-codes.ts';
import { type BatchRow, readClosing, type WalletAfter } from './batch-rows.ts';

export interface SettlementAnswer {
  readonly results: readonly SettlementResult[];
  readonly wallets: readonly WalletAfter[];
}

const APPLY_SETTLEMENTS = {
  name: 'ledger.apply_settlements',
  text: 'select * from ledger.apply_settlements($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14)',
};

/** Settles a chunk in one statement and one commit. */
export async function applySettlements(
  client: ClientBase,
  lane: number,
  chunk: SettlementChunk,
): Promise<SettlementAnswer> {
  const { lines } = chunk;
  const values = [
    lane,
    chunk.kind,
    new Date(chunk.at),
    lines.map((line) => line.bet),
    lines.map((line) => line.player),
    lines.map((line) => line.wallet),
    lines.map((line) => line.revision),
    lines.map((line) => line.openStakes),
    lines.map((line) => line.revenue),
    lines.map((line) => line.stakeReleased.toString()),
    lines.map((line) => line.payoutDifference.toString()),
    lines.map(payoutCode),
    lines.map((line) => Buffer.from(digestOf(line), 'hex')),
    JSON.stringify(Object.fromEntries(lines.map((line) => [line.bet, line.payload]))),
  ];
  const { rows } = await client.query<BatchRow<SettlementResult['outcome']>>({ ...APPLY_SETTLEMENTS, values });
  const closing = readClosing(rows);
  const found = rows.filter((row) => row.ord > 0).sort((a, b) => a.ord - b.ord);
  const results = found.flatMap((row) => {
    const line = lines[row.ord - 1];
    return line ? [{ bet: line.bet, outcome: row.verdict, op: row.op === null ? null : idOf<OpId>(row.op) }] : [];
  });
  return { results, wallets: closing.wallets };
}

function payoutCode(line: SettlementLine): number {
  return line.payoutCode ?? (line.revision === 1 ? TRANSFER.betWin : TRANSFER.settlementCorrection);
}
