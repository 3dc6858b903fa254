import { EVERYONE } from '../../platform/http/policy.ts';
import type { Module } from '../../platform/module.ts';
import type { SiteSettings } from './domain/site-settings.ts';
import { readSiteSettingsRoute } from './routes/read-site-settings.route.ts';

/** The door of the content: what the site says about itself. */
export { DEFAULT_SETTINGS, UNSTATED_LIMITS } from './domain/default-settings.ts';
export type { Bounds, SiteLimits, SiteSettings } from './domain/site-settings.ts';

export function createContent({ settings }: { settings: SiteSettings }): { readonly module: Module } {
  const policies = { 'site.read-settings': { allow: EVERYONE } };
  return { module: { name: 'content', routes: [readSiteSettingsRoute(settings)], policies, jobs: [] } };
}
