import path from 'node:path';
import pg from 'pg';
import { startPostgres } from '../postgres/index.mjs';
import { readVariable } from '../run/settings.mjs';

/**
 * Runs `work` on the database of the product: the one that DATABASE_URL names, or that of the product in the folder DATA_DIR
 * (default: `.data`), which is started when it does not run.
 */
export async function onProductDatabase<T>(work: (client: pg.Client, url: string) => Promise<T>): Promise<T> {
  const external = readVariable(process.env, 'DATABASE_URL');
  const dataDir = path.resolve(process.env.DATA_DIR ?? '.data');
  const server = external === undefined ? await startPostgres({ dir: path.join(dataDir, 'postgres') }) : null;
  const url = external ?? server?.url ?? '';
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    return await work(client, url);
  } finally {
    await client.end();
    await server?.stop();
  }
}
