import type { Clock } from '@ordago/kernel';
import type { Pool } from 'pg';
import type { Log } from '../../../platform/log/log.ts';
import type { RoundLength } from '../domain/round-clock.ts';

/** Parts of the use-cases of the virtual sports. */
export interface VirtualParts {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: Log;
  /** Null where no virtual sports are played. */
  readonly length: RoundLength | null;
  /** Where the verifier stands, an address without what lies behind `#`. */
  readonly verifierUrl: string;
  /** Ids of the events behind our keys, as the sportsbook gave them; unknown ones are missing. */
  readonly eventsOf: (keys: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}
