import type { Pool } from 'pg';

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows'?: number;
  readonly 'Actual Loops'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Join Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly Plan[];
}

interface Explained {
  readonly 'QUERY PLAN': readonly { readonly Plan: Plan }[];
}

/**
 * A pool that runs nothing: it has each statement planned, and gathers the tables that a plan reads from end to end.
 */
export function planningPool(pool: Pool): { readonly pool: Pool; readonly scanned: Set<string> } {
  const scanned = new Set<string>();
  const walk = (plan: Plan) => {
    if (plan['Node Type'] === 'Seq Scan') scanned.add(plan['Relation Name'] ?? '');
    for (const part of plan.Plans ?? []) walk(part);
  };
  const query = async (asked: string | { readonly text: string }, values: readonly unknown[] = []) => {
    const text = typeof asked === 'string' ? asked : asked.text;
    const found = await pool.query<Explained>(`explain (format json) ${text}`, [...values]);
    for (const { Plan: plan } of found.rows[0]?.['QUERY PLAN'] ?? []) walk(plan);
    return { rows: [], rowCount: 0 };
  };
  return { pool: { query } as unknown as Pool, scanned };
}

/**
 * Rows that a query touches: those that each step of its plan gives on and throws away, over all its loops. A measure of work
 * that is the same on a busy machine.
 */
export async function rowsTouched(pool: Pool, text: string): Promise<number> {
  const found = await pool.query<Explained>(`explain (analyze, timing off, format json) ${text}`);
  const touched = (plan: Plan): number => {
    const removed = [
      plan['Rows Removed by Filter'],
      plan['Rows Removed by Join Filter'],
      plan['Rows Removed by Index Recheck'],
    ].reduce<number>((sum, rows) => sum + (rows ?? 0), 0);
    const own = ((plan['Actual Rows'] ?? 0) + removed) * (plan['Actual Loops'] ?? 0);
    return (plan.Plans ?? []).reduce((sum, part) => sum + touched(part), own);
  };
  return (found.rows[0]?.['QUERY PLAN'] ?? []).reduce((sum, { Plan: plan }) => sum + touched(plan), 0);
}
