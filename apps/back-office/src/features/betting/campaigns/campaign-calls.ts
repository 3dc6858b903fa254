/** How far a list has been worked through, and those for whom something changed. */
export interface CallsState {
  readonly done: number;
  readonly changed: readonly string[];
}

interface Calls {
  readonly ids: readonly string[];
  /** Players of one call. */
  readonly size: number;
  /** Where to begin: where it stopped before. */
  readonly from: CallsState;
  /** Does a part; answers for whom something changed. */
  readonly call: (players: string[]) => Promise<readonly string[]>;
  /** Told before each call and at the end. */
  readonly onStep: (state: CallsState) => void;
}

/** Works through a list call by call, one after the other. What fails is thrown: the last state that was told is where to go on. */
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
