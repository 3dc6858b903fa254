import { createApiClient } from '@ordago/api-client';
import { currentLocale } from '@ordago/i18n/browser';

/** Every call of the back office goes through here; features name a contract and its input. */
export const api = createApiClient({ locale: currentLocale, partnerName: 'ordago' });
