import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const base = { DATABASE_URL: 'postgres://ordago@127.0.0.1/ordago' };
const SECRETS = ['XPAY', 'PRAGMATIC_RGS', 'EVOLUTION', 'SLOTEGRATOR', 'ODDS_FEED', 'TOKEN'];
const secrets = Object.fromEntries(SECRETS.map((name) => [`${name}_SECRET`, 'a secret of sixteen letters']));

describe('configuration', () => {
  it('makes a bare clone work: ports in a row, origins by name', () => {
    const config = readConfig({ ...base, PORT: '4000' });
    expect(config.ports).toEqual({ player: 4000, sportsbook: 4001, staff: 4002, games: 4003, sandbox: 4100 });
    expect(config.origins.sportsbook).toBe('http://sports.localhost:4001');
  });

  it.each([
    ['a port that is none', { ...base, PORT: 'http' }, 'PORT'],
    ['no database', {}, 'DATABASE_URL'],
    [
      'development secrets in production',
      { ...base, APP_ENV: 'production' },
      'production refuses the development secret',
    ],
    [
      'plain http in production',
      { ...base, ...secrets, APP_ENV: 'production', PLAYER_ORIGIN: 'http://casino.example' },
      'player origin: production speaks https alone',
    ],
  ])('refuses %s, naming it', (_title, env, message) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(message);
  });

  it('serves production over https', () => {
    const env = { ...base, ...secrets, APP_ENV: 'production', PLAYER_ORIGIN: 'https://casino.example' };
    expect(readConfig(env).origins.player).toBe('https://casino.example');
  });
});
