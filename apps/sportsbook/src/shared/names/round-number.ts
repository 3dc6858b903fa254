/** The words of suppliers around the number of a round: `Matchday 8`, `8. Spieltag`, `8^ Giornata`, `8`. */
const NUMBERED = /^(?:(?:matchday|jornada|round) )?(\d{1,3})(?:\. (?:spieltag|runde|round)|\^ giornata)?$/i;

/** The number of a round that is known by its number; null for one with a name, such as a final. */
export function roundNumberOf(round: string): number | null {
  const number = NUMBERED.exec(round.trim())?.[1];
  return number === undefined ? null : Number(number);
}
