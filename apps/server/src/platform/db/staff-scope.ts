/**
 * Scope of a member of staff (reliability 3.2): the owner everybody; others the players of their subtree and, from
 * level 2 up, the players of the operator, who have no agent. `$1` is the staff id, `$2` their level; `p` is the player.
 */
export const IN_SCOPE = `(
  $2::int = 4
  or ($2::int >= 2 and p.parent_agent_id is null)
  or p.parent_agent_id in (
    with recursive below as (
      select id from identity.published_staff where id = $1::bigint
      union all select s.id from identity.published_staff s join below on s.parent = below.id)
    select id from below))`;

/** Member of staff who asks. */
export interface StaffScope {
  readonly staff: string;
  readonly level: number;
}

export interface PageQuery {
  readonly page: number;
  readonly count: number;
}

export interface Paged<Row> {
  readonly rows: readonly Row[];
  readonly count: number;
  readonly pages: number;
  readonly page: number;
}

/** Zero-based and clamped to the last page; page 0 of nothing is page 0 (specification 1, section 9). */
export function clampPage(total: number, { page, count }: PageQuery): { page: number; pages: number; offset: number } {
  const pages = Math.ceil(total / count);
  const clamped = Math.max(0, Math.min(page, pages - 1));
  return { page: clamped, pages, offset: clamped * count };
}
