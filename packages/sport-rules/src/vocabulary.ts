/** One way in which a sport is played, with what counts as played enough. */
export interface MatchFormat {
  /** Names the format within its sport: `90`, `70`, `7x7`. */
  readonly name: string;
  /** Minutes of regular time. */
  readonly regularMinutes: number;
  /** An interrupted match counts as completed once so many of its minutes are played. */
  readonly minimumMinutes: number;
}

/** The rule book of one sport, as data: articles are written from it and settlement runs on it. */
export interface SportRule {
  /** `football`; the article's slug is `bets-on-` and this. */
  readonly slug: string;
  /** Raised with every change; a bet is settled by the rule that was in force when it was placed. */
  readonly version: number;
  /** The first format is the sport's usual one. */
  readonly formats: readonly [MatchFormat, ...MatchFormat[]];
  /** Hours within which an interrupted match may be continued. */
  readonly interruptionWindowHours: number;
}

/** What became of a match that stopped before its end. */
export interface Interruption {
  /** The format it was played in. (Default: the sport's usual one) */
  readonly format?: string;
  readonly playedMinutes: number;
}
