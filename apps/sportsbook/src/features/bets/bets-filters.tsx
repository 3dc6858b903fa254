import { useDayWords, useLocale, useT } from '@ordago/i18n/react';
import { Button, ChoicePill, DayRangeFields } from '@ordago/ui';
import { contestName, useEachWayWords, useSelectionWords } from '@ordago/web-kit/bets';
import { useCsvParts } from '@ordago/web-kit/csv-parts';
import { csvLabel, useCsvNotice, useSaveCsv } from '@ordago/web-kit/csv-words';
import { dayOf } from '@ordago/web-kit/days';
import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { type BetsShown, type FrameSearch, useSearchChange } from '../../shared/addresses/paths.ts';
import { usePayerWords } from '../../shared/bets/paid-with.tsx';
import { usePlacedKind } from '../../shared/bets/placed-kind.ts';
import { notify } from '../../shared/controls/notice.tsx';
import { present } from '../../shared/days/days.ts';
import { type BetsFilter, readBetsPart } from './bets-api.ts';
import { betRows } from './bets-csv.ts';
import '../../shared/controls/list-filters.css';

/** Results of settled bets; the tabs separate open from settled. */
const RESULTS = ['won', 'lost', 'returned', 'cashed-out'] as const satisfies readonly BetsShown[];

/** By status and by days; and the list on paper or as a file. */
export function BetsFilters({ filter, isSignedIn }: { filter: BetsFilter; isSignedIn: boolean }) {
  const t = useT('sportsbook');
  const common = useT('common');
  const change = useSearchChange();
  const { words, writing } = useDayWords();
  const set = (next: FrameSearch) => change({ ...next, page: undefined });
  return (
    <div className="list-filters">
      <ChoicePill
        label={t('bets.status')}
        isLabelHidden
        value={RESULTS.find((known) => known === filter.status) ?? ''}
        options={[
          { value: '', label: t('bets.anyResult') },
          ...RESULTS.map((value) => ({ value, label: t(`bets.${value}`) })),
        ]}
        onChange={(value) => set({ show: RESULTS.find((known) => known === value) ?? 'settled' })}
      />
      <DayRangeFields
        range={filter}
        onRange={({ from, to }) => set({ from, to })}
        writing={writing}
        words={{ ...words, from: t('bets.from'), to: t('bets.to') }}
      />
      {isSignedIn && <CsvButton filter={filter} />}
      <Button rank="text" size="small" icon={<Printer size={16} aria-hidden="true" />} onClick={() => window.print()}>
        {common('action.print')}
      </Button>
    </div>
  );
}

/** Every bet of the filter as a file for spreadsheets, whatever page is shown. */
function CsvButton({ filter }: { filter: BetsFilter }) {
  const t = useT('sportsbook');
  const common = useT('common');
  const words = useSelectionWords();
  const terms = useEachWayWords();
  const kindOf = usePlacedKind();
  const locale = useLocale();
  const payerWord = usePayerWords();
  const saveCsv = useSaveCsv();
  const noticeOf = useCsvNotice();
  const [isBusy, setBusy] = useState(false);
  const csv = useCsvParts(filter, async (part) => {
    const read = await readBetsPart(filter, part);
    const head = [
      t('bets.code'),
      t('bets.kind'),
      t('bets.placedAt'),
      t('bets.status'),
      t('bets.paidWith'),
      t('bets.currency'),
      t('slip.stake'),
      t('bets.odds'),
      t('slip.potentialPayout'),
      t('bets.payout'),
      t('bets.settledAt'),
      t('bets.selections'),
    ];
    const lines = betRows(read.rows, {
      kind: kindOf,
      status: (status) => common(`betStatus.${status}`),
      payer: (payer) => payerWord[payer],
      leg: (leg) =>
        `${contestName(leg)}: ${words.outcome({ ...leg, kind: leg.market })} (${leg.odds}${leg.each_way ? `; ${terms.terms(leg.each_way)}` : ''})`,
    });
    return saveCsv(`${t('bets.csvName')}-${locale}-${dayOf(present())}`, read, { head, lines });
  });
  const save = async () => {
    setBusy(true);
    try {
      const notice = noticeOf(await csv.saveNext());
      if (notice !== null) notify(notice);
    } catch {
      notify(t('bets.csvFailed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      rank="text"
      size="small"
      isBusy={isBusy}
      icon={<Download size={16} aria-hidden="true" />}
      onClick={() => void save()}
    >
      {csvLabel(csv.next, t('bets.csv'))}
    </Button>
  );
}
