import type { Theme } from '../src/index.ts';

/**
 * Content of a page of the gallery: `?theme=dark` all of it in one theme, `&face=Dialog/loading` one state alone,
 * neither of them both themes.
 */
export interface Place {
  readonly theme?: Theme | undefined;
  /** Component and state, as `Dialog/loading`. */
  readonly face?: string | undefined;
}

export function readPlace(search: string): Place {
  const params = new URLSearchParams(search);
  const theme = params.get('theme');
  return {
    theme: theme === 'dark' || theme === 'light' ? theme : undefined,
    face: params.get('face') ?? undefined,
  };
}

export function addressOf({ theme, face }: Place): string {
  const params = new URLSearchParams();
  if (theme) params.set('theme', theme);
  if (face) params.set('face', face);
  return `/?${params}`;
}
