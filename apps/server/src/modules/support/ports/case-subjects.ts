import type { PlayerId } from '@ordago/kernel';
import type { CaseFacts } from '../domain/case-file.ts';

/**
 * Things of one kind that a player may complain about, supplied by the module that keeps them. `composition.ts` plugs
 * them in; a new kind is one more of these, and no change here.
 */
export interface CaseSubjects {
  /** `casino-round` */
  readonly kind: string;
  /** Reasons of a complaint. `other` asks for a sentence. */
  readonly reasons: readonly string[];
  /** The player's own, by the name that their pages have for it; null for one that is not theirs. */
  find(player: PlayerId, ref: string): Promise<{ readonly key: string; readonly facts: CaseFacts } | null>;
}
