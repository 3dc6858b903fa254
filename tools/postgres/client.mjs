/** The driver takes as long to load as a server to come up: it is loaded in the meantime. */
export const loadDriver = () => import('pg');

/**
 * Opens a connection whose loss rejects the query under way and no more: without a listener the driver's event would end the process.
 * @param {string} url
 */
export async function openClient(url) {
  const { default: pg } = await loadDriver();
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
