import type { PartnerBook, ToFrame } from '@ordago/contracts';

/** Languages of a frame: those of the site that embeds it. */
export type Language = Extract<ToFrame, { type: 'hello' }>['locale'];

/** Facts that the server writes into the page and the script of the page reads. */
export interface FrameFacts {
  readonly name: PartnerBook;
  readonly title: string;
  /** The title in two parts; the second one bears the colour of the sportsbook. */
  readonly logo: readonly [string, string];
  /** Codes of the operator for a session that is over: the site is asked for another token. */
  readonly over: readonly string[];
  /** Token of the link; null where the token comes over the bridge. */
  readonly handed: string | null;
  /** Two letters; one that the frame has no texts in reads English. */
  readonly language: string;
  /** Several singles may leave in one call. */
  readonly takesOrders: boolean;
  /** It promises free bets, which may pay a bet. */
  readonly givesAwards: boolean;
  /** The place that is opened first. */
  readonly path: string;
  /** Origins of the operator, the only ones that messages are exchanged with. */
  readonly allowed: readonly string[];
}

/** Id of the element that holds the facts as JSON. */
export const FACTS_ID = 'facts';

/** Id of the element that the script draws into. */
export const APP_ID = 'app';
