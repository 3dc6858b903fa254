import { useEffect, useState } from 'react';
import { chooseTheme, readThemeChoice, resolveTheme, type Theme, type ThemeChoice, watchTheme } from './theme.ts';

/** The painted theme, the stored choice and the way to change it. One place in the shell uses it. */
export function useTheme(): { theme: Theme; choice: ThemeChoice; choose: (choice: ThemeChoice) => void } {
  const [choice, setChoice] = useState<ThemeChoice>(readThemeChoice);
  const [theme, setTheme] = useState<Theme>(() => resolveTheme(readThemeChoice()));

  useEffect(
    () =>
      watchTheme((next) => {
        setTheme(next);
        setChoice(readThemeChoice());
      }),
    [],
  );

  const choose = (next: ThemeChoice) => {
    setChoice(next);
    setTheme(chooseTheme(next));
  };
  return { theme, choice, choose };
}
