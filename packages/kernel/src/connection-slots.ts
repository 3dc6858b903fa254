/** Connections that are opened and closed, at most so many per key. One process's view. */
export interface ConnectionSlots {
  /** Takes a connection slot and returns a function that frees it; null when the key has none left. */
  take(key: string): (() => void) | null;
}

/** Creates slots of which each key has `max` at a time. */
export function createConnectionSlots(max: number): ConnectionSlots {
  const taken = new Map<string, number>();
  const leave = (key: string) => {
    const left = (taken.get(key) ?? 0) - 1;
    if (left > 0) taken.set(key, left);
    else taken.delete(key);
  };
  return {
    take: (key) => {
      const count = taken.get(key) ?? 0;
      if (count >= max) return null;
      taken.set(key, count + 1);
      let isLeft = false;
      return () => {
        if (!isLeft) leave(key);
        isLeft = true;
      };
    },
  };
}
