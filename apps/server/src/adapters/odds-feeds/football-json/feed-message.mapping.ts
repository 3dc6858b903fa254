import { type Odds, parseOdds } from '@ordago/kernel';
import type { FeedFacts, FeedRecordBody, FeedWireMessage } from '@ordago/provider-protocols';
import type { MarketOffer, MatchFacts, ResultRecord } from '../../../modules/sportsbook/ports/odds-feed.ts';

type WireMarket = Extract<FeedWireMessage, { kind: 'offer' }>['markets'][number];

/** A market of the supplier's own prices; a price that no list could hold leaves its selection out. */
export function offerOf({ kind, specifier, selections }: WireMarket): MarketOffer {
  return {
    kind,
    specifier,
    selections: selections.flatMap(({ odds: text, ...selection }) => {
      const odds: Odds | null = parseOdds(text);
      return odds === null ? [] : [{ ...selection, odds }];
    }),
  };
}

/** The facts of a match in our words; what the supplier leaves out stays out. */
export function factsOf(facts: FeedFacts): MatchFacts {
  const { periods_planned, regular_minutes, decided_in, shoot_out, goals, ...same } = facts;
  return withoutGaps({
    ...same,
    periodsPlanned: periods_planned,
    regularMinutes: regular_minutes,
    decidedIn: decided_in,
    shootOut: shoot_out,
    goals: goals?.map(({ own_goal, ...goal }) => withoutGaps({ ...goal, isOwnGoal: own_goal })),
  });
}

/** A record of any sort in our words. */
export function recordOf(body: FeedRecordBody): ResultRecord {
  switch (body.sort) {
    case 'match': {
      const { sort, status, score, minutes_played, ...facts } = body;
      return withoutGaps({ sort, status, score, minutesPlayed: minutes_played, ...factsOf(facts) });
    }
    case 'race': {
      const { fastest_lap, ...race } = body;
      return withoutGaps({ ...race, fastestLap: fastest_lap });
    }
    case 'tournament': {
      const { entries, final_held, ...tournament } = body;
      return withoutGaps({
        ...tournament,
        isFinalHeld: final_held,
        entries: entries?.map(({ withdrawn, ...entry }) => withoutGaps({ ...entry, isWithdrawn: withdrawn })),
      });
    }
  }
}

/** What is absent is told by no key at all, so that a record reads the same from its column. */
function withoutGaps<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as T;
}
