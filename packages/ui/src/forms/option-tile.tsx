import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

export interface OptionTileProps {
  /** All tiles of one question share a name. */
  name: string;
  value: string;
  isChosen: boolean;
  onChoose: (value: string) => void;
  title: ReactNode;
  /** Limits, fee, time: small lines under the title. */
  lines?: readonly ReactNode[];
  mark?: ReactNode;
  isDisabled?: boolean;
}

/** One answer among a few that need more than a word: a payment method with its limits and its time. */
export function OptionTile({ name, value, isChosen, onChoose, title, lines = [], mark, isDisabled }: OptionTileProps) {
  return (
    <label className="option-tile">
      <input
        type="radio"
        className="sr-only"
        name={name}
        value={value}
        checked={isChosen}
        disabled={isDisabled}
        onChange={() => onChoose(value)}
      />
      {mark}
      <span className="grid gap-0.5">
        <span className="text-14 leading-tight font-bold">{title}</span>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a tile have no other identity.
          <span key={at} className="text-11 text-muted tabular">
            {line}
          </span>
        ))}
      </span>
      <span className="option-tile-check" aria-hidden="true">
        <Check size={13} strokeWidth={3} />
      </span>
    </label>
  );
}
