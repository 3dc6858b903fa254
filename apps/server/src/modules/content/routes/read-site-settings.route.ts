import { readSiteSettings } from '@ordago/contracts';
import { type BoundRoute, bind } from '../../../platform/http/bound-route.ts';
import { presentSettings } from '../presenters.ts';

export function readSiteSettingsRoute(settings: Parameters<typeof presentSettings>[0]): BoundRoute {
  const answer = presentSettings(settings);
  return bind(readSiteSettings, async () => answer);
}
