import type { BodyIn, Market, Selection, SportEvent, setTopExpress } from '@ordago/contracts';
import { type MomentDraft, momentAt, NO_MOMENT } from '../../../shared/moment/moment.ts';

/** Selections that a featured express may have, at least and at most. */
export const LEGS_MIN = 2;
export const LEGS_MAX = 20;

/** A selection that was chosen, with what names it. */
export interface DraftLeg {
  readonly event: string;
  readonly selection: string;
  readonly home: string;
  readonly away: string;
  readonly startsAt: string;
  readonly kind: string;
  readonly specifier: string;
  readonly outcome: string;
  readonly name?: string;
  readonly odds: string;
}

/** An express while it is written. */
export interface ExpressDraft {
  readonly legs: readonly DraftLeg[];
  readonly name: string;
  readonly from: MomentDraft;
  readonly until: MomentDraft;
}

export const EMPTY_DRAFT: ExpressDraft = { legs: [], name: '', from: NO_MOMENT, until: NO_MOMENT };

export function draftLegOf(event: SportEvent, market: Market, selection: Selection): DraftLeg {
  const { home, away, starts_at: startsAt } = event;
  return {
    event: event.id,
    selection: selection.id,
    home: home.name,
    away: away.name,
    startsAt,
    kind: market.kind,
    specifier: market.specifier,
    outcome: selection.outcome,
    odds: selection.odds,
    ...(selection.name === undefined ? {} : { name: selection.name }),
  };
}

/** Puts a selection in, in the place of another one of its event, or takes it out. */
export function toggleDraftLeg(legs: readonly DraftLeg[], leg: DraftLeg): readonly DraftLeg[] {
  if (legs.some(({ selection }) => selection === leg.selection))
    return legs.filter(({ selection }) => selection !== leg.selection);
  if (legs.some(({ event }) => event === leg.event)) return legs.map((one) => (one.event === leg.event ? leg : one));
  return legs.length >= LEGS_MAX ? legs : [...legs, leg];
}

/** Returns the problem of the times; null when there is none. */
export function timesProblem({ from, until }: ExpressDraft, now: number): 'unread' | 'past' | 'order' | null {
  const start = momentAt(from);
  const end = momentAt(until);
  if (typeof start === 'string' || typeof end === 'string') return 'unread';
  if (end === null) return null;
  if (end <= now) return 'past';
  return start !== null && end <= start ? 'order' : null;
}

/** The call that publishes a draft. */
export function bodyOf({ legs, name, from, until }: ExpressDraft): BodyIn<typeof setTopExpress> {
  const at = (draft: MomentDraft) => {
    const found = momentAt(draft);
    return typeof found === 'number' ? new Date(found).toISOString() : null;
  };
  return {
    selections: legs.map(({ selection }) => selection),
    name: name.trim() === '' ? null : name.trim(),
    shown_from: at(from),
    shown_until: at(until),
  };
}
