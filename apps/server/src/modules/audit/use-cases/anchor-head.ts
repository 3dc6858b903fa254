import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Instant } from '@ordago/kernel';
import type { AnchorsRepository, AuditAnchor, AuditHead } from '../repository/anchors.repository.ts';

/** Breaches of the audit: line numbers, at most twenty of each. Nothing where all are empty. */
export interface AuditBreach {
  /** Lines whose seal does not follow from the line before. */
  readonly broken: readonly string[];
  /** Anchors whose line is gone or was changed: a tail that was removed is found by them. */
  readonly lost: readonly string[];
  /** Anchors that this server did not write. */
  readonly forged: readonly string[];
}

export interface AnchorParts {
  readonly anchors: AnchorsRepository;
  /** Key of the proofs; not in the database, so that who can write there cannot make anchors. */
  readonly secret: string;
}

/** Anchors whose proof is checked at a time. */
const ANCHORS_MAX = 1_000;

/**
 * Verifies the chain, all of it or what is new, and writes its head down; nothing is written over a breach. Returns the anchor
 * or the breach; null where there is nothing new.
 */
export async function anchorHead(
  { anchors, secret }: AnchorParts,
  { now, isWhole }: { readonly now: Instant; readonly isWhole: boolean },
): Promise<{ readonly anchor: AuditAnchor } | { readonly breach: AuditBreach } | null> {
  const head = await anchors.findHead();
  const known = await anchors.findAnchors(ANCHORS_MAX);
  const breach: AuditBreach = {
    broken: await anchors.findBroken({ isWhole }),
    lost: await anchors.findLost(),
    forged: known.filter((anchor) => !timingSafeEqual(anchor.proof, proofOf(anchor, secret))).map(({ seq }) => seq),
  };
  if (breach.broken.length + breach.lost.length + breach.forged.length > 0) return { breach };
  if (head === null || head.seq === known[0]?.seq) return null;
  const anchor = { ...head, proof: proofOf(head, secret) };
  await anchors.saveAnchor(anchor, now);
  return { anchor };
}

function proofOf({ seq, hash }: AuditHead, secret: string): Buffer {
  return createHmac('sha256', secret)
    .update(`audit anchor ${seq} ${hash.toString('hex')}`)
    .digest();
}
