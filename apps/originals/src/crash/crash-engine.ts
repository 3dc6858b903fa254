import { engineByKey, type SteppedEngine } from '@ordago/game-engines';
import { assert } from '@ordago/kernel';

const engine = engineByKey('crash');
assert(engine?.form === 'stepped', 'crash is a game of several steps');

/** One player's bet on a shared round. */
export const CRASH_ENGINE: SteppedEngine = engine;

/** `cash-out` at the multiple of the server's clock, in hundredths; `end` when a target is met or the round has burst. */
export type CrashMove = { readonly action: 'cash-out'; readonly at: number } | { readonly action: 'end' };
