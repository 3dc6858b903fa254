import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test-support/database/test-database.ts';
import { createTestKit, type Player, type TestKit } from '../../../test-support/ledger/test-kit.ts';
import { createWatermark, type Watermark } from '../../platform/events/repository/watermark.repository.ts';
import type { MoneyCommand } from './index.ts';
import { applyOp, applyOps, createLoneStatements } from './repository/ops.repository.ts';

let db: TestDatabase;
let kit: TestKit;
let watermark: Watermark;
let players: readonly [Player, Player, Player];

beforeAll(async () => {
  db = await createTestDatabase();
  kit = await createTestKit(db);
  watermark = createWatermark(db.pool);
  players = [await kit.buildPlayer(1_000n), await kit.buildPlayer(1_000n), await kit.buildPlayer(1_000n)];
});
afterAll(async () => {
  await watermark.close();
  await kit.ledger.close();
  await db.close();
});

type Entrance = (client: PoolClient, commands: readonly MoneyCommand[]) => Promise<unknown>;
const entrances: [string, Entrance][] = [
  ['the statement of a command alone', (client, [command]) => applyOp(client, command as MoneyCommand, lone())],
  ['a batch', (client, commands) => applyOps(client, 6, commands)],
];
const lone = () => ({ lane: 6, statementOf: createLoneStatements(db.pool) });

describe('the positions of commands', () => {
  it.each(entrances)('are held back by %s that has not committed yet', async (_name, apply) => {
    const [first, second, third] = players;
    const client = await db.pool.connect();
    await client.query('begin');
    await apply(client, [kit.win(first, 1n), kit.win(second, 1n)]);
    const drawn = BigInt((await client.query('select max(id) as id from ledger.op')).rows[0].id);
    const later = await kit.ledger.apply(kit.win(third, 1n));
    const position = BigInt(later.verdict === 'accepted' ? later.op : 0);
    expect(position).toBeGreaterThan(drawn);
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await watermark.read()).position).toBeLessThan(drawn);
    await client.query('commit');
    client.release();
    for (let attempt = 0; attempt < 1_000 && (await watermark.read()).position < position; attempt += 1)
      await new Promise((resolve) => setTimeout(resolve, 5));
    expect((await watermark.read()).position).toBe(position);
  });

  it('are in the order in which the commands of a player changed their wallet', async () => {
    const [first] = players;
    await Promise.all(Array.from({ length: 40 }, () => kit.ledger.apply(kit.win(first, 1n))));
    const { rows } = await db.pool.query<{ sorted: boolean }>(
      `select bool_and(op_id > previous) as sorted from (
         select op_id, lag(op_id) over (order by seq) as previous from ledger.entry where account = $1) entry`,
      [first.main],
    );
    expect(rows[0]?.sorted).toBe(true);
  });
});
