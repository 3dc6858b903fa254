import type { RouletteField } from '@ordago/game-engines';
import { useT } from '@ordago/i18n/react';
import { formatAmount, type Units } from '@ordago/kernel';
import type { CSSProperties } from 'react';
import { Chip } from './chip.tsx';
import { type Cell, CLOTH_PLACES, type ClothPlace } from './cloth-places.ts';
import './roulette-cloth.css';

export interface RouletteClothProps {
  /** Stake on a place; 0 for none. */
  readonly stakeOn: (place: string) => Units;
  /** A click on a place: one more chip. */
  readonly onPut: (place: string) => void;
  /** Number that fell; null while there is none. */
  readonly winning: number | null;
  /** No more bets. (Default: false) */
  readonly isDisabled?: boolean;
}

const WORDS = {
  'dozen-1': 'dozen1',
  'dozen-2': 'dozen2',
  'dozen-3': 'dozen3',
  low: 'low',
  even: 'even',
  red: 'red',
  black: 'black',
  odd: 'odd',
  high: 'high',
  'column-1': 'column1',
  'column-2': 'column2',
  'column-3': 'column3',
} as const satisfies Record<RouletteField, string>;

/** Halves as cloths have them: figures need no language. */
const FIGURES: Partial<Record<RouletteField, string>> = {
  low: '1–18',
  high: '19–36',
  'column-1': '2:1',
  'column-2': '2:1',
  'column-3': '2:1',
};

/**
 * The cloth of a European table, with zero at the left where there is width and on top where there is not. Chips lie on their
 * places; the number that fell keeps its colour and has a ring around it.
 */
export function RouletteCloth({ stakeOn, onPut, winning, isDisabled = false }: RouletteClothProps) {
  return (
    <div className="roulette-cloth">
      <div className="cloth-grid">
        {CLOTH_PLACES.map((place) => (
          <Place
            key={place.place}
            at={place}
            units={stakeOn(place.place)}
            isWinning={winning !== null && place.number === winning}
            isDisabled={isDisabled}
            onPut={onPut}
          />
        ))}
      </div>
    </div>
  );
}

interface PlaceProps {
  readonly at: ClothPlace;
  readonly units: Units;
  readonly isWinning: boolean;
  readonly isDisabled: boolean;
  readonly onPut: (place: string) => void;
}

function Place({ at, units, isWinning, isDisabled, onPut }: PlaceProps) {
  const t = useT('game');
  const { place, number, field, colour, pays } = at;
  const name = number === null ? t(WORDS[field ?? 'red']) : t('roulette.number', { number });
  const staked = units === 0n ? null : formatAmount(units);
  return (
    <button
      type="button"
      className="cloth-place"
      style={cellStyle(at)}
      data-place={place}
      data-kind={number === null ? 'field' : 'number'}
      data-colour={number === null ? undefined : (colour ?? undefined)}
      data-won={isWinning}
      aria-pressed={staked !== null}
      aria-label={[name, `${pays}:1`, staked].filter(Boolean).join(' · ')}
      disabled={isDisabled}
      onClick={() => onPut(place)}
    >
      {field === 'red' || field === 'black' ? (
        <Diamond colour={field} />
      ) : (
        <span className="cloth-word">{number ?? (field && FIGURES[field]) ?? name}</span>
      )}
      {staked !== null && <Chip units={units} />}
    </button>
  );
}

function Diamond({ colour }: { colour: 'red' | 'black' }) {
  return (
    <svg viewBox="-36 -20 72 40" className="cloth-diamond" aria-hidden="true">
      <path d="M0 -18L34 0L0 18L-34 0Z" fill={`var(--pocket-${colour})`} stroke="var(--felt-line)" strokeWidth={1.6} />
    </svg>
  );
}

/** Both layouts as properties of the place: the sheet chooses by the width of the cloth. */
function cellStyle({ wide, tall }: ClothPlace): CSSProperties {
  return { '--wide': areaOf(wide), '--tall': areaOf(tall) } as CSSProperties;
}

function areaOf({ row, column }: Cell): string {
  return `${row[0]} / ${column[0]} / ${row[1]} / ${column[1]}`;
}
