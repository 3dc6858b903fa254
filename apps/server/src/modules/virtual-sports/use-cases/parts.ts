import type { Clock } from '@ordago/kernel';
import type { Log } from '../../../platform/log/log.ts';
import type { RoundLength } from '../domain/round-clock.ts';
import type { RoundsRepository } from '../repository/rounds.repository.ts';

/** Parts of the use-cases of the virtual sports. */
export interface VirtualParts {
  readonly rounds: RoundsRepository;
  readonly clock: Clock;
  readonly log: Log;
  /** Null where no virtual sports are played. */
  readonly length: RoundLength | null;
  /** Address of the verifier, without the part after `#`. */
  readonly verifierUrl: string;
  /** Ids of the events behind our keys, as the sportsbook gave them; unknown ones are missing. */
  readonly eventsOf: (keys: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}

/** Parts of the reads of rounds. */
export type ReadParts = Pick<VirtualParts, 'rounds' | 'length' | 'verifierUrl' | 'eventsOf'>;

/** Takes the supplier's messages as one body; it may come twice. */
export type OnRound = (body: Buffer) => Promise<unknown>;

/** Parts of what turns the rounds. */
export type TurnParts = Pick<VirtualParts, 'rounds' | 'clock' | 'log'> & {
  readonly length: RoundLength;
  /** Called when rounds have changed. (Default: no cache to clear) */
  readonly onChange?: () => void;
};
