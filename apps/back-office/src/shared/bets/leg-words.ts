import type { StaffBetRow } from '@ordago/contracts';
import { type LooseTranslator, marketName, outcomeName } from '@ordago/i18n/market-words';
import { useT } from '@ordago/i18n/react';

type Leg = StaffBetRow['legs'][number];

/**
 * The words of a selection and of its reason, as its player reads them; its own names until they have arrived. Another
 * sportsbook says them itself.
 */
export function useLegWords(isOurs: boolean) {
  const t = useT() as unknown as LooseTranslator;
  return {
    marketOf: (leg: Leg) => (isOurs ? marketName(t, { ...leg, kind: leg.market }) : null) ?? leg.market,
    outcomeOf: (leg: Leg) =>
      isOurs && t.has('sportsbook.outcome.x')
        ? outcomeName(t, { ...leg, kind: leg.market })
        : isOurs
          ? leg.outcome.toUpperCase()
          : leg.outcome,
    whyOf: ({ why }: Leg) => (why && t.has(`verdicts.${why.code}`) ? t(`verdicts.${why.code}`, why.params) : null),
  };
}
