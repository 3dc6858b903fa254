import { afterEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../apps/server/test-support/database/test-database.ts';
import { rowsTouched } from '../harness/plans.ts';
import { type LargeBook, openLargeBook } from './large-book.ts';

/**
 * Rows that a view may touch for each entry of the book: those of the tables that it joins, each a few times. A view that reads one
 * table again for each row of another touches hundreds.
 */
const ROWS_PER_ENTRY_MAX = 40;

let db: TestDatabase;
afterEach(() => db.close());

describe('an invariant', () => {
  // Many players with few rows, and few players with many: what is quadratic in either shows.
  it.each<LargeBook>([
    { lives: 600, rounds: 10 },
    { lives: 30, rounds: 500 },
  ])('holds and touches a bounded number of rows per entry, $lives players with $rounds rounds', async (book) => {
    db = await createTestDatabase();
    const entries = await openLargeBook(db.owner, book);
    expect(entries).toBeGreaterThan(20_000);
    const registered = await db.owner.query<{ name: string; view: string }>(
      'select name, view from ledger.invariant order by name',
    );
    expect(registered.rows.length).toBeGreaterThan(30);
    const beyond: string[] = [];
    for (const { name, view } of registered.rows) {
      const perEntry = (await rowsTouched(db.owner, `select from ${view}`)) / entries;
      if (perEntry > ROWS_PER_ENTRY_MAX) beyond.push(`${name}: ${Math.round(perEntry)}`);
    }
    const readings = await db.owner.query('select name from ledger.invariants() where violations is distinct from 0');
    expect(readings.rows).toEqual([]);
    expect(beyond).toEqual([]);
  });
});
