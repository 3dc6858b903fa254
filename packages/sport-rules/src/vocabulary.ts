import type { OperatorRule } from './decided-rows.ts';
import type { EachWayLadder } from './each-way.ts';
import type { Outcomes } from './outcomes.ts';

/** Units of play. `displayed` are minutes of the game's own clock, `real` those of the wall where the game's runs faster. */
export type PlayUnit = 'minutes' | 'displayed' | 'real' | 'innings' | 'ends';

/** So much of a match. Minutes may have a fraction: 6.5 is six minutes and thirty seconds. */
export interface Play {
  readonly unit: PlayUnit;
  readonly amount: number;
}

/** From when on an interrupted match counts as completed: once so much was played, or only when nothing is missing. */
export type Minimum = Play | 'to-the-end';

/** Rule by which a set or a game is won. */
export interface PartScoring {
  /** Points or goals that win it. */
  readonly target: number;
  /** The target of the last possible part, where it differs. */
  readonly decider?: number;
  /** By how much it has to be led. (Default: 1) */
  readonly lead?: number;
  /** Score that wins at once, whatever the lead. */
  readonly cap?: number;
}

export type Part = 'set' | 'game' | 'map' | 'round' | 'period' | 'end';

/** Length of a match, as far as the specification states it. */
export type Length =
  /** Minutes of regular time; `parts` of equal length where the specification names them. */
  | { readonly kind: 'time'; readonly minutes: number; readonly parts?: number }
  /** A fixed number of parts, or a span of it; `minutes` is the length of each. */
  | {
      readonly kind: 'parts';
      readonly part: Part;
      readonly min?: number;
      readonly max: number;
      readonly minutes?: number;
    }
  /** Parts until one side has won most of them. */
  | { readonly kind: 'best-of'; readonly part: Part; readonly parts: number; readonly scoring?: PartScoring }
  /** Parts until one side has won so many, or a single kind of part whose number the specification leaves open. */
  | { readonly kind: 'won-parts'; readonly part: Part; readonly wins?: number; readonly scoring: PartScoring }
  /** The specification gives no length: the organiser's rules hold. */
  | { readonly kind: 'open' };

/** One way in which a sport is played, with what counts as played enough. */
export interface MatchFormat {
  /** Names the format within its sport: `90`, `4x5`, `women-60`. */
  readonly name: string;
  /** Words of its own in the article, where the length alone does not distinguish formats. */
  readonly variant?: Variant;
  readonly length: Length;
  readonly minimum: Minimum;
}

export type Variant =
  | 'women'
  | 'rugby-7'
  | 'rugby-9'
  | 'rugby-10'
  | 'beach'
  | 'minutes-3'
  | 'minutes-2'
  | 'some-championships';

export type VictoryMethod =
  | 'points'
  | 'knockout'
  | 'technical-knockout'
  | 'technical-decision'
  | 'disqualification-or-refusal';

/** Rules of a sport beside the common doctrine; a pure function executes each kind. */
export type Special =
  /** A lead so large ends the match at once, as completed (`judgePrematureWin`). */
  | { readonly kind: 'premature-win'; readonly style: 'freestyle' | 'greco-roman'; readonly lead: number }
  /** A side that withdraws after a period has begun lost at the end of the one before (`judgeLeg`). */
  | { readonly kind: 'withdrawal-ends-previous-part' }
  /** A period that ends in a draw gives both back where the line has no draw (`judgeLeg`). */
  | { readonly kind: 'drawn-part-returns' }
  /** The winner of the tournament (`judgeTournament`). */
  | { readonly kind: 'tournament-winner' }
  /** Ways to win that can be bet on. */
  | { readonly kind: 'victory-methods'; readonly methods: readonly VictoryMethod[] }
  /** A race (`judgeHeadToHead`, `isClassified`, `isInRuleBook`). */
  | { readonly kind: 'race'; readonly podium: number; readonly classifiedPercent: number }
  /** Half with more: 1>2, 1=2, 1<2. */
  | { readonly kind: 'highest-half' }
  /** First half and match together, with 4 or 9 answers (`halfAndMatchOptions`). */
  | { readonly kind: 'half-and-match'; readonly ways: 2 | 3 }
  /** Highest possible score of one break or one visit (`isPossibleScore`). */
  | { readonly kind: 'score-max'; readonly what: 'break' | 'visit'; readonly points: number }
  /** Rounds of virtual games (`isSoundRound`). */
  | {
      readonly kind: 'virtual-round';
      readonly minutesMin: number;
      readonly bettingSecondsMin: number;
    }
  /** Number of players and least number of rounds, and what the knock-out adds to the bets. */
  | { readonly kind: 'virtual-cup'; readonly teams: number; readonly roundsMin: number }
  /** The game's clock against the wall's (`displayedMinutes`). */
  | {
      readonly kind: 'game-clock';
      readonly format: string;
      readonly displayedMinutes: number;
      readonly realMinutes: number;
    };

/** `e-sport` is everything that a machine plays or shows: it waits less long (specification 3, section 4). */
export type Family = 'sport' | 'e-sport';

/** A section of specification 3. */
export type Section = 2 | 3 | 4 | 9;

/** The rule book of one sport, as data: articles are written from it and settlement runs on it. */
export interface SportRule {
  /** `football`; the article's slug is `bets-on-` and this. */
  readonly slug: string;
  /** Raised with every change. */
  readonly version: number;
  readonly family: Family;
  /** The sections of specification 3 that speak of this sport; section 4 alone where it names no figure. */
  readonly sections: readonly [Section, ...Section[]];
  /** The kinds of markets that it can be bet in; no other is sold. */
  readonly outcomes: Outcomes;
  /** The first format is the sport's usual one. */
  readonly formats: readonly [MatchFormat, ...MatchFormat[]];
  /** Time for which a postponed match stays valid. (Default: the window of an interrupted one) */
  readonly postponedUntil?: 'end-of-tournament';
  readonly special?: readonly Special[];
  /** On which terms a winner can be bet on each way. (Default: only to win) */
  readonly eachWay?: EachWayLadder;
  /** Decisions of the operator where the specification leaves it open. */
  readonly operatorRules?: readonly OperatorRule[];
}

/** A sentence as data: its text is in the catalogue, in three languages. */
export interface Phrase<Code extends string = string> {
  readonly code: Code;
  readonly params: Readonly<Record<string, string | number>>;
}

/** The special rule of a kind; undefined where a sport has none. */
export function specialOf<Kind extends Special['kind']>(
  rule: SportRule,
  kind: Kind,
): Extract<Special, { kind: Kind }> | undefined {
  return rule.special?.find((special): special is Extract<Special, { kind: Kind }> => special.kind === kind);
}

/** State of a match that stopped before its end. */
export interface Interruption {
  /** The format it was played in. (Default: unknown, so that every format of the sport has to agree) */
  readonly format?: string;
  /** Amount that was played, in the unit of the format's minimum; null if unknown. */
  readonly played: number | null;
}
