import type { ProviderWatch } from '../../providers/index.ts';
import type { GameProvider } from '../../shared/ports/game-provider.ts';
import type {
  CallbackMessage,
  CallbackReply,
  WalletOutcome,
  WalletRequest,
} from '../../shared/ports/wallet-dialect.ts';
import type { ApplyOrders } from './apply-orders.ts';
import type { ApplyWalletCallback } from './apply-wallet-callback.ts';

/** Answers one message of a provider; null when there is no provider of that name with a wallet. */
export type ReceiveCallback = (provider: string, message: CallbackMessage) => Promise<CallbackReply | null>;

export interface ReceiveCallbackParts {
  readonly providers: readonly GameProvider[];
  readonly apply: ApplyWalletCallback;
  readonly applyOrders: ApplyOrders;
  readonly watch: Pick<ProviderWatch, 'observeCallback'>;
  /** Receives faults of ours; the provider is asked to try again. */
  readonly onFault: (error: unknown, facts: { provider: string; action: string }) => void;
}

/**
 * Verify first, parse second, act third: the adapter proves and reads the bytes, the one use-case acts, the adapter
 * writes the answer. A fault of ours is answered in the provider's own format too, and only then with its code for
 * "unknown": that code starts its rollbacks.
 */
export function createReceiveCallback(parts: ReceiveCallbackParts): ReceiveCallback {
  const { providers, apply, applyOrders, watch, onFault } = parts;
  const byName = new Map(providers.map((provider) => [provider.name, provider]));
  return async (name, message) => {
    const provider = byName.get(name);
    if (!provider?.wallet) return null;
    const from = performance.now();
    const note = (action: string, verdict: string) =>
      watch.observeCallback({ provider: name, action, verdict, ms: performance.now() - from });
    const several = provider.wallet.readOrders?.(message) ?? null;
    if (several !== null) {
      if (!('orders' in several)) {
        note('unknown', 'unproven');
        return { ...several, isUnproven: true };
      }
      const { orders, isAllOrNone } = several;
      const onOrderFault = (error: unknown) => onFault(error, { provider: name, action: 'bet' });
      const outcomes = await applyOrders({ provider, orders, isAllOrNone, at: message.now }, onOrderFault);
      for (const outcome of outcomes) note('bet', verdictOf(outcome));
      return several.answer(outcomes);
    }
    const request = provider.wallet.read(message);
    if (!isRequest(request)) {
      note('unknown', 'unproven');
      return { ...request, isUnproven: true };
    }
    const { command, nonce } = request;
    const act = async (): Promise<WalletOutcome> => {
      try {
        return await apply({ provider, command, nonce, at: message.now });
      } catch (error) {
        onFault(error, { provider: name, action: command.action });
        const { action } = command;
        return { ok: false, action, name: 'internal', isReplay: false, balance: null, currency: null };
      }
    };
    const outcome = await act();
    note(command.action, verdictOf(outcome));
    return request.answer(outcome);
  };
}

function verdictOf(outcome: WalletOutcome): string {
  if (!outcome.ok) return outcome.name;
  return outcome.isReplay ? 'replay' : 'ok';
}

function isRequest(read: WalletRequest | CallbackReply): read is WalletRequest {
  return 'command' in read;
}
