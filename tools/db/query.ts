/**
 * Asks the database of the running product one read-only question and prints its rows: `npm run db:query -- "select 1"`.
 * DATABASE_URL names another database; DATA_DIR the folder of the product (default: `.data`).
 */
import { onProductDatabase } from './product-database.ts';

const question = process.argv[2];
if (question === undefined) {
  console.error('Say what to ask: npm run db:query -- "select kind, verdict from ledger.op order by id desc limit 5"');
  process.exit(1);
}
try {
  await onProductDatabase(async (client) => {
    await client.query('set session characteristics as transaction read only');
    console.table((await client.query(question)).rows);
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
