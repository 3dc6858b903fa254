import { type Theme, useTheme } from '@ordago/ui';
import { createContext, type ReactNode, useContext } from 'react';

const ThemeContext = createContext<{ theme: Theme; setTheme: (theme: Theme) => void }>({
  theme: 'light',
  setTheme: () => undefined,
});

/** Watches the theme once for the whole page. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const { theme, choose } = useTheme();
  return <ThemeContext value={{ theme, setTheme: choose }}>{children}</ThemeContext>;
}

/** The painted theme, and the way to choose the other. */
export function useSiteTheme(): { theme: Theme; setTheme: (theme: Theme) => void } {
  return useContext(ThemeContext);
}
