import { type AnswerOf, listLineFavourites, setLineFavourite } from '@ordago/contracts';
import { create } from 'zustand';
import { useFrame } from '../../embed/frame.ts';
import { api } from '../server/api.ts';

const STORAGE_KEY = 'ordago.line-favourites';

export type FavouriteKind = 'event' | 'league';

export interface LineFavourites {
  readonly events: readonly string[];
  readonly leagues: readonly string[];
}

const NONE: LineFavourites = { events: [], leagues: [] };
const FIELDS = { event: 'events', league: 'leagues' } as const;

/** Matches and leagues that the player keeps: with the account, a guest's on this device. The newest first. */
export const useLineFavourites = create<LineFavourites>(() => storedFavourites());

/** Reads the favourites of the player who signs in, and those of the device once nobody is. Called once, at start. */
export function startFavourites(): void {
  let asked: string | null = null;
  const ask = (token: string | null) => {
    if (token === asked) return;
    asked = token;
    if (token === null) return useLineFavourites.setState(storedFavourites());
    api(listLineFavourites)
      .then((read: AnswerOf<typeof listLineFavourites>) => asked === token && useLineFavourites.setState(read))
      .catch(() => asked === token && useLineFavourites.setState(NONE));
  };
  ask(useFrame.getState().token);
  useFrame.subscribe(({ token }) => ask(token));
}

/** Adds or removes a favourite, shown at once. Returns the error after which it was reverted; null on success. */
export async function setFavourite(kind: FavouriteKind, id: string, isKept: boolean): Promise<unknown> {
  const field = FIELDS[kind];
  const put = (kept: boolean) =>
    useLineFavourites.setState((known) => {
      const others = known[field].filter((other) => other !== id);
      return { [field]: kept ? [id, ...others] : others };
    });
  put(isKept);
  if (useFrame.getState().token === null) {
    store(useLineFavourites.getState());
    return null;
  }
  try {
    await api(setLineFavourite, { body: { kind, id, is_kept: isKept } });
    return null;
  } catch (error) {
    // Only this one is reverted: others may have been clicked meanwhile.
    put(!isKept);
    return error;
  }
}

function store({ events, leagues }: LineFavourites): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ events, leagues }));
  } catch {
    // They last as long as the page.
  }
}

function storedFavourites(): LineFavourites {
  try {
    const value = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null') as Partial<LineFavourites> | null;
    return { events: idsIn(value?.events), leagues: idsIn(value?.leagues) };
  } catch {
    return NONE;
  }
}

/** As many as an account keeps; what is no id is left out. */
function idsIn(value: unknown): string[] {
  const isId = (id: unknown): id is string => typeof id === 'string' && /^[1-9]\d{0,17}$/.test(id);
  return Array.isArray(value) ? value.filter(isId).slice(0, 200) : [];
}
