/**
 * Prints the link with which the first owner of a new site is created: `npm run first-owner`, with the environment of the server.
 * It works for a day, and until it was used; with staff in the database the command refuses.
 */
import { instant } from '@ordago/kernel';
import { ownerLink } from '../../apps/server/src/modules/identity/domain/owner-link.ts';
import { readConfig } from '../../apps/server/src/platform/config/config.ts';
import { readSettings } from '../run/settings.mjs';
import { onProductDatabase } from './product-database.ts';

try {
  await onProductDatabase(async (client, url) => {
    const { DATABASE_URL_FILE: _file, DATABASE_OWNER_URL_FILE: _owner, ...env } = process.env;
    // The embedded PostgreSQL is asked as its superuser; production wants two users stated, and neither is asked here.
    const database = { DATABASE_URL: url, DATABASE_OWNER_URL: 'postgres://ordago_owner@127.0.0.1/ordago' };
    const { origins, secretOf } = readConfig({ ...env, APP_ENV: readSettings().appEnv, ...database });
    const { rows } = await client.query('select count(*)::int as staff from identity.staff');
    if (rows[0].staff > 0) throw new Error('There are staff already: an owner makes the others.');
    const link = ownerLink(secretOf('token'), instant(Date.now()));
    console.log(
      `Open this within a day, once, and choose the owner's name and password:\n\n${origins.staff}/first-owner#${link}\n`,
    );
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
