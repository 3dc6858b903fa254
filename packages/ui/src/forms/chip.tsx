import type { ReactNode } from 'react';

export interface ChipProps {
  children: ReactNode;
  isPressed: boolean;
  onPress: () => void;
  isDisabled?: boolean;
}

/** A quick choice: an amount, a network, a period. Gold line when it is the one in force. */
export function Chip({ children, isPressed, onPress, isDisabled = false }: ChipProps) {
  return (
    <button type="button" aria-pressed={isPressed} disabled={isDisabled} onClick={onPress} className="chip tabular">
      {children}
    </button>
  );
}
