/** Hours of the day in UTC, `18:00`; a table that closes at the hour at which it opens never closes. */
export interface TableHours {
  readonly from: string;
  readonly until: string;
}

/** Facts of a live table as its provider states them; an absent one is unknown. */
export interface TableFacts {
  /** Name of the dealer. */
  readonly dealer?: string;
  /** From and until when somebody deals; absent at a table that never closes. */
  readonly hours?: TableHours;
  /** Smallest and largest stake as decimal text, in the currency of whoever sits down. */
  readonly limits?: { readonly min: string; readonly max: string };
}

/** State of a live table: whether it is dealt at now, and when that changes next, in ms since 1970; null at a table that never closes. */
export interface TableState {
  readonly isOpen: boolean;
  readonly changesAt: number | null;
}

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;

/** Returns the state of a table at an instant. Hours that go past midnight end on the day after. */
export function tableStateAt({ hours }: Pick<TableFacts, 'hours'>, now: number): TableState {
  if (hours === undefined || hours.from === hours.until) return { isOpen: true, changesAt: null };
  const sinceFrom = since(hours.from, now);
  const sinceUntil = since(hours.until, now);
  // Of both, the one that is nearer behind is what happened last.
  const isOpen = sinceFrom < sinceUntil;
  return { isOpen, changesAt: now + DAY_MS - (isOpen ? sinceUntil : sinceFrom) };
}

/** Returns the time since the clocks last showed that hour, in ms. */
function since(hour: string, now: number): number {
  const [hours = 0, minutes = 0] = hour.split(':').map(Number);
  return (((now - (hours * 60 + minutes) * MINUTE_MS) % DAY_MS) + DAY_MS) % DAY_MS;
}
