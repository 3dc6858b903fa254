import { currency, idOf, type PlayerId } from '@ordago/kernel';
import { developmentSecret, type SignedBytes } from '@ordago/provider-protocols';
import { fakeClock } from '@ordago/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AdapterOptions } from '../../src/adapters/game-providers/adapter-options.ts';
import type { GameProvider, LaunchOrder } from '../../src/modules/casino/shared/ports/game-provider.ts';
import type { WalletCommand, WalletDialect } from '../../src/modules/casino/shared/ports/wallet-dialect.ts';

/** One call that an adapter made. */
export interface AskedCall {
  readonly method: string;
  /** Path and query behind the provider's root. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** An adapter whose provider answers the contents of a fixture. */
export interface ProviderWire {
  readonly provider: GameProvider;
  readonly asked: readonly AskedCall[];
}

/**
 * Plugs an adapter to a provider that answers every call with this fixture, written as the specification shows it. A
 * text is sent unchanged. Undo with `vi.restoreAllMocks()`.
 */
export function wireTo(
  name: string,
  adapter: (options: AdapterOptions) => GameProvider,
  answer: unknown,
): ProviderWire {
  const root = `https://provider.example/${name}`;
  const asked: AskedCall[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, { method = 'GET', headers, body } = {}) => {
    const sent = Object.fromEntries(new Headers(headers).entries());
    asked.push({ method, path: String(url).slice(root.length), headers: sent, body: String(body ?? '') });
    return new Response(typeof answer === 'string' ? answer : JSON.stringify(answer));
  });
  const options = { url: root, publicUrl: 'https://cdn.example', secret: developmentSecret(name), clock: fakeClock() };
  return { provider: adapter(options), asked };
}

/** A game opened for money by a player on a desktop. */
export const WIRE_ORDER: LaunchOrder = {
  mode: 'real',
  gameId: 'game-1',
  token: '5001.secret',
  currency: currency('TRY'),
  language: 'pt',
  player: { id: idOf<PlayerId>('42'), name: 'lucia' },
  isMobile: false,
  ip: '192.0.2.1',
  studio: 'Estudio',
  geo: null,
  isCurrencySubstitute: false,
  lobbyUrl: 'https://casino.example',
};

/** Answers that are no list, and answers that open no game: each fails as a whole, in the provider's name. */
export function describeBadAnswers(
  name: string,
  adapter: (options: AdapterOptions) => GameProvider,
  { lists, launches }: { readonly lists: readonly string[]; readonly launches: readonly string[] },
): void {
  describe(`an answer of another shape by ${name}`, () => {
    afterEach(() => void vi.restoreAllMocks());
    it.each(lists)('is no list: %j', async (text) => {
      expect(await wireTo(name, adapter, text).provider.list()).toMatchObject({ failed: 'error' });
    });
    it.each(launches)('opens no game: %j', async (text) => {
      expect(await wireTo(name, adapter, text).provider.launch(WIRE_ORDER)).toMatchObject({ failed: 'error' });
    });
  });
}

/** Reads a call that is proved over its bytes by a dialect: the command, or `refused`. */
export function readCall(
  dialectOf: (options: { secret: string }) => WalletDialect,
  proof: SignedBytes,
  { action, body: text }: { action: string | null; body: string },
): WalletCommand | 'refused' {
  const secret = developmentSecret('any');
  const now = fakeClock().now();
  const body = Buffer.from(text);
  const headers = proof.sign(body, { secret, path: action ?? '', now });
  const read = dialectOf({ secret }).read({ action, query: {}, headers, body, now });
  return 'command' in read ? read.command : 'refused';
}
