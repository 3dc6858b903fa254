import { type StaffTransferRow, TRANSFER_CODES } from '@ordago/contracts';
import { formatAmountText, formatDate } from '@ordago/i18n';
import { DateText, useLocale } from '@ordago/i18n/react';
import { parseInstant } from '@ordago/kernel';
import { Suit } from '@ordago/ui';
import { ArrowLeftRight, Banknote, Scale } from 'lucide-react';
import { Movement } from '../transfers/transfer-columns.tsx';
import { useTransferWords } from '../transfers/transfer-words.ts';

/** Movements of a player as a line of time: the newest first, under the head of their day, with the balance after. */
export function Timeline({ rows }: { rows: readonly StaffTransferRow[] }) {
  const locale = useLocale();
  const dayOf = (row: StaffTransferRow) => {
    const at = parseInstant(row.at);
    return at === null ? row.at : formatDate(at, locale, { style: 'weekday-long' });
  };
  return (
    <ol>
      {rows.map((row, index) => {
        const day = dayOf(row);
        const before = rows[index - 1];
        const isFirst = before === undefined || dayOf(before) !== day;
        return (
          <li key={row.id}>
            {isFirst && (
              <h3 className="sticky top-14 z-1 bg-well px-4 py-1.5 text-12 font-semibold text-muted first-letter:uppercase">
                {day}
              </h3>
            )}
            <Step row={row} />
          </li>
        );
      })}
    </ol>
  );
}

function Step({ row }: { row: StaffTransferRow }) {
  const { kindOf, placeOf } = useTransferWords();
  return (
    <div className="timeline-step">
      <DateText at={row.at} style="time" className="pt-1 text-12 text-faint" />
      <span className="timeline-mark">
        <WorldMark code={row.code} />
      </span>
      <span className="min-w-0 pt-0.5">
        <b className="block font-semibold">{kindOf(row.code)}</b>
        <span className="block text-12 text-muted">
          {placeOf(row.from)} → {placeOf(row.to)} · #{row.op}
        </span>
      </span>
      <span className="pt-0.5 text-right">
        <Movement amount={row.amount} />
      </span>
      <span className="tabular pt-0.5 text-right text-muted">{formatAmountText(row.balance_after)}</span>
    </div>
  );
}

/** The world that a movement belongs to. */
function WorldMark({ code }: { code: number }) {
  switch (TRANSFER_CODES.find((row) => row.code === code)?.product) {
    case 'sport':
      return <Suit name="espadas" size={14} className="text-espadas" />;
    case 'casino':
    case 'jackpot':
      return <Suit name="oros" size={14} className="text-oros" />;
    case 'payments':
      return <Banknote size={14} className="text-positive" aria-hidden="true" />;
    case 'staff':
      return <Scale size={14} aria-hidden="true" />;
    default:
      return <ArrowLeftRight size={14} aria-hidden="true" />;
  }
}
