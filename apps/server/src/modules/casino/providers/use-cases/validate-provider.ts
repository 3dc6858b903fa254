import { type Refusal, refuse } from '@ordago/kernel';
import { type GameProvider, hasFailed, type SelfValidation } from '../../shared/ports/game-provider.ts';

/**
 * Has a provider try our wallet calls.
 *
 * @refuses provider-not-configured for one that is not plugged in or offers no such thing, provider-unreachable, provider-error
 */
export type ValidateProvider = (
  name: string,
) => Promise<SelfValidation | Refusal<'provider-not-configured' | 'provider-unreachable' | 'provider-error'>>;

export function createValidateProvider(providers: readonly GameProvider[]): ValidateProvider {
  return async (name) => {
    const provider = providers.find((one) => one.name === name);
    const found = await provider?.selfValidate?.();
    if (found === undefined) return refuse('provider-not-configured', { provider: name });
    if (!hasFailed(found)) return found;
    return refuse(found.failed === 'unreachable' ? 'provider-unreachable' : 'provider-error');
  };
}
