import { Button, ThemeProvider, usePaintedTheme } from '../../src/index.ts';
import type { Exhibit, NoFace } from '../exhibit.tsx';

const KNOWN: NoFace = { notApplicable: 'A theme is in force before the first paint.' };

export const THEME: readonly Exhibit[] = [
  {
    components: ['ThemeProvider'],
    faces: {
      ready: {
        isFramed: true,
        show: () => (
          <ThemeProvider>
            <ThemeButtons />
          </ThemeProvider>
        ),
      },
      loading: KNOWN,
      empty: KNOWN,
      error: KNOWN,
    },
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
