import type { StaffBetRow } from '@ordago/contracts';
import { useT } from '@ordago/i18n/react';

interface LooseTranslator {
  (key: string, values?: Record<string, string>): string;
  has(key: string): boolean;
}

type Leg = StaffBetRow['legs'][number];

/** The words of a selection, as the sportsbook says them; its own names until they have arrived. */
export function useLegWords() {
  const t = useT() as unknown as LooseTranslator;
  const marketOf = ({ market, line }: Leg) => {
    const key = `sportsbook.market.kind.${market}`;
    const word = t.has(key) ? t(key) : market;
    return line === null ? word : `${word} ${line}`;
  };
  const outcomeOf = ({ outcome, line, home, away }: Leg) => {
    const key = `sportsbook.outcome.${outcome}`;
    return t.has(key) ? t(key, { home, away, line: line ?? '' }) : outcome.toUpperCase();
  };
  return { marketOf, outcomeOf };
}
