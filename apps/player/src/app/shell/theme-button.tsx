import { useT } from '@ordago/i18n/react';
import { IconButton, usePaintedTheme } from '@ordago/ui';
import { Moon, Sun } from 'lucide-react';

/** Switches between the light and the dark theme. The icon shows the theme that a click selects. */
export function ThemeButton({ size = 'medium' }: { size?: 'small' | 'medium' }) {
  const t = useT('common');
  const { theme, setTheme } = usePaintedTheme();
  const next = theme === 'dark' ? 'light' : 'dark';
  const Icon = theme === 'dark' ? Sun : Moon;
  const word = next === 'dark' ? t('shell.themeDark') : t('shell.themeLight');
  return (
    <IconButton
      size={size}
      label={`${t('shell.theme')}: ${word}`}
      icon={<Icon size={size === 'small' ? 18 : 20} aria-hidden="true" />}
      onClick={() => setTheme(next)}
    />
  );
}
