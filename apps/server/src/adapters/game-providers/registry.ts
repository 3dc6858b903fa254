import type { Clock } from '@ordago/kernel';
import type { GameProvider } from '../../modules/casino/ports/game-provider.ts';
import { evolution } from './evolution/adapter.ts';
import { pragmaticRgs } from './pragmatic-rgs/adapter.ts';
import { slotegrator } from './slotegrator/adapter.ts';

/** What every adapter is built from. */
export interface GameProviderSettings {
  /** Base address of the providers for calls from this server; each has its folder below. */
  readonly url: string;
  /** The same as browsers see it. */
  readonly publicUrl: string;
  readonly secrets: { readonly pragmaticRgs: string; readonly evolution: string; readonly slotegrator: string };
  readonly clock: Clock;
}

/** Every game provider that is plugged in. A new one is a folder beside the others and a line here. */
export function gameProviders({ url, publicUrl, secrets, clock }: GameProviderSettings): readonly GameProvider[] {
  const at = (folder: string) => ({ url: `${url}/${folder}`, publicUrl, clock });
  return [
    pragmaticRgs({ ...at('pragmatic-rgs'), secret: secrets.pragmaticRgs }),
    evolution({ ...at('evolution'), secret: secrets.evolution }),
    slotegrator({ ...at('slotegrator'), merchant: 'ordago', key: secrets.slotegrator }),
  ];
}
