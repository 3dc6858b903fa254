import type { GameProvider } from '../ports/game-provider.ts';
import type { CallbackMessage, CallbackReply, WalletRequest } from '../ports/wallet-dialect.ts';
import type { ApplyWalletCallback } from './apply-wallet-callback.ts';

/** Answers one message of a provider; null when there is no provider of that name with a wallet. */
export type ReceiveCallback = (provider: string, message: CallbackMessage) => Promise<CallbackReply | null>;

export interface ReceiveCallbackParts {
  readonly providers: readonly GameProvider[];
  readonly apply: ApplyWalletCallback;
  /** Hears of faults of ours; the provider is told to try again. */
  readonly onFault: (error: unknown, facts: { provider: string; action: string }) => void;
}

/**
 * Verify first, parse second, act third: the adapter proves and reads the bytes, the one use-case acts, the adapter words
 * the answer. A fault of ours is answered in the provider's own words too, and only then with its word for "unknown":
 * that word starts its rollbacks.
 */
export function createReceiveCallback({ providers, apply, onFault }: ReceiveCallbackParts): ReceiveCallback {
  const byName = new Map(providers.map((provider) => [provider.name, provider]));
  return async (name, message) => {
    const provider = byName.get(name);
    if (!provider?.wallet) return null;
    const request = provider.wallet.read(message);
    if (!isRequest(request)) return request;
    try {
      const { command, nonce } = request;
      return request.answer(await apply({ provider, command, nonce, at: message.now }));
    } catch (error) {
      onFault(error, { provider: name, action: request.command.action });
      const action = request.command.action;
      return request.answer({ ok: false, action, name: 'internal', isReplay: false, balance: null, currency: null });
    }
  };
}

function isRequest(read: WalletRequest | CallbackReply): read is WalletRequest {
  return 'command' in read;
}
