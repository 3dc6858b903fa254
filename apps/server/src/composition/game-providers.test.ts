import { instant } from '@ordago/kernel';
import { describe, expect, it } from 'vitest';
import { WIRE_ORDER, wireTo } from '../../test-support/game-providers/provider-wire.ts';
import { readConfig } from '../platform/config/config.ts';
import { createGameProviders } from './game-providers.ts';

const KEY = 'a secret of sixteen letters';
const production = {
  DATABASE_URL: 'postgres://ordago@127.0.0.1/ordago',
  APP_ENV: 'production',
  ...Object.fromEntries(['XPAY', 'ODDS_FEED', 'TOKEN'].map((name) => [`${name}_SECRET`, KEY])),
};
const pluggedBy = (env: Readonly<Record<string, string>>) =>
  createGameProviders(readConfig({ ...production, ...env }), { now: () => instant(0) }).map(({ name }) => name);

describe('the game providers of a server', () => {
  it('are those that the environment names, and only they need a key', () => {
    expect(pluggedBy({ GAME_PROVIDERS: 'ezugi,amatic', EZUGI_SECRET: KEY, AMATIC_SECRET: KEY })).toEqual([
      'amatic',
      'ezugi',
    ]);
    expect(pluggedBy({ GAME_PROVIDERS: 'originals', ORIGINALS_SECRET: KEY })).toEqual(['originals']);
    expect(pluggedBy({ GAME_PROVIDERS: 'rubyplay', AGGREGATOR_SECRET: KEY })).toEqual(['rubyplay']);
  });

  it('are all where it names none, and then each needs its key in production', () => {
    expect(() => pluggedBy({})).toThrow('_SECRET: production refuses the development secret');
    expect(pluggedBy({ APP_ENV: 'demo' }).length).toBeGreaterThan(100);
  });

  it.each(['ezugy', 'ezugi,,amatic', 'aggregator', 'ALL'])('are not %j: the variable is named', (names) => {
    const keys = { EZUGI_SECRET: KEY, AMATIC_SECRET: KEY };
    expect(() => pluggedBy({ ...keys, GAME_PROVIDERS: names })).toThrow('GAME_PROVIDERS: there is no game provider');
  });

  it.each([
    [{}, '2057'],
    [{ XPG_SPANISH: '3082' }, '3082'],
  ])('open XPG’s lobby for Spanish by its number: %j asks for %s', async (env, code) => {
    const config = readConfig({ ...production, APP_ENV: 'test', GAME_PROVIDERS: 'xpg', ...env });
    const build = () => {
      const [provider] = createGameProviders(config, { now: () => instant(0) });
      if (!provider) throw new Error('XPG is not plugged in');
      return provider;
    };
    const { provider, asked } = wireTo('xpg', build, { errorCode: 0, lobbyUrl: 'https://games.example/xpg' });
    await provider.launch({ ...WIRE_ORDER, language: 'es' });
    expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({ languageId: code });
  });
});
