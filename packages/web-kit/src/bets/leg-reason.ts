import type { LooseTranslator } from '@ordago/i18n/market-words';
import { useLoadBundle, useT } from '@ordago/i18n/react';
import { useCallback, useEffect } from 'react';

/** Reason of a leg's result on the wire: a rule of its sport, with what it speaks of. */
export interface LegReason {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** A text that the bundle always has. */
const PROBE = 'verdicts.completed';

/**
 * Reasons of results by the rule book of a sport, in the reader's language. Their texts load when a screen uses them;
 * until then, and for a reason of a later version, the answer is null.
 */
export function useLegReason(): (reason: LegReason) => string | null {
  const t = useT() as unknown as LooseTranslator;
  const load = useLoadBundle();
  useEffect(() => {
    if (!t.has(PROBE)) void load('verdicts');
  }, [t, load]);
  return useCallback(
    ({ code, params }) => {
      const key = `verdicts.${code}`;
      return t.has(key) ? t(key, params) : null;
    },
    [t],
  );
}
