import { assert } from '@ordago/kernel';
import { isSoundRound as isSound, isSoundCup, type Special, sportRuleOf } from '@ordago/sport-rules';
import type { VirtualCompetition } from './round.ts';

/** The rule book that each competition is played and settled by: also the name of its sport in the line. */
export const SPORT_OF: Readonly<Record<VirtualCompetition, string>> = {
  league: 'virtual-football-league',
  cup: 'virtual-football-cup',
};

function ruleOf(competition: VirtualCompetition) {
  const rule = sportRuleOf(SPORT_OF[competition]);
  assert(rule, `there is no rule book for ${SPORT_OF[competition]}`);
  return rule;
}

/** Returns true if a round leaves the time that both articles promise (specification 3, section 9). */
export function isSoundRound(round: { seconds: number; bettingSeconds: number }): boolean {
  return isSound(ruleOf('league'), round) && isSound(ruleOf('cup'), round);
}

/** Returns true if a cup has the teams and rounds that its article promises. */
export function isSoundVirtualCup(cup: { teams: number; rounds: number }): boolean {
  return isSoundCup(ruleOf('cup'), cup);
}

/** Returns the articles' rule on a round. */
export function specialOfVirtual(): Extract<Special, { kind: 'virtual-round' }> {
  const special = ruleOf('league').special?.find((one) => one.kind === 'virtual-round');
  assert(special?.kind === 'virtual-round', 'the article has rounds');
  return special;
}
