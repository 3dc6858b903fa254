import { assert } from '@ordago/kernel';
import { failureOf } from '../domain/failures.ts';
import {
  SETTLEMENT_CHUNK_MAX,
  type SettlementChunk,
  type SettlementLine,
  type SettlementResult,
} from '../domain/money-command.ts';
import type { LaneConnection } from '../repository/lane-connection.ts';
import { applySettlements, type PreparedChunk, prepareSettlements } from '../repository/settlements.repository.ts';

/** Tries of a chunk before its error is reported; a chunk that failed left nothing, and may be sent again whole. */
const ATTEMPTS_MAX = 10;

export interface Settler {
  settle(chunk: SettlementChunk): Promise<readonly SettlementResult[]>;
  close(): Promise<void>;
}

/**
 * Settles chunk after chunk on a connection of its own, so that live bets never queue behind a chunk in a lane. A chunk
 * is prepared when it is handed over, while the one before it still runs in the database.
 */
export function createSettler(connection: LaneConnection, lane: number): Settler {
  let last: Promise<unknown> = Promise.resolve();
  const settle = (chunk: SettlementChunk) => {
    assert(chunk.lines.length <= SETTLEMENT_CHUNK_MAX, `a settlement chunk of ${chunk.lines.length} bets`);
    assert(isInOrder(chunk.lines), 'the bets of a settlement chunk are not in their order, each once');
    if (chunk.lines.length === 0) return Promise.resolve([]);
    const prepared = prepareSettlements(lane, chunk);
    const done = last.then(() => settleChunk(connection, prepared));
    last = done.catch(() => undefined);
    return done;
  };
  const close = async () => {
    await last;
    connection.drop();
  };
  return { settle, close };
}

async function settleChunk(connection: LaneConnection, chunk: PreparedChunk): Promise<readonly SettlementResult[]> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await applySettlements(await connection.client(), chunk);
    } catch (error) {
      const failure = failureOf(error);
      if (failure === 'disconnected') connection.drop();
      if (failure === 'bug' || attempt === ATTEMPTS_MAX) throw error;
    }
  }
}

/** Ids are decimals without leading zeros: of two, the longer one is the larger. */
function isInOrder(lines: readonly SettlementLine[]): boolean {
  return lines.every(({ bet }, index) => {
    const before = lines[index - 1]?.bet ?? '';
    return before.length < bet.length || (before.length === bet.length && before < bet);
  });
}
