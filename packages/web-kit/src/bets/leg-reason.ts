import type { LooseTranslator, NamedOutcome } from '@ordago/i18n/market-words';
import { useLoadBundle, useT } from '@ordago/i18n/react';
import { settledSentence, verdictSentence } from '@ordago/i18n/verdict-words';
import { useCallback, useEffect } from 'react';

/** Reason of a leg's result on the wire: a rule of its sport, with what it speaks of. */
export interface LegReason {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** A text that the bundle always has. */
const PROBE = 'verdicts.completed';
const MARKETS_PROBE = 'markets.part.half';

/**
 * Reasons of results by the rule book of a sport, in the reader's language. Their texts load when a screen uses them;
 * until then, and for a reason of a later version, the answer is null. (Default of the sport: words that fit any sport)
 */
export function useLegReason(): (reason: LegReason, sport?: string) => string | null {
  const t = useVerdicts();
  return useCallback((reason, sport) => verdictSentence(t, reason, sport), [t]);
}

/** A settled leg: how it counted, why, and what was bet on. */
export interface SettledLegWords {
  readonly status: 'won' | 'lost' | 'half-won' | 'half-lost' | 'void';
  readonly why: LegReason;
  readonly named: NamedOutcome;
}

/** One sentence on why a leg counted as it did: "Terminó 1–1; necesitabas Isla Grande."; null until the texts have come. */
export function useSettledReason(): (leg: SettledLegWords) => string | null {
  const t = useVerdicts();
  return useCallback(({ status, ...leg }) => settledSentence(t, status, leg), [t]);
}

/** All texts, the verdicts and the names of markets among them once a screen needs them. */
function useVerdicts(): LooseTranslator {
  const t = useT() as unknown as LooseTranslator;
  const load = useLoadBundle();
  useEffect(() => {
    if (!t.has(PROBE)) void load('verdicts');
    if (!t.has(MARKETS_PROBE)) void load('markets');
  }, [t, load]);
  return t;
}
