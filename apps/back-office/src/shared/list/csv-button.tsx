import { Button } from '@mantine/core';
import { useT } from '@ordago/i18n/react';
import { csvName, readCsvPart, useCsvParts } from '@ordago/ui';
import { useFailureText } from '@ordago/web-kit';
import { saveText } from '@ordago/web-kit/csv';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type CsvColumn, listToCsv } from './csv.ts';
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
  const csv = useCsvParts(filter, async (part) => {
    const read = await readCsvPart(readPage, part);
    const { first, last, parts } = read;
    const note = common(part < parts ? 'csv.goesOn' : 'csv.ends', { part, parts, first, last, next: part + 1 });
    saveText(csvName(name, read), listToCsv(columns, read.rows, parts > 1 ? note : null));
    return read;
  });
  const save = useMutation({
    mutationFn: csv.press,
  });
  const { saved, next } = csv;
  const notice = saved && saved.parts > 1 ? common(next ? 'csv.saved' : 'csv.savedLast', { ...saved }) : '';
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
        {next ? `CSV ${next.part}/${next.parts}` : 'CSV'}
      </Button>
    </>
  );
}
