import { type Instant, type Odds, odds } from '@ordago/kernel';
import { stakeTerms } from '../../src/modules/bonuses/index.ts';
import type { BettingRules, OfferedSelection } from '../../src/modules/sportsbook/shared/domain/slip.ts';

/** For tests: a back-office page that limits nothing beyond the rules of the operator. */
export const OPEN_BETTING_RULES: BettingRules = {
  settings: {
    areBetsStopped: false,
    areLiveBetsStopped: false,
    liveDelayS: 5,
    betGapS: 0,
    sameBetMax: null,
    expressLegsMax: 20,
    combinationsMax: 1_000,
    expressOddsMax: 1_000_000 as Odds,
    bonusOddsMin: 1_800 as Odds,
    bonusExpressLegsMin: 2,
    bonusPercentMax: 100,
    bonusBetsMax: null,
    retirement: 'returned' as const,
    freeSingleOddsMin: 2_000 as Odds,
    freeSingleOddsMax: null,
    freeExpressOddsMin: 2_000 as Odds,
  },
  limits: [],
  rules: [],
  funding: 'main',
  terms: stakeTerms,
};

/** For tests: a selection on offer a day ahead, at 2.00, of an event of its own. */
export function offered(change: Partial<OfferedSelection> & { selection: string }): OfferedSelection {
  const { selection } = change;
  return {
    event: `event-${selection}`,
    league: '7',
    sport: 'football',
    teams: [`home-${selection}`, `away-${selection}`],
    startsAt: 86_400_000 as Instant,
    state: 'scheduled',
    isInPlay: false,
    isStopped: false,
    isMarketOpen: true,
    score: '',
    odds: odds(2_000),
    version: 3,
    ...change,
  };
}
