import { CATEGORIES } from '@ordago/catalogue-search';
import { instant } from '@ordago/kernel';
import { aggregatorProof, readJson, writeJson } from '@ordago/provider-protocols';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aggregator } from '../../src/adapters/game-providers/aggregator/adapter.ts';
import type { AggregatedProvider } from '../../src/adapters/game-providers/aggregator/descriptors.ts';
import { type GameProvider, hasFailed } from '../../src/modules/casino/shared/ports/game-provider.ts';
import type { WalletDialect, WalletOutcome } from '../../src/modules/casino/shared/ports/wallet-dialect.ts';
import { WIRE_ORDER, wireTo } from './provider-wire.ts';

const SECRET = 'ordago-development-only-aggregator';
const NOW = instant(1_790_000_000_000);
const MONEY =
  '"request_uuid":"a-1","user":"42","currency":"TRY","transaction_uuid":"t-1","round":"r-1","game_code":"g-1"';
/** One call of each kind, and what it has to mean. */
const CALLS = [
  ['balance', '{"request_uuid":"a-1","user":"42","currency":"TRY"}', { action: 'balance', userId: '42' }],
  ['bet', `{${MONEY},"token":"s","amount":10.5}`, { action: 'bet', session: 's', stake: 1_050_000n, key: 't-1' }],
  ['win', `{${MONEY},"amount":0}`, { action: 'win', winType: 'ordinary', payout: 0n, settles: null }],
  ['win', `{${MONEY},"amount":7,"reward":"free_round"}`, { action: 'win', winType: 'free-round', payout: 700_000n }],
  [
    'betwin',
    `{${MONEY},"token":"s","amount":1,"win_amount":2}`,
    { action: 'bet-win', stake: 100_000n, payout: 200_000n },
  ],
  [
    'rollback',
    '{"request_uuid":"a-1","user":"42","currency":"TRY","transaction_uuid":"c-1","reference_transaction_uuid":"t-1","amount":1}',
    { action: 'rollback', key: 'c-1', target: 't-1' },
  ],
] as const;

/** Everything that a new line of the descriptors has to pass: the line itself, and the provider that it becomes. */
export function describeAggregatedProvider(descriptor: AggregatedProvider): void {
  const { key } = descriptor;
  const adapter = (options: Parameters<typeof aggregator>[1]) => aggregator([descriptor], options)[0] as GameProvider;
  const walletOf = () => wireTo('aggregator', adapter, {}).provider.wallet as WalletDialect;
  describe(`the descriptor of ${key}`, () => {
    afterEach(() => vi.restoreAllMocks());

    it('is written as descriptors are', () => {
      expect(key).toMatch(/^[a-z0-9]{2,40}$/);
      expect(descriptor.name).toMatch(/^[\p{L}\p{N}][^\p{C}]{1,39}$/u);
      expect(['slots', 'live', 'virtual']).toContain(descriptor.casinoType);
      for (const hint of descriptor.hints ?? []) expect(CATEGORIES).toContain(hint);
    });

    it('lists its own rows of the one list and nobody else’s, and counts those of another shape', async () => {
      const row = {
        provider: key,
        game_code: 'g-1',
        name: 'Rosal',
        category: 'crash',
        icon: '',
        platforms: ['mobile'],
      };
      const games = [row, { ...row, game_code: 2 }, { ...row, provider: 'nobody' }, null];
      const list = await wireTo('aggregator', adapter, { games }).provider.list();
      if (hasFailed(list)) throw new Error(list.reason);
      expect(list.games.map(({ gameId, studio }) => [gameId, studio])).toEqual([['g-1', descriptor.name]]);
      expect(list.games[0]).toMatchObject({
        casinoType: descriptor.casinoType,
        hints: expect.arrayContaining(['crash']),
      });
      expect(list.mismatched).toBe(1);
    });

    it('is empty, not broken, until the aggregator serves it', async () => {
      expect(await wireTo('aggregator', adapter, { games: [] }).provider.list()).toMatchObject({
        games: [],
        mismatched: 0,
      });
      expect(hasFailed(await wireTo('aggregator', adapter, 'nonsense').provider.list())).toBe(true);
    });

    it('opens a game in its own name', async () => {
      const { provider, asked } = wireTo('aggregator', adapter, { url: 'https://games.example/1' });
      expect(await provider.launch(WIRE_ORDER)).toEqual({ url: 'https://games.example/1' });
      expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({ provider: key, token: '5001.secret', mode: 'real' });
      expect([provider.name, provider.routeProvider]).toEqual([key, key]);
    });

    it.each(CALLS)('reads a %s that is signed in its name, and no other', (action, text, command) => {
      const wallet = walletOf();
      const body = Buffer.from(text);
      const read = (signer: string) =>
        wallet.read({
          action,
          query: {},
          body,
          now: NOW,
          headers: aggregatorProof(signer).sign(body, { secret: SECRET, path: action, now: NOW }),
        });
      const request = read(key);
      expect(request).toMatchObject({ command });
      expect(read('anotherprovider')).toMatchObject({ http: 200, body: expect.stringContaining('INVALID_SIGNATURE') });
      if (!('command' in request)) return;
      const refused = { ok: false, action: 'bet', name: 'internal', isReplay: false, balance: null, currency: null };
      const { http, body: answer } = request.answer(refused as WalletOutcome);
      expect([http, writeJson(readJson(Buffer.from(answer)))]).toEqual([
        200,
        '{"status":"RS_ERROR_UNKNOWN","request_uuid":"a-1"}',
      ]);
    });
  });
}
