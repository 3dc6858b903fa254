import type { PlayerId } from '@ordago/kernel';

/** Tells a player that something was said in their case. */
export type NotifyCase = (
  player: PlayerId,
  news: { readonly kind: 'case'; readonly id: string; readonly subject_kind: string; readonly status: string },
) => void;
