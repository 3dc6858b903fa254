import { randomBytes } from 'node:crypto';
import { judgeBooksUser, openBooks } from '@ordago/provider-kit';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../server/test-support/database/test-database.ts';

const user = `books_${randomBytes(4).toString('hex')}`;
const role = `books_role_${randomBytes(4).toString('hex')}`;
let db: TestDatabase;
let books: pg.Pool;
beforeAll(async () => {
  db = await createTestDatabase({ isEmpty: true });
  const at = new URL(db.url);
  await db.pool.query(
    `create role ${role}; create role ${user} login noinherit password 'of-a-test';
     grant connect on database ${at.pathname.slice(1)} to ${user}`,
  );
  at.username = user;
  at.password = 'of-a-test';
  books = openBooks(at.href, 'test-books');
});
afterAll(async () => {
  await books.end();
  await db.pool.query(`drop owned by ${user}, ${role}; drop role ${user}, ${role}`);
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
    ['grant pg_write_all_data to ROLE', 'revoke pg_write_all_data from ROLE', 'has the powers of pg_write_all_data'],
    ['alter role ROLE createrole', 'alter role ROLE nocreaterole', 'may make and change users'],
    ['alter role ROLE replication', 'alter role ROLE noreplication', 'may copy the whole server'],
    ['alter role ROLE superuser', 'alter role ROLE nosuperuser', 'may take the role of a superuser'],
    [
      'grant set on parameter session_replication_role to ROLE',
      'revoke set on parameter session_replication_role from ROLE',
      'may switch triggers off \\(session_replication_role\\)',
    ],
  ])('is refused by name after %s, whether it or a role that it may take has it', async (give, takeBack, power) => {
    const refusal = (its: string) => new RegExp(`^ORIGINALS_DATABASE_URL: its user ${its}; .*operations\\.md`);
    await db.pool.query(`grant ${role} to ${user}; ${give.replace('ROLE', role)}`);
    expect(await verdictOf(books)).toMatch(refusal(power));
    await db.pool.query(`revoke ${role} from ${user}; ${takeBack.replace('ROLE', role)}`);
    await db.pool.query(give.replace('ROLE', user));
    expect(await verdictOf(books)).toMatch(refusal(power.replace('may take the role of', 'is')));
    await db.pool.query(takeBack.replace('ROLE', user));
    expect(await verdictOf(books)).toBe('accepted');
  });

  it('is no superuser', async () => {
    expect(await verdictOf(db.pool)).toMatch(/its user is a superuser/);
  });

  it('does not keep them beside the tables of the server', async () => {
    await db.pool.query('create schema ledger');
    expect(await verdictOf(books)).toMatch(/keeps its books in the database of the server/);
  });
});
