import { type Instant, toIso } from '@ordago/kernel';
import type { Pool } from 'pg';

/** A line of the audit that was the last one, with its seal. */
export interface AuditHead {
  readonly seq: string;
  readonly hash: Buffer;
}

/** Head that was written down, with what proves that this server did so. */
export interface AuditAnchor extends AuditHead {
  readonly proof: Buffer;
}

export interface AnchorsRepository {
  /** The last line; null before the first. */
  findHead(): Promise<AuditHead | null>;
  findAnchors(limit: number): Promise<AuditAnchor[]>;
  /** Lines whose seal does not follow: of those since the newest anchor, or of all. */
  findBroken(options: { readonly isWhole: boolean }): Promise<string[]>;
  /** Anchors whose line is gone or was changed. */
  findLost(): Promise<string[]>;
  saveAnchor(anchor: AuditAnchor, at: Instant): Promise<void>;
}

const BROKEN_MAX = 20;

export function createAnchorsRepository(pool: Pool): AnchorsRepository {
  const seqs = async (text: string): Promise<string[]> =>
    (await pool.query<{ seq: string }>(text, [BROKEN_MAX])).rows.map(({ seq }) => seq);
  return {
    findHead: async () => {
      const { rows } = await pool.query<AuditHead>('select seq, hash from audit.record order by seq desc limit 1');
      return rows[0] ?? null;
    },
    findAnchors: async (limit) => {
      const { rows } = await pool.query<AuditAnchor>(
        'select seq, hash, proof from audit.anchor order by seq desc limit $1',
        [limit],
      );
      return rows;
    },
    findBroken: ({ isWhole }) =>
      isWhole
        ? seqs('select seq from audit.broken_seals order by seq limit $1')
        : seqs('select seq from audit.invariant_51_seals_follow order by seq limit $1'),
    findLost: () => seqs('select seq from audit.invariant_50_anchors_hold order by seq limit $1'),
    saveAnchor: async ({ seq, hash, proof }, at) => {
      await pool.query(
        'insert into audit.anchor (seq, at, hash, proof) values ($1, $2, $3, $4) on conflict do nothing',
        [seq, toIso(at), hash, proof],
      );
    },
  };
}
