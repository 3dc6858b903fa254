import { EVERYONE } from '../../platform/http/policy.ts';
import type { Module } from '../../platform/module.ts';
import type { SiteLimits, SiteSettings } from './domain/site-settings.ts';
import { readSiteSettingsRoute } from './routes/read-site-settings.route.ts';
import { readSportsbooksRoute, type SportsbookSettings } from './routes/read-sportsbooks.route.ts';

/** Public API of the content: settings and texts of the site. */
export { DEFAULT_SETTINGS } from './domain/default-settings.ts';
export type { SiteLimits, SiteSettings } from './domain/site-settings.ts';

export interface ContentOptions {
  readonly settings: SiteSettings;
  /** Origin of the betting frame. */
  readonly sportsbookUrl: string;
  /** The sportsbooks that can be embedded. (Default: ours alone) */
  readonly sportsbooks?: SportsbookSettings;
  /** Limits by the modules that enforce them, read anew each time. (Default: none beyond the settings) */
  readonly limits?: () => Promise<Partial<SiteLimits>>;
}

/** Creates the module: the public settings of the site and of the embedded sportsbooks. */
export function createContent({
  settings,
  sportsbookUrl,
  sportsbooks = { active: 'house', frames: { house: sportsbookUrl, betconstruct: '', digitain: '' } },
  limits = async () => ({}),
}: ContentOptions): {
  readonly module: Module;
} {
  const current = async () => ({ ...settings, limits: { ...settings.limits, ...(await limits()) } });
  const policies = { 'site.read-settings': { allow: EVERYONE }, 'site.read-sportsbooks': { allow: EVERYONE } };
  const routes = [readSiteSettingsRoute(current, sportsbookUrl), readSportsbooksRoute(sportsbooks)];
  return { module: { name: 'content', routes, policies, jobs: [], handlers: [] } };
}
