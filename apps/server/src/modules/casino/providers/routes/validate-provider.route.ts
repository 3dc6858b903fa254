import { validateProvider } from '@ordago/contracts';
import { isRefusal } from '@ordago/kernel';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import type { ValidateProvider } from '../use-cases/validate-provider.ts';

/** Self-validation of a provider, for staff. */
export function validateProviderRoute(validate: ValidateProvider): BoundRoute {
  return bind(validateProvider, async ({ body: { provider } }) => {
    const found = await validate(provider);
    if (isRefusal(found)) return found;
    const steps = found.steps.map(({ name, isOk, answer }) => ({ name, is_ok: isOk, answer }));
    return { provider, is_valid: found.isValid, steps };
  });
}
