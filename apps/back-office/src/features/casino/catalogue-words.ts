import { CATEGORIES, type Category } from '@ordago/catalogue-search';
import type { LooseTranslator } from '@ordago/i18n/market-words';
import { useLoadBundle, useT } from '@ordago/i18n/react';
import { useEffect } from 'react';

/** Categories that are a tab of the lobby, and have the name of that tab. */
const TABS: Readonly<Partial<Record<Category, string>>> = { all: 'all', favorite: 'favourites' };

export interface CatalogueWords {
  /** Name of a category; with its code behind it where another category has the same name. */
  readonly category: (code: string) => string;
  readonly feature: (code: string) => string;
}

/**
 * Names of categories and features as players read them, from the texts of their site. Until those have come, and for what
 * has no name there, the code is the name.
 */
export function useCatalogueWords(): CatalogueWords {
  const t = useT() as unknown as LooseTranslator;
  const load = useLoadBundle();
  const isLoaded = t.has('player.lobby.tab.all');
  useEffect(() => {
    if (!isLoaded) void load('player');
  }, [isLoaded, load]);
  const textOf = (key: string, code: string) => (t.has(key) ? t(key) : code);
  const nameOf = (code: string) => {
    const tab = TABS[code as Category];
    return textOf(tab === undefined ? `player.lobby.category.${code}` : `player.lobby.tab.${tab}`, code);
  };
  return {
    category: (code) => {
      const name = nameOf(code);
      const isShared = CATEGORIES.some((other) => other !== code && nameOf(other) === name);
      return isShared ? `${name} (${code})` : name;
    },
    feature: (code) => textOf(`player.lobby.feature.${code}`, code),
  };
}
