import { createContext, type ReactNode, useContext } from 'react';
import type { Theme } from './theme.ts';
import { useTheme } from './use-theme.ts';

const ThemeContext = createContext<{ theme: Theme; setTheme: (theme: Theme) => void }>({
  theme: 'light',
  setTheme: () => undefined,
});

/** Watches the theme once for the whole page. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const { theme, choose } = useTheme();
  return <ThemeContext value={{ theme, setTheme: choose }}>{children}</ThemeContext>;
}

/** The painted theme, and the way to choose the other; frames follow it. */
export function usePaintedTheme(): { theme: Theme; setTheme: (theme: Theme) => void } {
  return useContext(ThemeContext);
}
