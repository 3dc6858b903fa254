import { Button, Table } from '@mantine/core';
import { readInvariants } from '@ordago/contracts';
import { formatCount, formatDate } from '@ordago/i18n';
import { useLocale, useT } from '@ordago/i18n/react';
import { instant } from '@ordago/kernel';
import { Note, Result } from '@ordago/ui';
import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { api } from '../../shared/api.ts';
import { ListFailure, ListSkeleton } from '../../shared/list/data-list.tsx';
import { PageHead } from '../../shared/list/page-head.tsx';
import { phoneCell } from '../../shared/list/phone-cell.ts';
import { Pill } from '../../shared/list/pill.tsx';
import { useStaff } from '../../shared/session.ts';

/** Least level that may read the books as a whole. */
const LEVEL_MIN = 3;

/** Page of the invariants: every rule with the number of rows that break it. */
export function BooksPage() {
  const t = useT('back-office');
  const common = useT('common');
  const locale = useLocale();
  const isOpen = (useStaff()?.level ?? 0) >= LEVEL_MIN;
  const query = useQuery({
    queryKey: ['books'],
    queryFn: ({ signal }) => api(readInvariants, { query: {}, signal }),
    enabled: isOpen,
  });
  if (!isOpen) return <Result face="empty" title={t('books.closed')} />;
  const { data, isPending, error, refetch, dataUpdatedAt } = query;
  const time = formatDate(instant(dataUpdatedAt), locale, { style: 'seconds' });
  return (
    <>
      <PageHead
        title={t('books.title')}
        aside={
          <>
            {data && <span className="text-12 text-muted">{t('books.checked', { time })}</span>}
            <Button
              variant="default"
              leftSection={<RefreshCw size={16} aria-hidden="true" />}
              loading={query.isFetching}
              onClick={() => void refetch()}
            >
              {common('action.refresh')}
            </Button>
          </>
        }
      />
      <p className="mb-3 max-w-[80ch] text-muted">{t('books.lead')}</p>
      {isPending && (
        <div className="card">
          <ListSkeleton />
        </div>
      )}
      {error !== null && (
        <div className="card">
          <ListFailure error={error} onRetry={() => void refetch()} />
        </div>
      )}
      {data && <Readings readings={data} />}
    </>
  );
}

interface Reading {
  readonly name: string;
  readonly violations: number;
  readonly statement: string;
  readonly read: 'full' | 'since';
  readonly full_at: string | null;
}

function Readings({ readings }: { readings: readonly Reading[] }) {
  const t = useT('back-office');
  const broken = readings.filter(({ violations }) => violations > 0);
  return (
    <>
      <div role="status" className="mb-3">
        {broken.length === 0 ? (
          <Note tone="good">{t('books.allKept', { count: readings.length })}</Note>
        ) : (
          <Note tone="bad">{t('books.broken', { count: broken.length })}</Note>
        )}
      </div>
      <div className="card">
        {/* Narrow screens scroll it, which a keyboard must be able to do as well. */}
        <Table.ScrollContainer minWidth={320} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
          <Table className="list-table">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('books.rule')}</Table.Th>
                <Table.Th>{t('players.status')}</Table.Th>
                <Table.Th ta="right">{t('books.violations')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {[...broken, ...readings.filter(({ violations }) => violations === 0)].map((reading) => (
                <Table.Tr key={reading.name}>
                  <Table.Td className="whitespace-normal! py-2" {...phoneCell('side')}>
                    <b className="font-medium">{reading.name}</b>
                    <InvariantText reading={reading} />
                    <ReadingExtent reading={reading} />
                  </Table.Td>
                  <Table.Td {...phoneCell('state')}>
                    <Pill tone={reading.violations === 0 ? 'good' : 'bad'}>
                      {t(reading.violations === 0 ? 'books.kept' : 'books.violated')}
                    </Pill>
                  </Table.Td>
                  <Table.Td ta="right" className="tabular font-semibold" {...phoneCell('fact', t('books.violations'))}>
                    {formatCount(reading.violations)}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      </div>
    </>
  );
}

/** Rows that a reading is of. */
function ReadingExtent({ reading: { read, full_at: fullAt } }: { reading: Reading }) {
  const t = useT('back-office');
  const locale = useLocale();
  const isSince = read === 'since' && fullAt !== null;
  return (
    <span className="block text-12 text-muted">
      {isSince
        ? t('books.readSince', { time: formatDate(instant(Date.parse(fullAt)), locale, { style: 'seconds' }) })
        : t('books.readFull')}
    </span>
  );
}

interface LooseTranslator {
  (key: string): string;
  has(key: string): boolean;
}

/** Sentence of a rule in the reader's language; the ledger's own where there is none yet. */
function InvariantText({ reading: { name, statement } }: { reading: Reading }) {
  const t = useT() as unknown as LooseTranslator;
  const key = `back-office.books.rules.${name}`;
  const isKnown = t.has(key);
  return (
    <span lang={isKnown ? undefined : 'en'} className="block max-w-[80ch] text-muted">
      {isKnown ? t(key) : statement}
    </span>
  );
}
