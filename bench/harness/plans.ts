import type { Pool } from 'pg';

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Plan[];
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
    const found = await pool.query<{ 'QUERY PLAN': readonly { Plan: Plan }[] }>(`explain (format json) ${text}`, [
      ...values,
    ]);
    for (const { Plan: plan } of found.rows[0]?.['QUERY PLAN'] ?? []) walk(plan);
    return { rows: [], rowCount: 0 };
  };
  return { pool: { query } as unknown as Pool, scanned };
}
