import type { PlayUnit } from '../vocabulary.ts';
import type { Side } from './record.ts';

/**
 * Ending of a contest that was not played to its end, as its supplier reports it: a side gave up, nobody played it, it
 * stopped for good, or it was put off and never began in time; or that it was not played as it had been announced.
 */
export type Ending =
  /** A side gave up after part `part` had begun. */
  | {
      readonly kind: 'withdrawn';
      readonly part: number;
      /** Side that gave up; the other one goes on. (Default: not known) */
      readonly by?: Side;
    }
  | { readonly kind: 'forfeit'; readonly by: 'walkover' | 'default' | 'technical' }
  | {
      readonly kind: 'interrupted';
      /** The format it was played in. (Default: unknown, so that every format of the sport has to agree) */
      readonly format?: string;
      /** Amount that was played; null if unknown. */
      readonly played: number | null;
      /** Unit of `played`. (Default: that of the format's minimum) */
      readonly unit?: PlayUnit;
    }
  | { readonly kind: 'postponed'; readonly isTournamentOver: boolean }
  /** It was ended early because one side was so far ahead. */
  | { readonly kind: 'mercy' }
  /** A fight without a result. */
  | { readonly kind: 'no-contest' }
  /** It was played over another distance than the announced one. */
  | { readonly kind: 'format-changed' }
  /** Overs were taken away; the winner is calculated (DLS). */
  | { readonly kind: 'reduced'; readonly winner: Side | 'draw' };
