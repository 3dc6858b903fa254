import { readSiteSettings } from '@ordago/contracts';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import { presentSettings } from '../presenters.ts';

export function readSiteSettingsRoute(
  current: () => Promise<Parameters<typeof presentSettings>[0]>,
  sportsbookUrl: string,
): BoundRoute {
  return bind(readSiteSettings, async () => presentSettings(await current(), sportsbookUrl));
}
