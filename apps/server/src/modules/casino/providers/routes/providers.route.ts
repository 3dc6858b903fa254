import { listProviders, validateProvider } from '@ordago/contracts';
import { isRefusal } from '@ordago/kernel';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import { presentHealth } from '../presenters.ts';
import type { ListProviders } from '../use-cases/list-providers.ts';
import type { ValidateProvider } from '../use-cases/validate-provider.ts';

/** How the providers do, for staff. */
export function providerRoutes(list: ListProviders, validate: ValidateProvider): BoundRoute[] {
  return [
    bind(listProviders, async () => (await list()).map(presentHealth)),
    bind(validateProvider, async ({ body: { provider } }) => {
      const found = await validate(provider);
      if (isRefusal(found)) return found;
      const steps = found.steps.map(({ name, isOk, said: reported }) => ({ name, is_ok: isOk, said: reported }));
      return { provider, is_valid: found.isValid, steps };
    }),
  ];
}
