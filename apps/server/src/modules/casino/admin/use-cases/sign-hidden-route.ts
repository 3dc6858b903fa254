import type { Audit } from '../../../audit/index.ts';
import type { HiddenRoutes } from '../../catalogue/index.ts';
import { type AdminOrder, adminLineOf } from './admin-line.ts';

/** Signs a link that shows the games of hidden providers, with its line in the audit. */
export type SignHiddenRoute = (order: AdminOrder) => Promise<ReturnType<HiddenRoutes['sign']>>;

export function createSignHiddenRoute(hiddenRoutes: HiddenRoutes, audit: Audit): SignHiddenRoute {
  return async (order) => {
    const signed = hiddenRoutes.sign(order.now);
    await audit.append(adminLineOf(order, 'casino.hidden-route-signed', { until: signed.until }));
    return signed;
  };
}
