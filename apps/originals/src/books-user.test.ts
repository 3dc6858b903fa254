import { randomBytes } from 'node:crypto';
import { judgeBooksUser, openBooks } from '@ordago/provider-kit';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../server/test-support/database/test-database.ts';

const user = `books_${randomBytes(4).toString('hex')}`;
let db: TestDatabase;
let books: pg.Pool;
beforeAll(async () => {
  db = await createTestDatabase({ isEmpty: true });
  await db.pool.query(`create role ${user} login password 'of-a-test'`);
  const at = new URL(db.url);
  at.username = user;
  at.password = 'of-a-test';
  books = openBooks(at.href, 'test-books');
});
afterAll(async () => {
  await books.end();
  await db.pool.query(`drop role ${user}`);
  await db.close();
});

/** Verdict on a user in production, `accepted` where it may keep books; elsewhere the same is a warning. */
async function verdictOf(pool: pg.Pool): Promise<string> {
  const warnings: string[] = [];
  const options = { variable: 'ORIGINALS_DATABASE_URL', warn: (sentence: string) => warnings.push(sentence) };
  const judged = judgeBooksUser(pool, { ...options, isProduction: true });
  const verdict = await judged.then(
    () => 'accepted',
    (error: Error) => error.message,
  );
  expect(warnings).toEqual([]);
  await judgeBooksUser(pool, { ...options, isProduction: false });
  expect(warnings).toEqual(verdict === 'accepted' ? [] : [verdict]);
  return verdict;
}

describe('the user of books', () => {
  it('has its own database and nothing else', async () => {
    expect(await verdictOf(books)).toBe('accepted');
  });

  it.each([
    ['grant pg_write_all_data to', 'revoke pg_write_all_data from', 'has the powers of pg_write_all_data'],
    ['alter role createrole', 'alter role nocreaterole', 'may make and change users'],
  ])('is refused by name after %s', async (give, takeBack, power) => {
    const about = (statement: string) =>
      statement.startsWith('alter') ? statement.replace('alter role', `alter role ${user}`) : `${statement} ${user}`;
    await db.pool.query(about(give));
    expect(await verdictOf(books)).toMatch(new RegExp(`^ORIGINALS_DATABASE_URL: its user ${power}; .*operations\\.md`));
    await db.pool.query(about(takeBack));
  });

  it('is no superuser', async () => {
    expect(await verdictOf(db.pool)).toMatch(/its user is a superuser/);
  });

  it('does not keep them beside the tables of the server', async () => {
    await db.pool.query('create schema ledger');
    expect(await verdictOf(books)).toMatch(/keeps its books in the database of the server/);
  });
});
