import type { PlayUnit } from '../vocabulary.ts';

/**
 * How a contest ended that was not played to its end, as its supplier tells it: a side gave up, nobody played it, it stopped
 * for good, or it was put off and never began in time.
 */
export type Ending =
  /** A side gave up after part `part` had begun. */
  | { readonly kind: 'withdrawn'; readonly part: number }
  | { readonly kind: 'forfeit'; readonly by: 'walkover' | 'default' | 'technical' }
  | {
      readonly kind: 'interrupted';
      /** The format it was played in. (Default: the sport's usual one) */
      readonly format?: string;
      /** How much was played; null when nobody can tell. */
      readonly played: number | null;
      /** What `played` counts. (Default: what the minimum of the format counts) */
      readonly unit?: PlayUnit;
    }
  | { readonly kind: 'postponed'; readonly isTournamentOver: boolean };
