import { Button, ThemeProvider, usePaintedTheme } from '../../src/index.ts';
import type { Exhibit } from '../exhibit.tsx';

export const THEME: readonly Exhibit[] = [
  {
    components: ['ThemeProvider'],
    faces: [
      {
        name: 'ready',
        isFramed: true,
        show: () => (
          <ThemeProvider>
            <ThemeButtons />
          </ThemeProvider>
        ),
      },
    ],
  },
];

function ThemeButtons() {
  const { theme, setTheme } = usePaintedTheme();
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-14">Chosen in this browser: {theme}.</p>
      <div className="flex gap-2">
        <Button onClick={() => setTheme('light')}>Light</Button>
        <Button onClick={() => setTheme('dark')}>Dark</Button>
      </div>
    </div>
  );
}
