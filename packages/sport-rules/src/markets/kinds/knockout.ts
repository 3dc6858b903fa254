import { type MarketKind, pickedKind } from '../kind.ts';
import { SIDES_1_2, wordOf, YES_NO, yesNo } from '../words.ts';

const CUP = { sort: 'match', scorings: ['goals', 'points'], fields: {} } as const;

/** Ways in which a cup match is decided, and who goes on. */
export const KNOCKOUT_KINDS: readonly MarketKind[] = [
  pickedKind({
    ...CUP,
    key: 'overtime',
    needs: ['decidedIn'],
    outcomes: YES_NO,
    pick: ({ decidedIn }) => (decidedIn ? yesNo(decidedIn !== 'regular-time') : null),
  }),
  pickedKind({
    ...CUP,
    key: 'shoot-out',
    needs: ['decidedIn'],
    outcomes: YES_NO,
    pick: ({ decidedIn }) => (decidedIn ? yesNo(decidedIn === 'shoot-out') : null),
  }),
  pickedKind({
    ...CUP,
    key: 'decided-in',
    needs: ['decidedIn'],
    outcomes: ['regular-time', 'overtime', 'shoot-out'],
    pick: ({ decidedIn }) => decidedIn ?? null,
  }),
  pickedKind({
    ...CUP,
    key: 'advancing',
    needs: ['advancing'],
    outcomes: SIDES_1_2,
    pick: ({ advancing }) => (advancing ? wordOf(advancing) : null),
  }),
];
