export { type InterruptionVerdict, judgeInterruption } from './judge-interruption.ts';
export { SPORT_RULES, sportRuleOf } from './registry.ts';
export type { Interruption, MatchFormat, SportRule } from './vocabulary.ts';
