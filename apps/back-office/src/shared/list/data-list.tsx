import { Button } from '@mantine/core';
import { useT } from '@ordago/i18n/react';
import { Result, Skeleton } from '@ordago/ui';
import { useFailureText } from '@ordago/web-kit';
import type { UseQueryResult } from '@tanstack/react-query';
import { DataTable, type DataTableProps } from 'mantine-datatable';
import type { ReactNode } from 'react';
import { ListFoot, type ListPage } from './list-foot.tsx';
import { type ListColumn, toTableColumns } from './phone-cell.ts';

export type { ListPage } from './list-foot.tsx';
export type { ListColumn } from './phone-cell.ts';

export interface DataListProps<Row> {
  readonly query: Pick<
    UseQueryResult<ListPage<Row>>,
    'data' | 'isPending' | 'isError' | 'error' | 'refetch' | 'isPlaceholderData'
  >;
  readonly columns: readonly ListColumn<Row>[];
  readonly rowsPerPage: number;
  readonly onPage: (page: number) => void;
  /** Text of an empty list. */
  readonly empty: string;
  /** One thing to do about an empty list. */
  readonly emptyAction?: ReactNode;
  /** Content of an opened row; the open rows are the caller's. */
  readonly expansion?: DataTableProps<Row>['rowExpansion'];
  readonly isOpen?: (row: Row) => boolean;
  /** Shown before the range in the foot: sums of the page. */
  readonly footNote?: ReactNode;
}

/** A list in its four states: loading, failed, empty, full. Paged by the server; the address holds the page. */
export function DataList<Row extends { readonly id: string }>(props: DataListProps<Row>) {
  const { query, columns, rowsPerPage, onPage, empty, emptyAction, expansion, isOpen, footNote } = props;
  const { data } = query;
  if (query.isPending) return <ListSkeleton />;
  if (query.isError || !data) return <ListFailure error={query.error} onRetry={() => void query.refetch()} />;
  if (data.count === 0) return <Result face="empty" title={empty} action={emptyAction} />;
  return (
    <>
      <DataTable<Row>
        // A list wider than the screen is scrolled by keyboard, also where no row holds a button.
        scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}
        className="list-table"
        records={[...data.rows]}
        columns={toTableColumns(columns)}
        idAccessor="id"
        withTableBorder={false}
        borderRadius={0}
        minHeight={120}
        fetching={query.isPlaceholderData}
        {...(expansion ? { rowExpansion: expansion } : {})}
        rowClassName={(row) => (isOpen?.(row) ? 'is-open' : undefined)}
      />
      <ListFoot data={data} rowsPerPage={rowsPerPage} onPage={onPage} note={footNote} />
    </>
  );
}

/** Rows of the size of those to come. */
export function ListSkeleton({ rows = 8 }: { rows?: number }) {
  const common = useT('common');
  return (
    <div role="status" className="grid gap-px">
      <span className="sr-only">{common('state.loading')}</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no names of their own.
        <div key={row} className="flex h-10 items-center gap-4 border-b border-line px-4">
          <Skeleton className="h-3 w-1/5" />
          <Skeleton className="h-3 w-1/12" />
          <Skeleton className="ml-auto h-3 w-1/8" />
          <Skeleton className="h-3 w-1/12" />
        </div>
      ))}
    </div>
  );
}

/** A list that could not be read, with the way to try again. */
export function ListFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useT('back-office');
  const common = useT('common');
  const failureText = useFailureText();
  return (
    <Result
      face="error"
      suit="bastos"
      title={t('state.failed')}
      action={
        <Button variant="default" onClick={onRetry}>
          {common('action.retry')}
        </Button>
      }
    >
      {failureText(error)}
    </Result>
  );
}
