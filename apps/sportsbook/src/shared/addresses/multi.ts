import { create } from 'zustand';
import { MULTI_MAX } from './search-params.ts';

const STORAGE_KEY = 'ordago.multi';

/** Matches that were last followed side by side, on this device: the page without an address of its own shows them. */
export const useMulti = create<{ readonly ids: readonly string[] }>(() => ({ ids: stored() }));

/** With one more; null where the view is full. One that is there already changes nothing. */
export function addToMulti(ids: readonly string[], id: string): readonly string[] | null {
  if (ids.includes(id)) return ids;
  return ids.length >= MULTI_MAX ? null : [...ids, id];
}

export function keepMulti(ids: readonly string[]): void {
  useMulti.setState({ ids });
  try {
    localStorage.setItem(STORAGE_KEY, ids.join(','));
  } catch {
    // They last as long as the page.
  }
}

function stored(): string[] {
  try {
    const ids = (localStorage.getItem(STORAGE_KEY) ?? '').split(',');
    return ids.filter((id) => /^[1-9]\d{0,17}$/.test(id)).slice(0, MULTI_MAX);
  } catch {
    return [];
  }
}
