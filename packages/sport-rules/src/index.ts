export {
  type Article,
  articleOf,
  articleSlugOf,
  EXAMPLE,
  type ExampleRow,
  type FormatRow,
  payoutOfExample,
  type Statement,
} from './article.ts';
export { OPERATOR_RULES, type OperatorRule } from './decided-rows.ts';
export {
  COMMON_SENTENCES,
  hasDecision,
  MISSING_FIGURE_DAYS,
  minuteOf,
  type Retirement,
  WINDOW_HOURS,
  windowHoursOf,
} from './doctrine.ts';
export {
  CUSTOMARY_LADDER,
  EACH_WAY_BOUNDS,
  type EachWayLadder,
  type EachWayRung,
  rungOf,
} from './each-way.ts';
export { type JudgedContest, judgeContest } from './judging/judge-contest.ts';
export { formatOf, type InterruptionVerdict, judgeInterruption } from './judging/judge-interruption.ts';
export {
  type JudgedSelection,
  judgeLeg,
  type LegVerdict,
  type MatchState,
  type Settles,
  WHY_CODES,
  type WhyCode,
} from './judging/judge-leg.ts';
export {
  displayedMinutes,
  isPossibleScore,
  isSoundCup,
  isSoundRound,
  judgePrematureWin,
} from './judging/judge-parts.ts';
export { afterCeremony, isClassified, judgeHeadToHead, type RaceEntry } from './judging/judge-race.ts';
export { reachedOf, winnerByRetirement } from './judging/judge-retirement.ts';
export * from './markets/index.ts';
export {
  NOTIONS,
  type Notion,
  type NotionArticle,
  type NotionRow,
  type NotionStatus,
  notionArticleOf,
} from './notions/index.ts';
export { SPORT_RULES, sportRuleOf } from './registry.ts';
export type { Ending } from './result/ending.ts';
export { scoreOf, statisticOf, sumOf } from './result/facts.ts';
export type {
  ContestStatus,
  Counts,
  FightMethod,
  FightRecord,
  Goal,
  MatchRecord,
  RaceRecord,
  ResultRecord,
  Runner,
  Score,
  Side,
  TournamentEntry,
  TournamentRecord,
} from './result/record.ts';
export { isInRuleBook, isOutcomeInRuleBook } from './rule-book-markets.ts';
export {
  RULE_SECTIONS,
  type RuleSection,
  rulePlaceOf,
  ruleSectionOf,
  type SettledReason,
  sectionsByPlace,
} from './rule-sections.ts';
export {
  type ContestWord,
  contestWordOf,
  isPlayedInHalves,
  type PartWord,
  partWordOf,
  type Shape,
  shapeOf,
} from './shape.ts';
export type {
  Family,
  Interruption,
  MatchFormat,
  Phrase,
  Play,
  PlayUnit,
  Special,
  SportRule,
  VictoryMethod,
} from './vocabulary.ts';
export { specialOf } from './vocabulary.ts';
