import type { LooseTranslator } from '@ordago/i18n/market-words';
import { useErrorText, useLoadBundle, useT } from '@ordago/i18n/react';
import { useEffect } from 'react';

/** The sentence of a limit that binds a slip; empty until the sentences of refusals have come, which is after the first paint. */
export function useLimitText(): (limit: { readonly name: string; readonly max: string }) => string {
  const t = useT() as unknown as LooseTranslator;
  const load = useLoadBundle();
  const errorText = useErrorText();
  const isLoaded = t.has('errors.internal');
  useEffect(() => {
    if (!isLoaded) void load('errors');
  }, [isLoaded, load]);
  return ({ name, max }) => (isLoaded ? errorText({ name, params: { max } }) : '');
}
