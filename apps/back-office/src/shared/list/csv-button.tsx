import { Button } from '@mantine/core';
import { formatCount } from '@ordago/i18n';
import { useT } from '@ordago/i18n/react';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useFailureText } from '../use-failure-text.ts';
import { CSV_ROWS_MAX, type CsvColumn, readAll, saveFile, toCsv } from './csv.ts';
import type { ListPage } from './data-list.tsx';

export interface CsvButtonProps<Row> {
  /** Name of the file without its ending. */
  readonly name: string;
  readonly columns: readonly CsvColumn<Row>[];
  readonly readPage: (page: number) => Promise<ListPage<Row>>;
}

/** Saves the list with its filters as a file. */
export function CsvButton<Row>({ name, columns, readPage }: CsvButtonProps<Row>) {
  const t = useT('back-office');
  const common = useT('common');
  const failureText = useFailureText();
  const save = useMutation({
    mutationFn: async () => {
      const rows = await readAll(readPage);
      saveFile(`${name}.csv`, toCsv(columns, rows));
      return rows.length;
    },
  });
  const told =
    save.data === CSV_ROWS_MAX
      ? t('list.csvCut', { max: formatCount(CSV_ROWS_MAX) })
      : save.isPending
        ? t('list.csvBusy')
        : '';
  return (
    <>
      <span role="status" className="text-12 text-muted">
        {save.isError ? failureText(save.error) : told}
      </span>
      <Button
        variant="default"
        leftSection={<Download size={16} aria-hidden="true" />}
        loading={save.isPending}
        aria-label={common('action.download')}
        onClick={() => save.mutate()}
      >
        CSV
      </Button>
    </>
  );
}
