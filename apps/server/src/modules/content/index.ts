import type { Currency, PlayerId } from '@ordago/kernel';
import { EVERYONE } from '../../platform/http/policy.ts';
import type { Module } from '../../platform/module.ts';
import { BASE_CURRENCY } from './domain/default-settings.ts';
import type { SiteLimits, SiteSettings } from './domain/site-settings.ts';
import { type ReadSettings, readSiteSettingsRoute } from './routes/read-site-settings.route.ts';
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
  /** Limits in a currency by the modules that enforce them, read anew each time. (Default: none beyond the settings) */
  readonly limits?: (currency: Currency) => Promise<Partial<SiteLimits>>;
  /** Rates that staff set: units of a currency for one US dollar. (Default: none) */
  readonly rates?: () => Promise<ReadonlyMap<string, string>>;
  /** Returns the currency of a player; null for one that does not exist. (Default: nobody is known) */
  readonly currencyOf?: (player: PlayerId) => Promise<Currency | null>;
}

/** Creates the module: the public settings of the site and of the embedded sportsbooks. */
export function createContent({
  settings,
  sportsbookUrl,
  sportsbooks = { active: 'house', frames: { house: sportsbookUrl, betconstruct: '', digitain: '' } },
  limits = async () => ({}),
  rates = async () => new Map(),
  currencyOf = async () => null,
}: ContentOptions): {
  readonly module: Module;
} {
  const current: ReadSettings = async (player) => {
    const currency = (player && (await currencyOf(player))) ?? settings.currencies[0] ?? BASE_CURRENCY;
    const [stated, known] = await Promise.all([limits(currency), rates()]);
    return { ...settings, currency, rates: known, limits: { ...settings.limits, ...stated } };
  };
  const policies = { 'site.read-settings': { allow: EVERYONE }, 'site.read-sportsbooks': { allow: EVERYONE } };
  const routes = [readSiteSettingsRoute(current, sportsbookUrl), readSportsbooksRoute(sportsbooks)];
  return { module: { name: 'content', routes, policies, jobs: [], handlers: [] } };
}
