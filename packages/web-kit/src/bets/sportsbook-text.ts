import type { LooseTranslator } from '@ordago/i18n/market-words';
import { useT } from '@ordago/i18n/react';

/** Reads a text of the sportsbook. Another site loads them by `useSelectionWords`; a text is empty until they have arrived. */
export function useSportsbookText(): (key: string, values: Record<string, string | number>) => string {
  const t = useT() as unknown as LooseTranslator;
  return (key, values) => {
    const whole = `sportsbook.${key}`;
    return t.has(whole) ? t(whole, values) : '';
  };
}
