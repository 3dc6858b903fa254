import { createParkedStore } from '../../platform/events/repository/parked-store.repository.ts';
import { SUPERADMINS } from '../../platform/http/policy.ts';
import type { Module, Platform } from '../../platform/module.ts';
import type { Audit } from '../audit/index.ts';
import { parkedEventRoutes } from './routes/parked-events.route.ts';
import { createParkedEvents } from './use-cases/parked-events.ts';

export interface NotificationsParts {
  readonly platform: Pick<Platform, 'pool'>;
  readonly audit: Audit;
}

/** Notices to staff about domain events: so far, those that a handler could not take. */
export function createNotifications({ platform, audit }: NotificationsParts): Module {
  return {
    name: 'notifications',
    routes: parkedEventRoutes(createParkedEvents(createParkedStore(platform.pool), audit)),
    policies: {
      'notifications.list-parked-events': { allow: SUPERADMINS },
      'notifications.retry-parked-event': { allow: SUPERADMINS },
      'notifications.discard-parked-event': { allow: SUPERADMINS },
    },
    jobs: [],
    handlers: [],
  };
}
