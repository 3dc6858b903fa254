/**
 * The walk of `docs/operations.md`, "From an empty server to the first deposit": run by `verify/production.ts`, in a process that
 * trusts the certificate and finds the names of the walk on this machine.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { ROOT } from '../../tools/bootstrap.mjs';
import { startPostgres } from '../../tools/postgres/index.mjs';
import { freePort, sleep } from '../../tools/postgres/processes.mjs';
import { Proofs } from '../black-box/proof.ts';
import { type Answer, call } from '../black-box/wire.ts';
import { openOperatorsOwn as openOwn } from './operators-postgres.ts';
import { startTlsProxy } from './tls-proxy.ts';

const NAMES = { play: 'PORT', sports: 'SPORTSBOOK_PORT', staff: 'BACKOFFICE_PORT', games: 'ORIGINALS_PORT' } as const;
const SERVE_MS_MAX = 180_000;
const DEPOSIT = '50.00';
/** A browser that opens a page. */
const PAGE = { accept: 'text/html' };
const OWNER = { username: 'the_owner', password: 'Correct-Horse-29' };

const dir = process.env.WALK_DIR ?? '';
const certificate = JSON.parse(process.env.WALK_CERTIFICATE ?? '{}');
const proofs = new Proofs();
const targets = new Map<string, number>();
const proxy = await startTlsProxy(certificate, targets);
const hostOf = (name: string) => `${name}.ordago-walk.example`;
const originOf = (name: string) => `https://${hostOf(name)}:${proxy.port}`;
const children: ChildProcess[] = [];
/** Run after the processes of the walk have ended. */
const endings: (() => Promise<void>)[] = [];

try {
  await walk();
} catch (error) {
  proofs.holds('the walk came to its end', false, String(error));
} finally {
  for (const child of children.toReversed()) await stop(child);
  for (const end of endings) await end();
  proxy.close();
}
process.exit(proofs.close('production') ? 0 : 1);

async function walk(): Promise<void> {
  const secrets = writeSecrets(['token', 'xpay', 'odds_feed', 'originals']);
  const embedded = await siteEnvironment(secrets);
  const own = await openOperatorsOwn();
  const env: NodeJS.ProcessEnv = { ...embedded, ...own?.addresses };
  const { TOKEN_SECRET_FILE: _token, ...without } = env;
  proofs.holds('without a secret it does not start, and names it', /TOKEN_SECRET: /.test(await refusalOf(without)));
  const local = { ...env, PLAYER_ORIGIN: 'http://localhost:3000' };
  proofs.holds('with an origin of this machine neither', /PLAYER_ORIGIN: /.test(await refusalOf(local)));

  if (own) {
    const one = { ...env, DATABASE_OWNER_URL_FILE: own.addresses.DATABASE_URL_FILE };
    proofs.holds(
      'with one user for both addresses of the database neither',
      /DATABASE_OWNER_URL/.test(await refusalOf(one)),
    );
  }

  const gateway = await startGateway(secrets, env);
  const site = run('tools/start.mjs', env);
  await site.printed('is serving');
  proofs.holds('no account of the demo is printed', !/Ordago-2026|Sandbox/.test(site.output()));
  await proveEdge();
  const owner = await proveOwner(env);
  await proveDeposit(gateway);
  const { body } = await call(`${originOf('staff')}/ops/invariants`, { headers: { cookie: owner } });
  const broken = body.filter(({ violations }: { violations: string }) => violations !== '0');
  proofs.holds(`${body.length} invariants without a violation`, body.length > 0 && broken.length === 0, broken);
  if (!own) return;
  await own.prove();
  await stop(site.child);
  await proveEmbedded(embedded);
}

/** The same site on the embedded PostgreSQL, from an empty folder: it makes its users itself. */
async function proveEmbedded(env: NodeJS.ProcessEnv): Promise<void> {
  const site = run('tools/start.mjs', { ...env, DATA_DIR: path.join(dir, 'embedded') });
  await site.printed('is serving');
  proofs.equal('on the embedded PostgreSQL it is ready as well', (await call(`${originOf('play')}/readyz`)).http, 200);
}

/** Step 2 of the page: a secret each, drawn, in a file that its owner alone reads. */
function writeSecrets(names: readonly string[]): Record<string, string> {
  mkdirSync(path.join(dir, 'secrets'), { recursive: true, mode: 0o700 });
  return Object.fromEntries(
    names.map((name) => {
      const file = path.join(dir, 'secrets', name);
      writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
      return [`${name.toUpperCase()}_SECRET_FILE`, file];
    }),
  );
}

/** An operator's own PostgreSQL with the users of the page, where this machine has one; it ends with the walk. */
async function openOperatorsOwn() {
  const own = await openOwn(dir, proofs);
  if (own) endings.push(own.stop);
  return own;
}

/** Step 3 of the page. */
async function siteEnvironment(secrets: Record<string, string>): Promise<NodeJS.ProcessEnv> {
  const ports: Record<string, string> = { SANDBOX_PORT: String(await freePort()) };
  for (const [name, variable] of Object.entries(NAMES)) {
    ports[variable] = String(await freePort());
    targets.set(hostOf(name), Number(ports[variable]));
  }
  const { DATABASE_URL: _database, APP_ENV: _appEnv, ...rest } = process.env;
  return {
    ...rest,
    ...ports,
    ...secrets,
    APP_ENV: 'production',
    DATA_DIR: path.join(dir, 'data'),
    PLAYER_ORIGIN: originOf('play'),
    SPORTSBOOK_ORIGIN: originOf('sports'),
    BACKOFFICE_ORIGIN: originOf('staff'),
    ORIGINALS_ORIGIN: originOf('games'),
    GAME_PROVIDERS: 'originals',
    XPAY_URL: originOf('pay'),
    ODDS_FEED_URL: originOf('odds'),
  };
}

/** Starts the site with an environment that it has to refuse; returns what it printed. */
async function refusalOf(env: NodeJS.ProcessEnv): Promise<string> {
  const child = spawn(process.execPath, ['tools/start.mjs'], { cwd: ROOT, env });
  const output = Promise.all([text(child.stdout), text(child.stderr)]);
  const code = await new Promise((resolve) => child.once('exit', resolve));
  return code === 0 ? 'it started' : (await output).join('\n');
}

/** The gateway and the odds feed, as third parties with names of their own: the sandbox, in a process that is none of the site's. */
async function startGateway(secrets: Record<string, string>, env: NodeJS.ProcessEnv): Promise<string> {
  const folder = path.join(dir, 'third-parties');
  mkdirSync(folder);
  chmodSync(folder, 0o755);
  const postgres = await startPostgres({ dir: folder, database: 'third_parties' });
  const port = await freePort();
  for (const name of ['pay', 'odds']) targets.set(hostOf(name), port);
  const own = {
    ...process.env,
    XPAY_SECRET_FILE: secrets.XPAY_SECRET_FILE,
    ODDS_FEED_SECRET_FILE: secrets.ODDS_FEED_SECRET_FILE,
  };
  const sandbox = run('apps/sandbox/dist/main.mjs', {
    ...own,
    APP_ENV: 'test',
    DEMO_IN_PUBLIC: 'yes',
    SANDBOX_DATABASE_URL: postgres.url,
    SANDBOX_ORIGIN: originOf('pay'),
    SANDBOX_PORT: String(port),
    PORT: env.PORT,
    SPORTSBOOK_PORT: env.SPORTSBOOK_PORT,
    ORIGINALS_PORT: env.ORIGINALS_PORT,
    PLAYER_ORIGIN: originOf('play'),
  });
  sandbox.child.once('exit', () => void postgres.stop());
  for (const until = Date.now() + SERVE_MS_MAX; Date.now() < until; await sleep(100)) {
    const isUp = await fetch(`${originOf('pay')}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return originOf('pay');
  }
  throw new Error(`the gateway did not start: ${sandbox.output()}`);
}

/** Step 4 of the page: what a browser sees of TLS. */
async function proveEdge(): Promise<void> {
  for (const name of ['play', 'sports', 'staff', 'games']) {
    const path = name === 'games' ? '/healthz' : '/';
    const { http, headers } = await call(`${originOf(name)}${path}`, { headers: PAGE });
    proofs.equal(`${name} answers behind TLS`, http, 200);
    const policy = headers.get('content-security-policy') ?? '';
    proofs.holds(`the policy of ${name} names nothing of this machine`, !/localhost|127\.0\.0\.1/.test(policy), policy);
  }
  const page = await call(`${originOf('play')}/`, { headers: PAGE });
  proofs.holds(
    'the player site is served with HSTS',
    page.http === 200 && page.headers.has('strict-transport-security'),
  );
  proofs.equal('the document of its calls is not public', (await call(`${originOf('play')}/api/docs/json`)).http, 404);
}

/** Step 5 of the page: the command prints a link, which makes the owner once. Answers the owner's cookie. */
async function proveOwner(env: NodeJS.ProcessEnv): Promise<string> {
  const command = () => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'tools/db/first-owner.ts'], { cwd: ROOT, env });
    return Promise.all([text(child.stdout), text(child.stderr)]).then((parts) => parts.join('\n'));
  };
  const printed = await command();
  const link = /first-owner#(\S+)/.exec(printed)?.[1] ?? '';
  proofs.holds(
    'the command prints a link at the back office',
    printed.includes(`${originOf('staff')}/first-owner#`),
    printed,
  );
  proofs.equal('whose page is there', (await call(`${originOf('staff')}/first-owner`, { headers: PAGE })).http, 200);
  const create = () => call(`${originOf('staff')}/api/staff/first-owner`, { body: { ...OWNER, link } });
  proofs.equal('it makes the owner', (await create()).body.result?.level, '4');
  proofs.equal('once', (await create()).http, 403);
  proofs.holds('and the command refuses from then on', /staff already/.test(await command()));
  return cookieOf(await call(`${originOf('staff')}/api/staff/login`, { body: OWNER }), '__Host-');
}

/** Step 6 of the page: a player signs up and pays. */
async function proveDeposit(gateway: string): Promise<void> {
  const person = { username: 'first_player', password: 'Battery-Staple-7', email: 'first@ordago-walk.example' };
  const more = { phone: '+12025550143', currency: 'USD', birth_date: '1990-05-17' };
  const cookie = cookieOf(
    await call(`${originOf('play')}/api/user/signup`, { body: { ...person, ...more } }),
    '__Host-',
  );
  const headers = { cookie };
  const body = { amount: DEPOSIT, full_name: 'Ana Luz', payment_method: 'papara' };
  const opened = await call(`${originOf('play')}/xpay/deposit/init`, { body, headers });
  proofs.equal('a deposit is opened at the gateway', opened.http, 200);
  const link = JSON.stringify(opened.body.result);
  proofs.holds('whose page is at its public name', link.includes(gateway) && !/127\.0|localhost/.test(link), link);
  const { body: list } = await call(`${gateway}/console/payments`);
  await call(`${gateway}/console/payments/${list.payments[0].id}/approve`, { body: {} });
  const balance = await call(`${originOf('play')}/api/user/balance`, { headers });
  proofs.equal('it is paid there, and credited', Number(balance.body.result.balance), Number(DEPOSIT));
}

function cookieOf(answer: Answer, prefix: string): string {
  const header = answer.headers.getSetCookie()[0] ?? '';
  const isSound =
    answer.http === 200 && header.startsWith(prefix) && /; Secure/i.test(header) && /HttpOnly/i.test(header);
  proofs.holds('a session is a secure cookie of its host alone', isSound, {
    http: answer.http,
    header,
    body: answer.body,
  });
  return header.split(';')[0] ?? '';
}

/** A process of the walk, with what it has printed. */
function run(entry: string, env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [entry], { cwd: ROOT, env });
  children.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      output += data;
    });
  const printed = async (words: string) => {
    for (const until = Date.now() + SERVE_MS_MAX; Date.now() < until; await sleep(50)) {
      if (output.includes(words)) return;
      if (child.exitCode !== null) break;
    }
    throw new Error(`"${words}" was never printed: ${output.slice(-3_000)}`);
  };
  return { child, printed, output: () => output };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
