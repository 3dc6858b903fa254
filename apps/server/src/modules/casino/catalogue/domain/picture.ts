/** Size of a picture, in bytes; of one over the budget as many as were read before it was given up. */
export type Weighing =
  | { readonly verdict: 'fits' | 'too-heavy'; readonly weight: number }
  | { readonly verdict: 'unreachable'; readonly reason: string };
