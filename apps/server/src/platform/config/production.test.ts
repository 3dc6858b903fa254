import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { secretVariable } from '@ordago/provider-protocols';
import { afterAll, describe, expect, it } from 'vitest';
import { readSettings as readOriginals } from '../../../../originals/src/settings.ts';
import { readSettings as readSandbox } from '../../../../sandbox/src/settings.ts';
import { PRODUCTION_ENV, strongSecret } from '../../../test-support/server/production-env.ts';
import { addressNames } from '../../adapters/game-providers/registry.ts';
import { createGameProviders, createSportsbookProviders, providerAddresses } from '../../composition/game-providers.ts';
import { cspOf } from '../http/csp.ts';
import { type Config, readConfig, SPORTSBOOKS, VARIABLES } from './config.ts';
import { addressVariables } from './third-parties.ts';

/** Third parties by the name of their key: payments, feeds, games, sportsbooks. */
const GAME_NAMES = addressNames(null);
const OTHER_BOOKS = SPORTSBOOKS.filter((name) => name !== 'house');
const SECRET_NAMES = ['token', 'xpay', 'odds-feed', 'originals', 'uof', ...GAME_NAMES, ...OTHER_BOOKS];

/** Everything is plugged in, and each has its own key and address. */
const WHOLE: Readonly<Record<string, string>> = {
  ...PRODUCTION_ENV,
  ...Object.fromEntries(SECRET_NAMES.map((name) => [secretVariable(name), strongSecret(name)])),
  ...Object.fromEntries(GAME_NAMES.map((name) => [addressVariables(name).url, `https://${name}.example/api`])),
  ...Object.fromEntries(
    OTHER_BOOKS.map((name) => [`${name.toUpperCase()}_FRAME_URL`, `https://${name}.example/frame`]),
  ),
  GAME_PROVIDERS: 'all',
  UOF_URL: 'https://uof.example',
  UOF_BROKER_URL: 'amqps://uof.example',
  METRICS_TOKEN: strongSecret('metrics'),
};
const GAMES_ENV = { ...PRODUCTION_ENV, ORIGINALS_DATABASE_URL: 'postgres://games@127.0.0.1/games' };

/** Reads all that a server reads at its start. */
function start(env: NodeJS.ProcessEnv): Config {
  const config = readConfig(env);
  const clock = { now: () => 0 as never };
  for (const name of ['xpay', 'odds-feed']) config.addressOf(name);
  if (config.uof) config.secretOf('uof');
  createGameProviders(config, clock);
  createSportsbookProviders(config, clock, { signing: () => Promise.reject(new Error('none')) } as never);
  return config;
}

const failureOf = (read: () => unknown): string => {
  try {
    read();
    return 'accepted';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

/** Addresses of our own programmes and our database. */
const INTERNAL = new Set(['DATABASE_URL', 'DATABASE_OWNER_URL', 'ORIGINALS_URL']);
const LOOPBACK_HOSTS = [
  'localhost',
  'LOCALHOST',
  'localhost.',
  'play.localhost',
  '127.0.0.1',
  '127.8.9.1',
  '2130706433',
  '0x7f.1',
  '0.0.0.0',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  'localhost.localdomain',
];
/** Origins that browsers see, and addresses of others; the database and our own programmes may be on this machine. */
const PUBLIC_VARIABLES = [
  ...VARIABLES.filter((name) => /_(ORIGIN|URL)$/.test(name) && !INTERNAL.has(name)),
  ...['xpay', 'odds-feed', ...GAME_NAMES].flatMap((name) => Object.values(addressVariables(name))),
];
const SECRET_VARIABLES = [...SECRET_NAMES.map(secretVariable), 'METRICS_TOKEN'];
const WEAK = [
  'short',
  'fifteen letters',
  'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  'changemechangemechangemechangeme',
  'passwordpasswordpasswordpassword',
  'Ordago-development-only-xpay-of-all',
  'ordago-development-only-xpay-of-all',
  `${strongSecret('blank')} `,
  ` ${strongSecret('blank')}`,
  'k3j9x7k3j9x7k3j9x7k3j9x7k3j9x7k3',
  'abcdefghijklmnopqrstuvwxyzabcdef',
  '0123456789012345678901234567890123',
  'my-S3cret-is-better-than-yours-9182',
];

describe('production', () => {
  it('starts with the whole environment of this test, and with the least one', () => {
    expect(failureOf(() => start(WHOLE))).toBe('accepted');
    expect(failureOf(() => start(PRODUCTION_ENV))).toBe('accepted');
    expect(PUBLIC_VARIABLES.length).toBeGreaterThan(40);
    expect(SECRET_VARIABLES.length).toBeGreaterThan(25);
  });

  it.each(PUBLIC_VARIABLES)('refuses every spelling of this machine as %s, naming it', (variable) => {
    for (const host of LOOPBACK_HOSTS) {
      const scheme = variable === 'UOF_BROKER_URL' ? 'amqps' : 'https';
      const failure = failureOf(() => start({ ...WHOLE, [variable]: `${scheme}://${host}` }));
      expect([host, failure]).toEqual([
        host,
        expect.stringMatching(new RegExp(`^${variable}: .*(this machine|no sandbox)`)),
      ]);
    }
  });

  it.each(PUBLIC_VARIABLES)('refuses %s without encryption', (variable) => {
    const plain = variable === 'UOF_BROKER_URL' ? 'amqp' : 'http';
    const failure = failureOf(() => start({ ...WHOLE, [variable]: `${plain}://casino.example` }));
    expect(failure).toMatch(new RegExp(`^${variable}: production (speaks https alone|has no sandbox)`));
  });

  it('asks for each public origin, each once', () => {
    const origins = ['PLAYER_ORIGIN', 'SPORTSBOOK_ORIGIN', 'BACKOFFICE_ORIGIN', 'ORIGINALS_ORIGIN'];
    for (const variable of origins) {
      expect(failureOf(() => start({ ...WHOLE, [variable]: '' }))).toContain(`${variable}: production needs`);
      const other = origins.find((name) => name !== variable) ?? '';
      expect(failureOf(() => start({ ...WHOLE, [variable]: WHOLE[other] }))).toMatch(/_ORIGIN: it is the origin of/);
    }
  });

  it.each(['xpay', 'odds-feed', ...GAME_NAMES])('has no address of %s but the one that is given', (name) => {
    const { url } = addressVariables(name);
    expect(failureOf(() => start({ ...WHOLE, [url]: '' }))).toBe(`${url}: production needs the address of ${name}`);
    const { url: given } = start(WHOLE).addressOf(name, '/folder');
    expect(given).toBe(WHOLE[url]);
  });

  it.each(OTHER_BOOKS)('has no frame of %s but the one that is given', (name) => {
    const variable = `${name.toUpperCase()}_FRAME_URL`;
    expect(failureOf(() => start({ ...WHOLE, [variable]: '' }))).toContain(`${variable}: production needs`);
    expect(start(PRODUCTION_ENV).sportsbook.frames[name]).toBe('');
  });

  it.each(SECRET_VARIABLES)('refuses every weak value of %s, naming it', (variable) => {
    for (const weak of WEAK) {
      const failure = failureOf(() => start({ ...WHOLE, [variable]: weak }));
      expect([weak, failure]).toEqual([weak, expect.stringMatching(new RegExp(`^${variable}: `))]);
    }
  });

  it.each(SECRET_VARIABLES)('refuses %s when another has the same value', (variable) => {
    for (const other of SECRET_VARIABLES.filter((name) => name !== variable)) {
      const failure = failureOf(() => start({ ...WHOLE, [variable]: WHOLE[other] }));
      expect([other, failure]).toEqual([other, expect.stringMatching(/it is the value of/)]);
    }
  });

  it('admits nothing of this machine in the policies of its pages', () => {
    for (const config of [start(WHOLE), start(PRODUCTION_ENV)]) {
      const games = providerAddresses(config).map(({ publicUrl }) => publicUrl);
      const frames = [...Object.values(config.sportsbook.frames), ...games];
      for (const host of ['player', 'sportsbook', 'staff'] as const)
        expect(JSON.stringify(cspOf(host, config.origins, [], frames, games))).not.toMatch(
          /127\.|localhost|sandbox|null/,
        );
    }
    const { parents, apis } = readOriginals(GAMES_ENV);
    expect([...parents, ...apis]).toEqual([PRODUCTION_ENV.PLAYER_ORIGIN]);
  });

  it('keeps calls between its own programmes on this machine or encrypts them', () => {
    expect(failureOf(() => start({ ...WHOLE, ORIGINALS_URL: 'http://127.0.0.1:3003' }))).toBe('accepted');
    expect(failureOf(() => start({ ...WHOLE, ORIGINALS_URL: 'http://games.internal' }))).toMatch(/^ORIGINALS_URL: /);
    expect(failureOf(() => readOriginals({ ...GAMES_ENV, OPERATOR_URL: 'http://site.internal' }))).toMatch(
      /^OPERATOR_URL: /,
    );
    for (const wide of [
      'loopback,0.0.0.0/0',
      '0.0.0.0/128.0.0.0, 128.0.0.0/128.0.0.0',
      '::/1,8000::/1',
      '::ffff:0:0/96',
      'proxy.internal',
    ]) {
      expect(failureOf(() => start({ ...WHOLE, TRUSTED_PROXIES: wide }))).toMatch(/^TRUSTED_PROXIES: /);
      expect(failureOf(() => readOriginals({ ...GAMES_ENV, TRUSTED_PROXIES: wide }))).toMatch(/^TRUSTED_PROXIES: /);
    }
    for (const list of ['10.0.0.0/8,192.0.2.1', 'loopback,', ' loopback , ,10.0.0.1']) {
      expect(failureOf(() => start({ ...WHOLE, TRUSTED_PROXIES: list }))).toBe('accepted');
      expect(failureOf(() => readOriginals({ ...GAMES_ENV, TRUSTED_PROXIES: list }))).toBe('accepted');
    }
  });

  it('takes a database by its socket, as one user for each address', () => {
    const by = (user: string) => `postgres://${user}@/ordago?host=/run/postgresql`;
    const withUsers = (serving: string, owner: string) =>
      failureOf(() => start({ ...WHOLE, DATABASE_URL: by(serving), DATABASE_OWNER_URL: by(owner) }));
    expect(withUsers('ordago_server', 'ordago_owner')).toBe('accepted');
    expect(withUsers('ordago_server', 'ordago_server')).toMatch(/^DATABASE_OWNER_URL: it is the user of/);
  });

  it('asks the games for as much', () => {
    expect(failureOf(() => readOriginals(GAMES_ENV))).toBe('accepted');
    for (const variable of ['PLAYER_ORIGIN', 'ORIGINALS_ORIGIN'])
      for (const value of ['', 'http://casino.example', ...LOOPBACK_HOSTS.map((host) => `https://${host}`)])
        expect(failureOf(() => readOriginals({ ...GAMES_ENV, [variable]: value }))).toMatch(
          new RegExp(`^${variable}: `),
        );
    for (const weak of ['', ...WEAK])
      expect(failureOf(() => readOriginals({ ...GAMES_ENV, ORIGINALS_SECRET: weak }))).toMatch(/^ORIGINALS_SECRET: /);
  });
});

describe('a secret in a file', () => {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'ordago-secrets-'));
  afterAll(() => rmSync(dir, { recursive: true, force: true }));
  const asFile = (env: Readonly<Record<string, string>>, variable: string) => {
    const file = path.join(dir, variable);
    writeFileSync(file, `${env[variable]}\n`);
    const { [variable]: _value, ...rest } = env;
    return { ...rest, [`${variable}_FILE`]: file };
  };

  it.each([...SECRET_VARIABLES, 'DATABASE_URL', 'DATABASE_OWNER_URL'])(
    'is read for %s, and not beside the variable',
    (variable) => {
      const env = asFile(WHOLE, variable);
      const config = start(env);
      const name = SECRET_NAMES.find((one) => secretVariable(one) === variable);
      const plain: Readonly<Record<string, string | null>> = {
        METRICS_TOKEN: config.metricsToken,
        DATABASE_URL: config.databaseUrl,
        DATABASE_OWNER_URL: config.databaseOwnerUrl,
      };
      const read = name ? config.secretOf(name) : plain[variable];
      expect(read).toBe(WHOLE[variable]);
      expect(failureOf(() => start({ ...env, [variable]: WHOLE[variable] }))).toContain(`${variable}: given twice`);
    },
  );

  it.each(['ORIGINALS_SECRET', 'ORIGINALS_DATABASE_URL', 'CRASH_SALT'])('is read by the games for %s', (variable) => {
    const env = { ...GAMES_ENV, CRASH_SALT: 'salt' };
    expect(readOriginals(asFile(env, variable))).toEqual(readOriginals(env));
  });

  it.each(['SANDBOX_DATABASE_URL', 'XPAY_SECRET', 'EZUGI_SECRET'])('is read by the sandbox for %s', (variable) => {
    const env = {
      APP_ENV: 'demo',
      SANDBOX_DATABASE_URL: 'postgres://x@127.0.0.1/x',
      XPAY_SECRET: 'one',
      EZUGI_SECRET: 'two',
    };
    const read = readSandbox(asFile(env, variable));
    expect([read.databaseUrl, read.secretOf('xpay'), read.secretOf('ezugi')]).toEqual([
      env.SANDBOX_DATABASE_URL,
      'one',
      'two',
    ]);
  });
});

describe('a demo', () => {
  const database = 'postgres://ordago@127.0.0.1/ordago';
  const programmes: [string, (env: NodeJS.ProcessEnv) => unknown, readonly string[]][] = [
    [
      'server',
      readConfig,
      ['BIND', 'PLAYER_ORIGIN', 'SPORTSBOOK_ORIGIN', 'BACKOFFICE_ORIGIN', 'ORIGINALS_ORIGIN', 'SANDBOX_ORIGIN'],
    ],
    ['games', readOriginals, ['BIND', 'PLAYER_ORIGIN', 'ORIGINALS_ORIGIN']],
    ['sandbox', readSandbox, ['BIND', 'SANDBOX_ORIGIN']],
  ];
  const base = { DATABASE_URL: database, ORIGINALS_DATABASE_URL: database, SANDBOX_DATABASE_URL: database };

  it.each(programmes)(
    'of the %s is open to this machine alone, unless it is told otherwise',
    (_name, read, variables) => {
      for (const APP_ENV of ['demo', 'test']) {
        expect(failureOf(() => read({ ...base, APP_ENV }))).toBe('accepted');
        for (const variable of variables) {
          const values =
            variable === 'BIND'
              ? ['10.0.0.7', '192.168.1.4', '2001:db8::1']
              : ['https://casino.example', 'http://10.0.0.7'];
          for (const value of values) {
            const env = { ...base, APP_ENV, [variable]: value };
            expect(failureOf(() => read(env))).toMatch(new RegExp(`^${variable}: .*DEMO_IN_PUBLIC`));
            expect(failureOf(() => read({ ...env, DEMO_IN_PUBLIC: 'yes' }))).toBe('accepted');
          }
        }
        for (const BIND of ['0.0.0.0', '::'])
          expect(failureOf(() => read({ ...base, APP_ENV, BIND }))).toMatch(/^BIND: .*DEMO_IN_PUBLIC/);
      }
    },
  );

  it.each(programmes)('of the %s is never assumed', (_name, read) => {
    expect(failureOf(() => read(base))).toMatch(/^APP_ENV: /);
    expect(failureOf(() => read({ ...base, APP_ENV: 'prod' }))).toMatch(/^APP_ENV: /);
  });
});
