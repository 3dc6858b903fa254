/** Does a work when its turn has come; `busy` when too many wait. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T | 'busy'>;

/** Creates a queue of work, of which a bounded number is done at once and a bounded number waits. */
export function createTurns({ atOnce, waitingMax }: { readonly atOnce: number; readonly waitingMax: number }): InTurn {
  let running = 0;
  const waiting: Array<() => void> = [];
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= waitingMax) return 'busy';
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The place passes to the next in line, so that nobody slips in between.
      if (next) next();
      else running -= 1;
    }
  };
}
