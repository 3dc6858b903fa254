import { ODDS_FORMATS, type OddsFormat } from '@ordago/i18n';
import { create } from 'zustand';

const STORAGE_KEY = 'ordago.odds-format';

interface OddsFormatChoice {
  readonly format: OddsFormat;
  choose(format: OddsFormat): void;
}

/** How this player reads odds, remembered on this device. */
export const useOddsFormatChoice = create<OddsFormatChoice>((set) => ({
  format: stored(),
  choose: (format) => {
    try {
      localStorage.setItem(STORAGE_KEY, format);
    } catch {
      // The choice lasts as long as the page.
    }
    set({ format });
  },
}));

function stored(): OddsFormat {
  try {
    const text = localStorage.getItem(STORAGE_KEY);
    return ODDS_FORMATS.find((format) => format === text) ?? 'decimal';
  } catch {
    return 'decimal';
  }
}
