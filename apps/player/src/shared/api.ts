import { createApiClient, createPartnerTokens } from '@ordago/api-client';
import { issuePartnerToken } from '@ordago/contracts';
import { currentLocale } from '@ordago/i18n/browser';
import { queryClient } from './query-client.ts';
import { SESSION_KEY } from './session-key.ts';

const partnerTokens = createPartnerTokens({
  issue: () => api(issuePartnerToken),
  isSignedIn: () => Boolean(queryClient.getQueryData(SESSION_KEY)),
});

/** Every call of the site goes through here; features name a contract and its input. */
export const api = createApiClient({ locale: currentLocale, partnerName: 'ordago', partner: partnerTokens });

/** Forgets the token: the next player has one of their own. */
export const forgetPartnerToken = partnerTokens.forget;
