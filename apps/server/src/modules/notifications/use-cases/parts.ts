import type { ParkedStore } from '../../../platform/events/repository/parked-store.repository.ts';
import type { Audit } from '../../audit/index.ts';

/** Parts of the use-cases on domain events that a handler could not take. */
export interface ParkedEventParts {
  readonly parked: ParkedStore;
  readonly audit: Audit;
}
