import type { TableOutcome } from '@ordago/contracts/play';
import { formatAmount } from '@ordago/kernel';
import type { CSSProperties, ReactNode } from 'react';
import type { Table } from './use-table.ts';
import './place-button.css';

export interface PlaceButtonProps {
  readonly table: Pick<Table<TableOutcome>, 'chips' | 'paid'>;
  readonly place: string;
  /** Text for screen readers. */
  readonly label: string;
  /** Visible content. (Default: the label) */
  readonly children?: ReactNode;
  /** Return of the place over its stake, in hundredths. (Default: not shown) */
  readonly returns?: number | undefined;
  readonly className?: string;
  /** Background of the place. (Default: dark glass) */
  readonly colour?: string | undefined;
}

/** One place of a table: a click puts a chip on it. It lights up when the newest result paid it. */
export function PlaceButton({ table, place, label, children, returns, className = '', colour }: PlaceButtonProps) {
  const units = table.chips.on(place);
  const staked = units === 0n ? null : formatAmount(units);
  const times = returns === undefined ? null : `${timesText(returns)}×`;
  return (
    <button
      type="button"
      className={`bet-place ${className}`}
      style={colour === undefined ? undefined : ({ '--place': colour } as CSSProperties)}
      data-place={place}
      data-paid={table.paid.has(place)}
      aria-pressed={staked !== null}
      aria-label={[label, times, staked].filter(Boolean).join(' · ')}
      onClick={() => table.chips.put(place)}
    >
      <span className="grid gap-0.5">
        <span className="text-14 leading-tight font-bold">{children ?? label}</span>
        {times && <span className="tabular text-12 opacity-85">{times}</span>}
      </span>
      {staked && <span className="bet-chip tabular">{staked.replace(/\.00$/, '')}</span>}
    </button>
  );
}

/** Hundredths as a person writes a multiple: `1.95`, `36`. */
export function timesText(hundredths: number): string {
  return String(hundredths / 100);
}
