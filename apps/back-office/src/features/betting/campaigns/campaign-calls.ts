/** Progress through a list, and the players for whom something changed. */
export interface CallsState {
  readonly done: number;
  readonly changed: readonly string[];
}

interface Calls {
  readonly ids: readonly string[];
  /** Players of one call. */
  readonly size: number;
  /** State to begin from: the one in which it stopped before. */
  readonly from: CallsState;
  /** Does a part; answers for whom something changed. */
  readonly call: (players: string[]) => Promise<readonly string[]>;
  /** Called with the state before each call and at the end. */
  readonly onStep: (state: CallsState) => void;
}

/**
 * Works through a list call by call, one after the other. A failure is thrown: the last state given to `onStep` is the
 * one to continue from.
 */
export async function inCalls({ ids, size, from, call, onStep }: Calls): Promise<void> {
  let state = from;
  onStep(state);
  while (state.done < ids.length) {
    const part = ids.slice(state.done, state.done + size);
    const changed = await call(part);
    state = { done: state.done + part.length, changed: [...state.changed, ...changed] };
    onStep(state);
  }
}
