import { Lock } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';

/** Time for which a moved price stays marked, in ms. */
export const ODDS_FLASH_MS = 2000;

export interface OddsButtonProps {
  /** In thousandths; a change marks the button up or down for two seconds. */
  odds: number;
  /** The formatted odds. */
  children: ReactNode;
  /** The whole name: "Leganés, 1X2, 22.00". */
  label: string;
  /** The selection, left; a board names it in the head of the column instead. */
  name?: ReactNode;
  isSelected: boolean;
  onToggle: () => void;
  /** Seen but not for sale; a selected one can still be taken out. (Default: false) */
  isSuspended?: boolean;
  /** Replaces the label while suspended: "Leganés, 1X2, suspended". */
  suspendedLabel?: string;
  /** Tooltip with the reason why it is not for sale. */
  hint?: string | undefined;
}

/** Returns whether the odds went up or down during the last two seconds. */
export function useOddsMove(odds: number): 'up' | 'down' | null {
  const last = useRef(odds);
  const [mark, setMark] = useState<{ move: 'up' | 'down' } | null>(null);

  useEffect(() => {
    if (last.current === odds) return;
    setMark({ move: odds > last.current ? 'up' : 'down' });
    last.current = odds;
  }, [odds]);

  useEffect(() => {
    if (!mark) return;
    const timer = setTimeout(() => setMark(null), ODDS_FLASH_MS);
    return () => clearTimeout(timer);
  }, [mark]);

  return mark?.move ?? null;
}

/** A price that is toggled into the slip. Colour, arrow and words all show when it moves; its width never changes. */
export function OddsButton(props: OddsButtonProps) {
  const { odds, children, label, name, isSelected, onToggle, isSuspended = false, suspendedLabel, hint } = props;
  const move = useOddsMove(odds);
  const isShut = isSuspended && !isSelected;
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      aria-label={isSuspended ? (suspendedLabel ?? label) : label}
      aria-disabled={isShut || undefined}
      onClick={isShut ? undefined : onToggle}
      title={hint}
      data-move={isSuspended ? undefined : (move ?? undefined)}
      className={classNames('odds-button', isSuspended && 'is-suspended', name === undefined && 'is-bare')}
    >
      {name !== undefined && <span className="odds-button-name">{name}</span>}
      {isSuspended ? (
        <Lock size={16} className="flex-none text-faint" aria-hidden="true" />
      ) : (
        <span className="odds-button-odds tabular">
          <span className="odds-button-arrow" aria-hidden="true" />
          {children}
        </span>
      )}
    </button>
  );
}
