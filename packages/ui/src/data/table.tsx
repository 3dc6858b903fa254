import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/**
 * Place of a cell in the list that replaces the table on a phone: two lines left, amount over status right, a third
 * line below. `whole` is all of the row, for what stands in place of rows.
 */
export type PhonePlace = 'lead' | 'second' | 'third' | 'amount' | 'status' | 'whole' | 'hidden';

export interface TableProps {
  /** The name of the table. */
  label: string;
  children: ReactNode;
  /** Becomes a list under 720 px; a narrow table may stay one. (Default: true) */
  isListOnPhones?: boolean;
}

/** A table with a head that stays in view. Wraps itself so that it never makes the page scroll sideways. */
export function Table({ label, children, isListOnPhones = true }: TableProps) {
  return (
    <div className="overflow-auto rounded-card border border-line bg-surface">
      <table aria-label={label} className={classNames('table', isListOnPhones && 'table-list')}>
        {children}
      </table>
    </div>
  );
}

/** The row of column names. */
export function TableHead({ children }: { children: ReactNode }) {
  return (
    <thead>
      <tr>{children}</tr>
    </thead>
  );
}

/** A column name; numbers are named at the right, over their figures. */
export function HeadCell({ isNumber = false, className, ...rest }: ComponentProps<'th'> & { isNumber?: boolean }) {
  return <th {...rest} scope="col" className={classNames(isNumber && 'is-number', className)} />;
}

export interface TableRowProps {
  children: ReactNode;
  /** Opens the detail panel; the row then takes the focus and Enter. */
  onOpen?: () => void;
  isSelected?: boolean;
  /** Sums: raised and bold. */
  isTotal?: boolean;
}

/** A row; with `onOpen` a click or Enter opens the whole. */
export function TableRow({ children, onOpen, isSelected = false, isTotal = false }: TableRowProps) {
  const enter = (event: KeyboardEvent) => {
    if (event.target === event.currentTarget && event.key === 'Enter') onOpen?.();
  };
  return (
    <tr
      className={classNames(onOpen && 'is-open-able', isTotal && 'is-total')}
      aria-selected={isSelected || undefined}
      tabIndex={onOpen ? 0 : undefined}
      onClick={onOpen}
      onKeyDown={onOpen && enter}
    >
      {children}
    </tr>
  );
}

export interface CellProps extends ComponentProps<'td'> {
  isNumber?: boolean;
  /** (Default: second) */
  phone?: PhonePlace;
}

/** A cell. Numbers are right-aligned and of equal width. */
export function Cell({ isNumber = false, phone = 'second', className, ...rest }: CellProps) {
  return <td {...rest} data-phone={phone} className={classNames(isNumber && 'is-number', className)} />;
}
