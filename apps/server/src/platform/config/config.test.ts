import { describe, expect, it } from 'vitest';
import { PRODUCTION_ENV, strongSecret } from '../../../test-support/server/production-env.ts';
import { readConfig } from './config.ts';
import { ConfigError } from './config-error.ts';

const base = { APP_ENV: 'demo', DATABASE_URL: 'postgres://ordago@127.0.0.1/ordago' };

describe('configuration', () => {
  it('makes a bare clone work: ports in a row, origins by name', () => {
    const config = readConfig({ ...base, PORT: '4000' });
    expect(config.ports).toEqual({ player: 4000, sportsbook: 4001, staff: 4002, games: 4003, sandbox: 4100 });
    expect(config.origins.sportsbook).toBe('http://sports.localhost:4001');
  });

  it.each([
    ['a port that is none', { ...base, PORT: 'http' }, 'PORT'],
    ['no database', { APP_ENV: 'demo' }, 'DATABASE_URL'],
    ['no environment', { DATABASE_URL: base.DATABASE_URL }, 'APP_ENV: demo, test or production is needed'],
    ['development secrets in production', { ...PRODUCTION_ENV, XPAY_SECRET: '' }, 'XPAY_SECRET: production refuses'],
  ])('refuses %s, naming it', (_title, env, message) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(message);
  });

  it('plugs every game provider in until it names some', () => {
    expect(readConfig(base).gameProviders).toBeNull();
    expect(readConfig({ ...base, GAME_PROVIDERS: 'all' }).gameProviders).toBeNull();
    expect(readConfig({ ...base, GAME_PROVIDERS: 'ezugi, rubyplay' }).gameProviders).toEqual(['ezugi', 'rubyplay']);
  });

  it('files games by figures that it states, and takes no return that is none', () => {
    expect(readConfig(base).categories).toEqual({ enhancedRtpMin: 9_700, newDays: 30 });
    const reported = { ...base, ENHANCED_RTP_MIN: '98.25', NEW_GAME_DAYS: '7' };
    expect(readConfig(reported).categories).toEqual({ enhancedRtpMin: 9_825, newDays: 7 });
    expect(() => readConfig({ ...base, ENHANCED_RTP_MIN: '9700' })).toThrow('ENHANCED_RTP_MIN');
  });

  it('takes the budget of a picture in kilobytes', () => {
    expect(readConfig(base).pictureBytesMax).toBe(61_440);
    expect(readConfig({ ...base, GAME_PICTURE_KB_MAX: '8' }).pictureBytesMax).toBe(8_192);
    expect(() => readConfig({ ...base, GAME_PICTURE_KB_MAX: '0' })).toThrow('GAME_PICTURE_KB_MAX');
  });

  it('has a key for every third party by name, and one of its own for each outside production', () => {
    const { secretOf } = readConfig({ ...base, RED_TIGER_SECRET: 'a secret of sixteen letters' });
    expect(secretOf('red-tiger')).toBe('a secret of sixteen letters');
    expect(secretOf('ezugi')).not.toBe(secretOf('amatic'));
  });

  it.each([
    ['absent', {}, 'EZUGI_SECRET: production refuses the development secret'],
    ['of development', { EZUGI_SECRET: 'ordago-development-only-ezugi' }, 'EZUGI_SECRET: production refuses'],
    ['short', { EZUGI_SECRET: 'fifteen letters' }, 'EZUGI_SECRET: at least 16 characters'],
  ])('refuses a provider’s key in production that is %s, naming its variable', (_title, env, message) => {
    expect(() => readConfig({ ...PRODUCTION_ENV, ...env }).secretOf('ezugi')).toThrow(message);
  });

  it('serves production over https', () => {
    const config = readConfig({ ...PRODUCTION_ENV, EZUGI_SECRET: strongSecret('ezugi') });
    expect(config.origins.player).toBe('https://play.ordago.example');
    expect(config.secretOf('ezugi')).toBe(strongSecret('ezugi'));
  });
});
