/** One piece of work after the other for each key, in the order in which they came. */
export function createTurns(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const turns = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const mine = (turns.get(key) ?? Promise.resolve()).then(work, work);
    turns.set(key, mine);
    return mine.finally(() => {
      if (turns.get(key) === mine) turns.delete(key);
    });
  };
}
