import type { Sound } from './sound-notes.ts';
import { isOn } from './switches.ts';

export type { Sound } from './sound-notes.ts';

/**
 * Plays a short sound where the player wants any. Its code is loaded with the first one, which follows a click: browsers keep
 * silent before that.
 */
export function playSound(sound: Sound): void {
  if (!isOn('sound') || typeof AudioContext === 'undefined') return;
  // A sound that does not come is no fault of the round.
  import('./sound-notes.ts').then(
    ({ playNotes }) => playNotes(sound),
    () => undefined,
  );
}
