import { DateText, useT } from '@ordago/i18n/react';
import { Button, classNames, Result, Skeleton, toast } from '@ordago/ui';
import { useFailureText } from '@ordago/web-kit';
import { type CsvSpan, useCsvParts } from '@ordago/web-kit/csv-parts';
import { csvLabel, useCsvNotice } from '@ordago/web-kit/csv-words';
import { Download, Printer, RefreshCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSession } from '../../shared/session.ts';

export interface HistoryHeadProps {
  readonly title: string;
  /** Filter of the list. */
  readonly filter: object;
  /** Saves a file of the list: the first, the second and so on, where it is longer than one holds. */
  readonly onCsv: (part: number) => Promise<CsvSpan>;
}

/** The title of a history, and the ways to take it along. */
export function HistoryHead({ title, filter, onCsv }: HistoryHeadProps) {
  const t = useT('common');
  const failureText = useFailureText();
  const noticeOf = useCsvNotice();
  const [isSaving, setIsSaving] = useState(false);
  const csv = useCsvParts(filter, onCsv);
  const save = async () => {
    setIsSaving(true);
    try {
      const notice = noticeOf(await csv.saveNext());
      if (notice !== null) toast(notice);
    } catch (failure) {
      toast(failureText(failure), { kind: 'error' });
    }
    setIsSaving(false);
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <h1 className="text-24 font-extrabold tracking-[-.03em] tablet:text-32">{title}</h1>
      <div className="flex gap-2 print:hidden">
        <span className="hidden tablet:block">
          <Button icon={<Printer size={16} aria-hidden="true" />} onClick={() => window.print()}>
            {t('action.print')}
          </Button>
        </span>
        <Button icon={<Download size={16} aria-hidden="true" />} isBusy={isSaving} onClick={() => void save()}>
          {csvLabel(csv.next)}
        </Button>
      </div>
      <PaperLine />
    </div>
  );
}

/** On paper: whose history it is, and the day it was printed. */
function PaperLine() {
  const t = useT('common');
  const { player } = useSession();
  return (
    <p className="hidden basis-full text-14 text-muted tabular print:block">
      {player && `${player.username} · ${t('account.id')} ${player.id} · `}
      <DateText at={new Date().toISOString()} style="date" />
    </p>
  );
}

export interface HistoryFacesProps {
  readonly isPending: boolean;
  readonly failure: unknown;
  readonly onRetry: () => void;
  readonly isEmpty: boolean;
  /** Text and action of an empty list: another sentence for a filter than for a new account. */
  readonly empty: { readonly title: string; readonly action?: ReactNode };
  readonly children: ReactNode;
}

/** The four states of a history. */
export function HistoryFaces({ isPending, failure, onRetry, isEmpty, empty, children }: HistoryFacesProps) {
  const t = useT('common');
  const failureText = useFailureText();
  if (isPending) return <HistorySkeleton />;
  if (failure) {
    return (
      <Panel>
        <Result
          face="error"
          suit="bastos"
          title={failureText(failure)}
          action={
            <Button icon={<RefreshCw size={16} aria-hidden="true" />} onClick={onRetry}>
              {t('action.retry')}
            </Button>
          }
        />
      </Panel>
    );
  }
  if (isEmpty) {
    return (
      <Panel>
        <Result face="empty" title={empty.title} action={empty.action} />
      </Panel>
    );
  }
  return children;
}

/** A table and its foot in one frame; pale while the next page is on its way. */
export function HistoryPanel({ isStale, children }: { isStale: boolean; children: ReactNode }) {
  return (
    <div
      aria-busy={isStale || undefined}
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)] overflow-hidden rounded-card border border-line bg-surface',
        '[&>:first-child]:rounded-none [&>:first-child]:border-x-0 [&>:first-child]:border-t-0',
        isStale && 'opacity-60',
      )}
    >
      {children}
    </div>
  );
}

function Panel({ children }: { children: ReactNode }) {
  return <div className="rounded-card border border-line bg-surface">{children}</div>;
}

function HistorySkeleton() {
  const t = useT('common');
  return (
    <div className="grid gap-5 rounded-card border border-line bg-surface p-4" role="status">
      <span className="sr-only">{t('state.loading')}</span>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
        <div key={row} className="flex items-center gap-3">
          <Skeleton className="h-10 w-8 rounded-control" />
          <span className="grid flex-1 gap-2">
            <Skeleton className="h-3 w-1/2 rounded-control" />
            <Skeleton className="h-3 w-1/4 rounded-control" />
          </span>
          <Skeleton className="h-3 w-20 rounded-control" />
        </div>
      ))}
    </div>
  );
}
