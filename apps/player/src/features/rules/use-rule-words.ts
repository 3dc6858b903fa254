import { kindName, type LooseTranslator } from '@ordago/i18n/market-words';
import { useLoadBundle, useT } from '@ordago/i18n/react';
import { verdictSentence } from '@ordago/i18n/verdict-words';
import type { LegVerdict, Phrase } from '@ordago/sport-rules';
import { useEffect, useState } from 'react';

/** Brings the texts of the rules, which the first page does not carry. */
export function useRuleTexts(): boolean {
  const load = useLoadBundle();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    let isWanted = true;
    void Promise.all([load('rules'), load('verdicts'), load('markets')]).then(() => isWanted && setReady(true));
    return () => {
      isWanted = false;
    };
  }, [load]);
  return isReady;
}

/** Sentences of the rules by their code; a test of the rules meets every code in three languages. */
export function useRuleWords() {
  const rules = useT('rules');
  const t = useT() as unknown as LooseTranslator;
  return {
    /** Name of a kind of market in the words of a sport, or of a whole statistic. */
    outcome: (kind: string, sport?: string): string => kindName(t, kind, sport) ?? kind,
    textOf: ({ code, params }: Phrase): string => rules(code as 'title', params as { sport: string }),
    sport: (slug: string): string => rules(`sport.${slug as 'football'}`),
    why: ({ why }: LegVerdict, sport?: string): string => verdictSentence(t, why, sport) ?? why.code,
    because: (why: Phrase, sport?: string): string => verdictSentence(t, why, sport) ?? why.code,
  };
}
