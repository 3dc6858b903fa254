import { type AnswerOf, readSiteSettings } from '@ordago/contracts';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

export type SiteSettings = AnswerOf<typeof readSiteSettings>;

/** Query of the site settings: currencies, password policy, limits. Changes rarely. */
export const siteSettingsQuery = queryOptions({
  queryKey: ['site-settings'],
  queryFn: ({ signal }): Promise<SiteSettings> => api(readSiteSettings, { signal }),
  staleTime: 10 * 60_000,
});
