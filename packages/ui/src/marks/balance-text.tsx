import type { ReactNode } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface BalanceTextProps {
  /** The formatted amount. */
  children: ReactNode;
  /** Changes with each new amount; a change lights the figure up for a moment, upwards and downwards alike. */
  version?: number | string;
  /** Shows dots instead, for eyes over the shoulder. (Default: false) */
  isHidden?: boolean;
  /** Text of the dots for screen readers. */
  hiddenLabel?: string;
}

/** A balance that ticks without moving the content beside it. */
export function BalanceText({ children, version, isHidden = false, hiddenLabel }: BalanceTextProps) {
  if (isHidden) {
    return (
      <span className="tabular">
        <span aria-hidden="true">••••••</span>
        {hiddenLabel && <VisuallyHidden>{hiddenLabel}</VisuallyHidden>}
      </span>
    );
  }
  return (
    <span key={version} className="balance-text whitespace-nowrap tabular">
      {children}
    </span>
  );
}
