import fc from 'fast-check';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test-support/database/test-database.ts';
import { createWatermark, type Watermark } from './watermark.repository.ts';

const WRITERS = 4;
let db: TestDatabase;
let watermark: Watermark;
let writers: PoolClient[];

beforeAll(async () => {
  db = await createTestDatabase();
  watermark = createWatermark(db.pool);
  writers = await Promise.all(Array.from({ length: WRITERS }, () => db.pool.connect()));
});
afterAll(async () => {
  await watermark.close();
  for (const writer of writers) writer.release();
  await db.close();
});

async function emit(writer: PoolClient): Promise<bigint> {
  const { rows } = await writer.query<{ position: string }>(
    `select platform.emit_event('test-event', 1, '{}', now()) as position`,
  );
  return BigInt(rows[0]?.position ?? 0);
}

async function committedUpTo(position: bigint): Promise<string[]> {
  const { rows } = await db.pool.query<{ position: string }>(
    'select position from platform.event where position <= $1 order by position',
    [position],
  );
  return rows.map((row) => row.position);
}

/** Reads until the watermark is there; other test files share the cluster, and their transactions its numbers. */
async function reach(position: bigint): Promise<bigint> {
  for (let tries = 0; ; tries += 1) {
    const { position: reached } = await watermark.read();
    if (reached >= position || tries > 2_000) return reached;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

describe('the watermark', () => {
  it('is 0 before anything happened, and does not promise the first position', async () => {
    expect((await watermark.read()).position).toBe(0n);
  });

  it('stays below a position whose transaction is open, however many later ones were committed', async () => {
    const [slow, quick] = writers as [PoolClient, PoolClient];
    await slow.query('begin');
    const low = await emit(slow);
    const later = [await emit(quick), await emit(quick), await emit(quick)];
    for (let attempt = 0; attempt < 20; attempt += 1) expect((await watermark.read()).position).toBeLessThan(low);
    await slow.query('commit');
    const last = later.at(-1) ?? 0n;
    expect(await reach(last)).toBe(last);
    expect(await committedUpTo(last)).toEqual([low, ...later].map(String));
  });

  it('waits for transactions that no transaction ended after', async () => {
    // Nothing ends between the two: a snapshot alone would call everything below its end finished.
    const [slow, other] = writers as [PoolClient, PoolClient];
    await slow.query('begin');
    await other.query('begin');
    await emit(other);
    const low = await emit(slow);
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await watermark.read()).position).toBeLessThan(low - 1n);
    await other.query('rollback');
    await slow.query('commit');
    expect(await reach(low)).toBe(low);
  });

  it('never passes what is committed later, in whatever order transactions draw, commit and roll back', async () => {
    const step = fc.record({
      writer: fc.nat({ max: WRITERS - 1 }),
      act: fc.constantFrom('emit', 'emit', 'commit', 'rollback', 'look', 'look'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
        const open = new Set<number>();
        const reads: { at: bigint; seen: string[] }[] = [];
        for (const { writer, act } of steps) {
          const client = writers[writer] as PoolClient;
          if (act === 'look') {
            const { position: at } = await watermark.read();
            reads.push({ at, seen: await committedUpTo(at) });
          } else if (act === 'emit') {
            if (!open.has(writer)) await client.query('begin');
            open.add(writer);
            await emit(client);
          } else if (open.delete(writer)) await client.query(act);
        }
        for (const writer of open) await (writers[writer] as PoolClient).query('commit');
        for (const { at, seen } of reads) expect(await committedUpTo(at)).toEqual(seen);
      }),
      { numRuns: 40 },
    );
  });
});

describe('an event', () => {
  it('is never rewritten or deleted', async () => {
    for (const sql of ['update platform.event set player = 2', 'delete from platform.event', 'truncate platform.event'])
      await expect(db.owner.query(sql)).rejects.toThrow('append-only');
  });

  it('has a payload of a bounded size', async () => {
    const payload = JSON.stringify({ text: 'x'.repeat(5_000) });
    const emitting = db.pool.query(`select platform.emit_event('test-event', 1, $1, now())`, [payload]);
    await expect(emitting).rejects.toThrow('check constraint');
  });
});
