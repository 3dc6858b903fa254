import { createParkedStore } from '../../platform/events/repository/parked-store.repository.ts';
import { SUPERADMINS } from '../../platform/http/policy.ts';
import type { Module, Platform } from '../../platform/module.ts';
import type { Audit } from '../audit/index.ts';
import { createNoticesRepository } from './repository/notices.repository.ts';
import { discardParkedEventRoute } from './routes/discard-parked-event.route.ts';
import { listNoticesRoute } from './routes/list-notices.route.ts';
import { listParkedEventsRoute } from './routes/list-parked-events.route.ts';
import { retryParkedEventRoute } from './routes/retry-parked-event.route.ts';
import { measureNotices, type NoticeGauges } from './use-cases/measure-notices.ts';
import { createNotifyStaff } from './use-cases/notify-staff.ts';

export interface NotificationsParts {
  readonly platform: Pick<Platform, 'pool'>;
  readonly audit: Audit;
  readonly gauges: NoticeGauges;
}

/** Notices to staff of what is held or parked, and the domain events that a handler could not take. */
export function createNotifications({ platform, audit, gauges }: NotificationsParts): Module {
  const parts = { parked: createParkedStore(platform.pool), audit };
  const notices = createNoticesRepository(platform.pool);
  return {
    name: 'notifications',
    routes: [
      listNoticesRoute(notices.list),
      listParkedEventsRoute(parts),
      retryParkedEventRoute(parts),
      discardParkedEventRoute(parts),
    ],
    policies: {
      'notifications.list-notices': { allow: SUPERADMINS },
      'notifications.list-parked-events': { allow: SUPERADMINS },
      'notifications.retry-parked-event': { allow: SUPERADMINS },
      'notifications.discard-parked-event': { allow: SUPERADMINS },
    },
    jobs: [{ name: 'notifications.measure', run: () => measureNotices(notices.countOpen, gauges) }],
    handlers: [createNotifyStaff()],
  };
}
