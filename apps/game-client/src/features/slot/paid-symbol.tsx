import { formatAmountText } from '@ordago/i18n';
import { useT } from '@ordago/i18n/react';
import type { Units } from '@ordago/kernel';
import { SymbolName } from './symbol-name.tsx';
import { SymbolTile } from './symbol-tile.tsx';

/** One payout of a symbol. */
export interface PaidCount {
  readonly count: number;
  readonly amount: Units;
  readonly freeSpins?: number;
}

/** A symbol with what it pays by its count, the most first. */
export function PaidSymbol(props: {
  name: string;
  badge: string | null;
  rows: readonly PaidCount[];
  isWide?: boolean;
}) {
  const { name, badge, rows, isWide = false } = props;
  const t = useT('game');
  return (
    <li className={`flex items-start gap-2.5 rounded-control bg-sunken p-2.5 ${isWide ? 'col-span-2' : ''}`}>
      <span className="w-12 flex-none tablet:w-14">
        <SymbolTile name={name} isSmall />
      </span>
      <span className="grid min-w-0 gap-0.5 text-12">
        <span className="text-14 leading-tight font-bold">
          <SymbolName name={name} />
        </span>
        {badge !== null && <span className="text-muted">{badge}</span>}
        {[...rows].reverse().map(({ count, amount, freeSpins }) => (
          <span key={count} className="tabular">
            {count}: <b>{formatAmountText(amount)}</b>
            {freeSpins !== undefined && ` + ${t('slot.freeSpinsOf', { count: freeSpins })}`}
          </span>
        ))}
      </span>
    </li>
  );
}
