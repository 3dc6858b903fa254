import type { StaffBetRow } from '@ordago/contracts';
import { useLegReason, useSelectionWords } from '@ordago/web-kit/bets';

type Leg = StaffBetRow['legs'][number];

/** The words of a selection and of its reason, as its player reads them. Another sportsbook sends the words itself. */
export function useLegWords(isOurs: boolean) {
  const words = useSelectionWords();
  const reasonOf = useLegReason();
  return {
    marketOf: (leg: Leg) => (isOurs ? words.market({ ...leg, kind: leg.market }) : leg.market),
    outcomeOf: (leg: Leg) => (isOurs ? words.outcome({ ...leg, kind: leg.market }) : leg.outcome),
    whyOf: ({ why, sport }: Leg) => (why ? reasonOf(why, sport) : null),
  };
}
