import { type Refusal, refuse } from '@ordago/kernel';
import type { Audit } from '../../../audit/index.ts';
import { CUSTOMARY_TERMS } from '../../shared/domain/each-way.ts';
import { type AdminOrder, adminLineOf } from '../../shared/use-cases/admin-line.ts';
import type { BettingAdminStore } from '../repository/betting-admin.repository.ts';
import type { EachWaySettings, EachWayTarget } from '../repository/each-way-settings.repository.ts';
import { ADMIN_ACTIONS } from './betting-overview.ts';

/** Settings of staff for each-way bets. */
export interface EachWayAdmin extends Pick<EachWaySettings, 'list'> {
  /** Terms where nothing is set. */
  readonly custom: typeof CUSTOMARY_TERMS;
  /**
   * Sets the terms of an event, a league or a sport, or lifts them. What was bet keeps its own.
   *
   * @refuses betting-target-not-found, state-changed when it is so already
   */
  set(
    about: EachWayTarget,
    eachWay: string | null,
    order: AdminOrder,
  ): Promise<Refusal<'betting-target-not-found' | 'state-changed'> | null>;
}

export function createEachWayAdmin(parts: {
  settings: EachWaySettings;
  targets: Pick<BettingAdminStore, 'hasTarget'>;
  audit: Audit;
}): EachWayAdmin {
  const { settings, targets, audit } = parts;
  return {
    list: settings.list,
    custom: CUSTOMARY_TERMS,
    set: async (about, eachWay, order) => {
      // The target of lifted terms may be gone.
      if (eachWay !== null && !(await targets.hasTarget(about.scope, about.target)))
        return refuse('betting-target-not-found', { field: 'target' });
      const line = adminLineOf(order, ADMIN_ACTIONS['each-way'], { ...about, each_way: eachWay });
      const isDone = await settings.save(about, eachWay, order.now, (tx) => audit.append(line, tx));
      return isDone ? null : refuse('state-changed');
    },
  };
}
