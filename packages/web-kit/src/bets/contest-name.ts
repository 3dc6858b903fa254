/** Both sides of a match; a contest of many has one name. */
export function contestName({ home, away }: { readonly home: string; readonly away: string }): string {
  return away === '' ? home : `${home} – ${away}`;
}
