import type { EachWay } from '@ordago/contracts';
import { create } from 'zustand';
import { keepCall, onKeptCall } from '../server/kept-calls.ts';
import { withoutIdleWish, withTerms } from './each-way.ts';
import { withFeaturedExpress, withFeaturedExpressRestored } from './featured-express.ts';
import {
  ACCEPT_CHOICES,
  type AcceptChoice,
  EMPTY_SLIP,
  SLIP_KINDS,
  type Slip,
  type SlipFeaturedExpress,
  type SlipKind,
  type SlipLeg,
  toggleBanker,
  toggleLeg,
  withLine,
  withoutLeg,
  withPrice,
  withPrices,
  withReplaced,
} from './slip.ts';

const STORAGE_KEY = 'ordago.slip';

/** Text fields of every leg. Defined before the store, which reads its stored value at once. */
const LEG_TEXTS = [
  'event',
  'selection',
  'kind',
  'specifier',
  'outcome',
  'home',
  'away',
  'league',
  'startsAt',
  'odds',
] as const;

/** Something taken out of the slip that one click brings back. */
export interface Undo {
  readonly before: Slip;
  /** The leg that was removed; null when the slip was emptied, or made another one. */
  readonly leg: SlipLeg | null;
  /** Bet that took the place of selections of the slip. (Default: none did) */
  readonly replacedBy?: 'featured-express' | 'bet-builder';
}

interface SlipStore {
  readonly slip: Slip;
  readonly undo: Undo | null;
  toggle(leg: SlipLeg): void;
  remove(leg: SlipLeg): void;
  clear(): void;
  undoLast(): void;
  /** Takes legs out because they were bet, and the free bet that paid them; that cannot be undone. */
  settleLegs(selections: readonly string[]): void;
  /** (Default of `eachWay`: bets to win) */
  setLegs(legs: readonly SlipLeg[], eachWay?: boolean): void;
  /** Puts a featured express in as a whole, in the place of what was there. */
  takeFeaturedExpress(featuredExpress: SlipFeaturedExpress): void;
  /** All of its legs again. */
  restoreFeaturedExpress(): void;
  /** Turns the slip into an ordinary bet. */
  leaveFeaturedExpress(): void;
  takePrice(selection: string, price: { odds: string; version: number }): void;
  /** Puts one leg in the place of several; it can be undone. */
  replaceLegs(selections: readonly string[], by: SlipLeg): void;
  /** Agrees to the prices of several legs at once, by selection. */
  takePrices(prices: ReadonlyMap<string, { odds: string; version: number }>): void;
  /** Goes on with the same outcome at the line that is offered now. */
  takeLine(selection: string, to: Parameters<typeof withLine>[2]): void;
  setKind(kind: SlipKind): void;
  setSizes(sizes: readonly number[]): void;
  toggleBanker(selection: string): void;
  setStake(stake: string): void;
  setSingleStake(selection: string, stake: string): void;
  setAccept(accept: AcceptChoice): void;
  setFreeBet(freeBet: Slip['freeBet']): void;
  setEachWay(eachWay: boolean): void;
  /** The terms of now, by selection, as those that the player saw. */
  takeTerms(terms: ReadonlyMap<string, EachWay | null>): void;
}

/**
 * The slip of this player: kept through reloads and shared with the other tabs of the same browser. It holds what the
 * player chose and never a session.
 */
export const useSlip = create<SlipStore>((set) => {
  const change = (next: (slip: Slip) => Slip) => set(({ slip }) => ({ slip: withoutIdleWish(next(slip)), undo: null }));
  return {
    slip: readStored(),
    undo: null,
    toggle: (leg) => change((slip) => toggleLeg(slip, leg)),
    remove: (leg) =>
      set(({ slip }) => ({ slip: withoutIdleWish(withoutLeg(slip, leg.selection)), undo: { before: slip, leg } })),
    clear: () =>
      set(({ slip }) => ({
        slip: { ...slip, legs: [], bankers: [], stakes: {}, eachWay: false, featuredExpress: null, freeBet: null },
        undo: { before: slip, leg: null },
      })),
    undoLast: () => set(({ undo }) => (undo ? { slip: undo.before, undo: null } : {})),
    settleLegs: (selections) =>
      change((slip) => ({
        ...slip,
        featuredExpress: null,
        freeBet: null,
        legs: slip.legs.filter((leg) => !selections.includes(leg.selection)),
      })),
    setLegs: (legs, eachWay = false) =>
      change((slip) => ({ ...slip, legs, bankers: [], chosenKind: null, eachWay, featuredExpress: null })),
    takeFeaturedExpress: (featuredExpress) =>
      set(({ slip }) => ({
        slip: withFeaturedExpress(slip, featuredExpress),
        undo: slip.legs.length === 0 ? null : { before: slip, leg: null, replacedBy: 'featured-express' },
      })),
    restoreFeaturedExpress: () => change(withFeaturedExpressRestored),
    leaveFeaturedExpress: () => change((slip) => ({ ...slip, featuredExpress: null })),
    takePrice: (selection, price) => change((slip) => withPrice(slip, selection, price)),
    replaceLegs: (selections, by) =>
      set(({ slip }) => ({
        slip: withoutIdleWish(withReplaced(slip, selections, by)),
        undo: { before: slip, leg: null, replacedBy: 'bet-builder' },
      })),
    takePrices: (prices) => change((slip) => withPrices(slip, prices)),
    takeLine: (selection, to) => change((slip) => withLine(slip, selection, to)),
    setKind: (chosenKind) => change((slip) => ({ ...slip, chosenKind })),
    setSizes: (sizes) => change((slip) => ({ ...slip, sizes })),
    toggleBanker: (selection) => change((slip) => toggleBanker(slip, selection)),
    setStake: (stake) => change((slip) => ({ ...slip, stake })),
    setSingleStake: (selection, stake) =>
      change((slip) => ({ ...slip, stakes: { ...slip.stakes, [selection]: stake } })),
    setAccept: (accept) => change((slip) => ({ ...slip, accept })),
    setFreeBet: (freeBet) => change((slip) => ({ ...slip, freeBet })),
    setEachWay: (eachWay) => change((slip) => ({ ...slip, eachWay })),
    takeTerms: (terms) =>
      set((store) => {
        const slip = withTerms(store.slip, terms);
        // Listeners are not called without a change.
        return slip === store.slip ? store : { slip };
      }),
  };
});

/** Stores every change, and takes in those of other tabs. Called once, at start. */
export function shareSlip(): void {
  let written = '';
  useSlip.subscribe(({ slip }, { slip: before }) => {
    if (slip === before) return;
    const text = JSON.stringify(slip);
    if (text === written) return;
    written = text;
    try {
      localStorage.setItem(STORAGE_KEY, text);
    } catch {
      // Storage may be closed to a frame: the slip lasts as long as the page.
    }
  });
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== STORAGE_KEY) return;
    written = newValue ?? '';
    useSlip.setState({ slip: readSlip(newValue), undo: null });
  });
  onKeptCall('draft', (text) => {
    if (useSlip.getState().slip.legs.length === 0) useSlip.setState({ slip: readSlip(text), undo: null });
    keepCall('draft', null);
  });
}

/** Keeps the slip over a reload where the browser closes its storage to the frame: the site around it does. */
export function keepSlip(): void {
  const text = JSON.stringify(useSlip.getState().slip);
  try {
    localStorage.setItem(STORAGE_KEY, text);
  } catch {
    keepCall('draft', text);
  }
}

function readStored(): Slip {
  try {
    return readSlip(localStorage.getItem(STORAGE_KEY));
  } catch {
    return EMPTY_SLIP;
  }
}

/** A stored slip; one that is broken, or of another make, is an empty one. */
export function readSlip(text: string | null): Slip {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<Slip> | null;
    if (value === null || !Array.isArray(value.legs) || !value.legs.every(isLeg)) return EMPTY_SLIP;
    return {
      legs: value.legs,
      chosenKind: SLIP_KINDS.find((kind) => kind === value.chosenKind) ?? null,
      sizes: Array.isArray(value.sizes) ? value.sizes.filter(Number.isSafeInteger) : [],
      bankers: Array.isArray(value.bankers) ? value.bankers.filter((one) => typeof one === 'string') : [],
      stake: typeof value.stake === 'string' ? value.stake : '',
      stakes: isTexts(value.stakes) ? value.stakes : {},
      eachWay: value.eachWay === true,
      accept: ACCEPT_CHOICES.find((choice) => choice === value.accept) ?? 'none',
      featuredExpress: readFeaturedExpress(value.featuredExpress),
      freeBet: isFreeBet(value.freeBet) ? value.freeBet : null,
    };
  } catch {
    return EMPTY_SLIP;
  }
}

function readFeaturedExpress(value: unknown): SlipFeaturedExpress | null {
  const { id, name, legs } = (value ?? {}) as Partial<SlipFeaturedExpress>;
  if (typeof id !== 'string' || !Array.isArray(legs) || !legs.every(isLeg)) return null;
  return { id, name: typeof name === 'string' ? name : null, legs };
}

/** Returns true if a stored value is a leg. */
export function isLeg(value: unknown): value is SlipLeg {
  if (typeof value !== 'object' || value === null) return false;
  const leg = value as Record<string, unknown>;
  return LEG_TEXTS.every((name) => typeof leg[name] === 'string') && Number.isSafeInteger(leg.version);
}

function isFreeBet(value: unknown): value is NonNullable<Slip['freeBet']> {
  if (typeof value !== 'object' || value === null) return false;
  const { id, amount, isStakeReturned } = value as Record<string, unknown>;
  return typeof id === 'string' && typeof amount === 'string' && typeof isStakeReturned === 'boolean';
}

function isTexts(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');
}
