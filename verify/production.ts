/**
 * Walks `docs/operations.md` from an empty server to the first deposit: production mode behind TLS, secrets from files, third
 * parties at names of their own, the first owner by the link of the command. The certificate is made for the walk, and its names
 * lead to this machine in its processes alone.
 */
import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { selfSigned } from './production/certificate.ts';

const NAMES = ['play', 'sports', 'staff', 'games', 'pay', 'odds'].map((name) => `${name}.ordago-walk.example`);

const dir = await mkdtemp(path.join(os.tmpdir(), 'ordago-production-'));
// Open to the account that runs the database when we are root: its files then stay inside.
await chmod(dir, 0o755);
try {
  const certificate = selfSigned(NAMES);
  const authority = path.join(dir, 'authority.pem');
  await writeFile(authority, certificate.cert);
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(import.meta.dirname, 'production/walk.ts')], {
    stdio: 'inherit',
    env: {
      ...process.env,
      WALK_DIR: dir,
      WALK_CERTIFICATE: JSON.stringify(certificate),
      NODE_EXTRA_CA_CERTS: authority,
      NODE_OPTIONS: `--require ${path.join(import.meta.dirname, 'production/names.cjs')}`,
    },
  });
  process.exitCode = await new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
} finally {
  await rm(dir, { recursive: true, force: true });
}
