import { Button } from '@mantine/core';
import { useT } from '@ordago/i18n/react';
import { useFailureText } from '@ordago/web-kit';
import { readCsvPart, useCsvParts } from '@ordago/web-kit/csv-parts';
import { csvLabel, useCsvNotice, useSaveCsv } from '@ordago/web-kit/csv-words';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type CsvColumn, csvTable } from './csv.ts';
import type { ListPage } from './data-list.tsx';

export interface CsvButtonProps<Row> {
  /** Name of the file without its ending. */
  readonly name: string;
  readonly columns: readonly CsvColumn<Row>[];
  /** Filter of the list. */
  readonly filter: object;
  readonly readPage: (page: number) => Promise<ListPage<Row>>;
}

/** Saves the list with its filters as a file. */
export function CsvButton<Row>({ name, columns, filter, readPage }: CsvButtonProps<Row>) {
  const t = useT('back-office');
  const common = useT('common');
  const failureText = useFailureText();
  const saveCsv = useSaveCsv();
  const noticeOf = useCsvNotice();
  const csv = useCsvParts(filter, async (part) => {
    const read = await readCsvPart(readPage, part);
    return saveCsv(name, read, csvTable(columns, read.rows));
  });
  const save = useMutation({
    mutationFn: csv.saveNext,
  });
  const notice = csv.saved && noticeOf(csv.saved);
  return (
    <>
      <span role="status" className="text-12 text-muted">
        {save.isError ? failureText(save.error) : save.isPending ? t('list.csvBusy') : notice}
      </span>
      <Button
        variant="default"
        leftSection={<Download size={16} aria-hidden="true" />}
        loading={save.isPending}
        aria-label={common('action.download')}
        onClick={() => save.mutate()}
      >
        {csvLabel(csv.next)}
      </Button>
    </>
  );
}
