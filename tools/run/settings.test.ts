import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.mjs';

const DEPLOYED: readonly [string, string][] = [
  ['DATABASE_URL', 'postgres://ordago@db/ordago'],
  ['DATABASE_URL_FILE', '/run/secrets/database'],
  ['DATABASE_OWNER_URL', 'postgres://owner@db/ordago'],
  ['ORIGINALS_DATABASE_URL', 'postgres://games@db/games'],
  ['PLAYER_ORIGIN', 'https://casino.example'],
  ['BACKOFFICE_ORIGIN', 'https://staff.casino.example'],
  ['TOKEN_SECRET', 'a'],
  ['XPAY_SECRET_FILE', '/run/secrets/xpay'],
  ['METRICS_TOKEN', 'a'],
  ['TRUSTED_PROXIES', '10.0.0.0/8'],
  ['BIND', '0.0.0.0'],
  ['XPAY_URL', 'https://api.gateway.example'],
  ['ODDS_FEED_URL', 'https://feed.example'],
  ['ORIGINALS_URL', 'http://127.0.0.1:3003'],
  ['OPERATOR_URL', 'https://casino.example'],
  ['GR8_FRAME_URL', 'https://frame.example'],
  ['PARTNERS', 'ordago'],
  ['GAME_PROVIDERS', 'all'],
  ['NODE_ENV', 'production'],
];

describe('the environment of a run', () => {
  it('is the demo for a bare checkout', () => {
    expect(readSettings({ PORT: '4000', DATA_DIR: '/tmp/x', NODE_ENV: 'test', BIND: '' }).appEnv).toBe('demo');
  });

  it.each(DEPLOYED)('is not assumed beside %s', (variable, value) => {
    expect(() => readSettings({ [variable]: value })).toThrow(/^APP_ENV: .* is set, so state which it is/);
    for (const appEnv of ['demo', 'test', 'production'])
      expect(readSettings({ [variable]: value, APP_ENV: appEnv }).appEnv).toBe(appEnv);
  });
});
