/** One screen's numbers for one internal status: total outward, and inward the statuses that a number means. */
export interface LegacyView<Status extends string, Code extends number | string> {
  /** The number that the screen shows for a status. */
  readonly codeOf: (status: Status) => Code;
  /** The statuses that a number from a filter means; empty for a number that the screen does not know. */
  readonly statusesOf: (code: number | string) => readonly Status[];
  /** Every number that the screen understands, with the internal statuses behind it. */
  readonly codes: ReadonlyMap<number | string, readonly Status[]>;
}

/**
 * Builds a legacy view. `emitted` maps each status to its number; `accepted` names further numbers that mean the
 * same as an emitted one when they come in (semantics D7, D53).
 */
export function legacyView<Status extends string, Code extends number | string>(
  emitted: Readonly<Record<Status, Code>>,
  accepted: ReadonlyArray<readonly [also: number | string, sameAs: Code]> = [],
): LegacyView<Status, Code> {
  const codes = new Map<number | string, readonly Status[]>();
  for (const status of Object.keys(emitted) as Status[]) {
    codes.set(emitted[status], [...(codes.get(emitted[status]) ?? []), status]);
  }
  for (const [also, sameAs] of accepted) codes.set(also, codes.get(sameAs) ?? []);
  return { codeOf: (status) => emitted[status], statusesOf: (code) => codes.get(code) ?? [], codes };
}

/** A lifecycle as a table: from each status, the statuses that may follow. A status without followers is final. */
export type MoveTable<Status extends string> = { readonly [From in Status]: readonly Status[] };

/** Returns true if the table lets `from` become `to`. Staying is no move. */
export function mayMove<Status extends string>(moves: MoveTable<Status>, from: Status, to: Status): boolean {
  return moves[from].includes(to);
}
