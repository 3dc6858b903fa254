import { THEME_STORAGE_KEY } from './theme-boot.ts';

export { THEME_STORAGE_KEY, themeBootHash, themeBootScript } from './theme-boot.ts';

/** Choice of the player; `system` stores nothing. */
export type ThemeChoice = 'dark' | 'light' | 'system';
/** Theme that is painted. */
export type Theme = 'dark' | 'light';

const DARK_QUERY = '(prefers-color-scheme: dark)';

/** The stored choice. Private windows that refuse storage answer `system`. */
export function readThemeChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(THEME_STORAGE_KEY);
    return stored === 'dark' || stored === 'light' ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** The theme that a choice paints now. */
export function resolveTheme(choice: ThemeChoice): Theme {
  if (choice !== 'system') return choice;
  return matchMedia(DARK_QUERY).matches ? 'dark' : 'light';
}

/** Stores the choice and paints it. Without storage the choice lasts as long as the page. */
export function chooseTheme(choice: ThemeChoice): Theme {
  try {
    if (choice === 'system') localStorage.removeItem(THEME_STORAGE_KEY);
    else localStorage.setItem(THEME_STORAGE_KEY, choice);
  } catch {
    // The page is still painted; only the memory of it is missing.
  }
  return paintTheme(resolveTheme(choice));
}

/** Follows the system and other tabs until the returned function is called. */
export function watchTheme(onChange: (theme: Theme) => void): () => void {
  const query = matchMedia(DARK_QUERY);
  const follow = () => onChange(paintTheme(resolveTheme(readThemeChoice())));
  const followTab = (event: StorageEvent) => {
    if (event.key === THEME_STORAGE_KEY) follow();
  };
  query.addEventListener('change', follow);
  window.addEventListener('storage', followTab);
  return () => {
    query.removeEventListener('change', follow);
    window.removeEventListener('storage', followTab);
  };
}

function paintTheme(theme: Theme): Theme {
  document.documentElement.dataset.theme = theme;
  return theme;
}
