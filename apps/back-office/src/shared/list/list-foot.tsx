import { ActionIcon } from '@mantine/core';
import { formatCount } from '@ordago/i18n';
import { useT } from '@ordago/i18n/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

/** A page of a list as the server answers it. */
export interface ListPage<Row> {
  readonly rows: readonly Row[];
  readonly count: number;
  readonly pages: number;
  readonly page: number;
}

export interface ListFootProps {
  readonly data: ListPage<unknown>;
  readonly rowsPerPage: number;
  readonly onPage: (page: number) => void;
  readonly note?: ReactNode;
}

/** The foot of a list: which rows of how many, and the way to the others. */
export function ListFoot({ data, rowsPerPage, onPage, note }: ListFootProps) {
  const t = useT('back-office');
  const common = useT('common');
  const { page, pages, count, rows } = data;
  const from = page * rowsPerPage + 1;
  const range = { from: formatCount(from), to: formatCount(from + rows.length - 1), count: formatCount(count) };
  return (
    <div className="list-foot">
      <span>{t('list.range', range)}</span>
      {note}
      {pages > 1 && (
        <span className="ml-auto flex items-center gap-1">
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={common('action.previous')}
            disabled={page === 0}
            onClick={() => onPage(page - 1)}
          >
            <ChevronLeft size={16} />
          </ActionIcon>
          <span aria-live="polite">{t('list.page', { page: formatCount(page + 1), pages: formatCount(pages) })}</span>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={common('action.next')}
            disabled={page >= pages - 1}
            onClick={() => onPage(page + 1)}
          >
            <ChevronRight size={16} />
          </ActionIcon>
        </span>
      )}
    </div>
  );
}
