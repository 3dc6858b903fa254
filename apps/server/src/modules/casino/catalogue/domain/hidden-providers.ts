/** Returns the route providers that are shown only where hidden ones are allowed (specification 2, section 6; semantics D30). */
export function hiddenAmong(
  providers: readonly { readonly routeProvider: string; readonly isHidden?: boolean }[],
): ReadonlySet<string> {
  return new Set(providers.flatMap(({ routeProvider, isHidden }) => (isHidden ? [routeProvider] : [])));
}
