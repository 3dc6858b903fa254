import { idOf, type PlayerId } from '@ordago/kernel';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type ProviderWire, wireTo } from '../../../test-support/game-providers/provider-wire.ts';
import type { GameProvider } from '../../modules/casino/shared/ports/game-provider.ts';
import type { AdapterOptions } from './adapter-options.ts';
import { aggregator } from './aggregator/adapter.ts';
import { AGGREGATED_PROVIDERS } from './aggregator/descriptors.ts';
import { evolution } from './evolution/adapter.ts';
import { evoplay } from './evoplay/adapter.ts';
import { habanero } from './habanero/adapter.ts';
import { pgsoft } from './pgsoft/adapter.ts';
import { pragmaticRgs } from './pragmatic-rgs/adapter.ts';

const URL = 'https://rounds.example/r/7';
const ORDER = { round: 'round-7', gameId: 'game-1', player: idOf<PlayerId>('42'), language: 'pt' } as const;
const served = (key: string) => AGGREGATED_PROVIDERS.filter((one) => one.key === key);

interface Case {
  readonly name: string;
  readonly adapter: (options: AdapterOptions) => GameProvider;
  readonly path: RegExp;
  readonly shown: unknown;
  readonly unknown: unknown;
}

const CASES: readonly Case[] = [
  {
    name: 'pragmatic-rgs',
    adapter: pragmaticRgs,
    path: /^\/game\/replay$/,
    shown: { error: 0, replayUrl: URL },
    unknown: { error: 8, description: 'Round is not found' },
  },
  {
    name: 'evolution',
    adapter: evolution,
    path: /^\/game-history\/link\?authToken=/,
    shown: { link: URL },
    unknown: { link: null },
  },
  {
    name: 'evoplay',
    adapter: evoplay,
    path: /^\/Game\/getRoundURL$/,
    shown: { status: 'ok', data: { link: URL } },
    unknown: { status: 'error', error: { code: 'round_not_found' } },
  },
  {
    name: 'habanero',
    adapter: habanero,
    path: /^\/game\/history$/,
    shown: { url: URL },
    unknown: { url: null },
  },
  {
    name: 'pgsoft',
    adapter: pgsoft,
    path: /^\/BetDetail$/,
    shown: { data: { url: URL }, error: null },
    unknown: { data: null, error: { code: '3021', message: '' } },
  },
  {
    name: 'aggregator',
    path: /^\/replay$/,
    adapter: (options) => aggregator(served('netent'), options)[0] as GameProvider,
    shown: { status: 'RS_OK', url: URL },
    unknown: { status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST' },
  },
];

const ask = ({ provider }: ProviderWire) => provider.replay?.(ORDER);

afterEach(() => vi.restoreAllMocks());

describe.each(CASES)('a round that $name is asked to show', ({ name, adapter, path, shown, unknown }) => {
  it('is asked for in its words: whose, which and in which language', async () => {
    const wire = wireTo(name, adapter, shown);
    expect(await ask(wire)).toEqual({ url: URL });
    const [call] = wire.asked;
    expect(call?.path).toMatch(path);
    for (const reported of ['round-7', '42', 'pt']) expect(call?.body).toContain(reported);
  });

  it('is none where the provider knows no such round', async () => {
    expect(await ask(wireTo(name, adapter, unknown))).toBeNull();
  });

  it.each(['', '{}', '[]', '{"url":"javascript:alert(1)","link":"javascript:alert(1)","error":0}'])(
    'fails in the provider’s name on an answer of another shape: %j',
    async (text) => {
      expect(await ask(wireTo(name, adapter, text))).toMatchObject({ failed: 'error' });
    },
  );
});

it('is offered by the providers of the aggregator whose descriptor has it, and by no other', () => {
  const plug = (key: string) =>
    wireTo('aggregator', (options) => aggregator(served(key), options)[0] as GameProvider, {});
  expect(plug('netent').provider.replay).toBeTypeOf('function');
  expect(plug('microgaming').provider.replay).toBeUndefined();
});
