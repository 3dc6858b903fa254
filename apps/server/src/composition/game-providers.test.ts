import { instant } from '@ordago/kernel';
import { describe, expect, it } from 'vitest';
import { WIRE_ORDER, wireTo } from '../../test-support/game-providers/provider-wire.ts';
import { PRODUCTION_ENV, strongSecret } from '../../test-support/server/production-env.ts';
import { readConfig } from '../platform/config/config.ts';
import { createGameProviders } from './game-providers.ts';

const keyed = (...names: string[]) =>
  Object.fromEntries(
    names.flatMap((name) => [
      [`${name}_SECRET`, strongSecret(name)],
      [`${name}_URL`, `https://${name.toLowerCase()}.example`],
    ]),
  );
const pluggedBy = (env: Readonly<Record<string, string>>) =>
  createGameProviders(readConfig({ ...PRODUCTION_ENV, ...env }), { now: () => instant(0) }).map(({ name }) => name);

describe('the game providers of a server', () => {
  it('are those that the environment names, and only they need a key', () => {
    expect(pluggedBy({ GAME_PROVIDERS: 'ezugi,amatic', ...keyed('EZUGI', 'AMATIC') })).toEqual(['amatic', 'ezugi']);
    expect(pluggedBy({ GAME_PROVIDERS: 'originals' })).toEqual(['originals']);
    expect(pluggedBy({ GAME_PROVIDERS: 'rubyplay', ...keyed('AGGREGATOR') })).toEqual(['rubyplay']);
  });

  it('are all where it names none, and then each needs its key and its address in production', () => {
    const frames = { BETCONSTRUCT_FRAME_URL: '', DIGITAIN_FRAME_URL: '', GR8_FRAME_URL: '' };
    const framed = Object.fromEntries(Object.keys(frames).map((name) => [name, 'https://book.example/frame']));
    expect(() => pluggedBy({ GAME_PROVIDERS: 'all' })).toThrow('_FRAME_URL: production needs the address');
    expect(() => pluggedBy({ GAME_PROVIDERS: 'all', ...framed })).toThrow('_URL: production needs the address');
    expect(() => pluggedBy({ GAME_PROVIDERS: 'ezugi', EZUGI_URL: 'https://ezugi.example' })).toThrow(
      'EZUGI_SECRET: production refuses the development secret',
    );
    const demo = readConfig({ APP_ENV: 'demo', DATABASE_URL: PRODUCTION_ENV.DATABASE_URL });
    expect(createGameProviders(demo, { now: () => instant(0) }).length).toBeGreaterThan(100);
  });

  it('are read without the empty entries of the list, and a list of those alone is refused', () => {
    const keys = keyed('EZUGI', 'AMATIC');
    expect(pluggedBy({ ...keys, GAME_PROVIDERS: ' ezugi,, amatic,' })).toEqual(['amatic', 'ezugi']);
    for (const names of [',', ' , ', '   ']) {
      expect(() => pluggedBy({ GAME_PROVIDERS: names })).toThrow('GAME_PROVIDERS: it names no game provider');
    }
  });

  it.each(['ezugy', 'ezugi,amatik', 'aggregator', 'ALL'])('are not %j: the variable is named', (names) => {
    const keys = keyed('EZUGI', 'AMATIC');
    expect(() => pluggedBy({ ...keys, GAME_PROVIDERS: names })).toThrow('GAME_PROVIDERS: there is no game provider');
  });

  it.each([
    [{}, '2057'],
    [{ XPG_SPANISH: '3082' }, '3082'],
  ])('open XPG’s lobby for Spanish by its number: %j asks for %s', async (env, code) => {
    const config = readConfig({
      APP_ENV: 'test',
      DATABASE_URL: PRODUCTION_ENV.DATABASE_URL,
      GAME_PROVIDERS: 'xpg',
      ...env,
    });
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
