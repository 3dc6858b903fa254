import { type AdminOrder, adminLineOf } from '../../shared/use-cases/admin-line.ts';
import { ADMIN_ACTIONS } from '../domain/admin-actions.ts';

/** Returns the line of the audit for a featured express that is offered from now on, or no more. */
export function expressLineOf(order: AdminOrder, express: string, offered: boolean) {
  return adminLineOf(order, ADMIN_ACTIONS.express, { express, offered });
}
