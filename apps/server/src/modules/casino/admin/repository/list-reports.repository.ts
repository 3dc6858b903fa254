import { instant } from '@ordago/kernel';
import type { Pool } from 'pg';
import type { AdminPage } from '../domain/admin-page.ts';
import type { ListReport } from '../domain/list-report.ts';
import { type Paging, readPage } from './read-page.ts';

/** Repository of changes by synchronisations of the providers' lists. */
export interface ListReportsRepository {
  page(paging: Paging): Promise<AdminPage<ListReport>>;
}

export function createListReportsRepository(pool: Pool): ListReportsRepository {
  return {
    page: (paging) =>
      readPage(pool, { from: SELECT_REPORTS, order: 'at desc, provider', values: [], shownOf: reportOf }, paging),
  };
}

/** Examples of one list. */
const EXAMPLES_MAX = 12;

const SELECT_REPORTS = `select c.provider, c.at, count(*) filter (where kind = 'added')::int as added,
    count(*) filter (where kind = 'changed')::int as changed, count(*) filter (where kind = 'returned')::int as returned,
    count(*) filter (where kind = 'gone')::int as gone,
    (array_agg(jsonb_build_object('kind', kind, 'name', g.name, 'fields', fields)
      order by array_position(array['gone', 'changed', 'returned', 'added'], kind), c.id))[1:${EXAMPLES_MAX}] as examples
  from casino.list_change c join casino.game g on g.id = c.game group by c.provider, c.at`;

function reportOf(row: Omit<ListReport, 'at'> & { readonly at: Date }): ListReport {
  const { provider, added, changed, returned, gone, examples } = row;
  return { provider, at: instant(row.at.getTime()), added, changed, returned, gone, examples };
}
