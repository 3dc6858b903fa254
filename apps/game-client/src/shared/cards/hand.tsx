import { useT } from '@ordago/i18n/react';
import { Suit } from '@ordago/ui';
import './hand.css';

const SUITS = { c: 'bastos', d: 'oros', h: 'copas', s: 'espadas' } as const;
const PIPS = { c: '♣', d: '♦', h: '♥', s: '♠' } as const;
const RANKS: Readonly<Record<string, string>> = { T: '10' };

export interface HandProps {
  readonly title: string;
  /** `As`, `Th`; empty for a card that lies face down. */
  readonly cards: readonly string[];
  readonly total: number | null;
  /** Name of the hand, where hands have names. (Default: none) */
  readonly name?: string | null;
  /** Places that are shown while no card is dealt. (Default: 2) */
  readonly places?: number;
  /** Cards lie side by side. (Default: one over the other) */
  readonly isSpread?: boolean;
  /** The title is for screen readers alone. (Default: no) */
  readonly isTitleHidden?: boolean;
  /** The player gave the hand up. (Default: no) */
  readonly isFolded?: boolean;
  readonly isOpen: boolean;
  readonly result?: 'won' | 'lost' | 'push' | null;
}

/** A hand of cards with its total. */
export function Hand({ title, cards, total, isOpen, result = null, ...more }: HandProps) {
  const t = useT('game');
  const { name = null, places = 2, isSpread = false, isTitleHidden = false, isFolded = false } = more;
  return (
    <section className="grid justify-items-center gap-2" aria-label={title}>
      <div className={isTitleHidden ? 'sr-only' : 'flex min-h-7 items-center gap-2 text-14 font-semibold'}>
        {title}
        {total !== null && (
          <span className="tabular rounded-pill bg-scrim/70 px-3 py-0.5 text-16" data-open={isOpen}>
            {total}
          </span>
        )}
        {name && <span className="rounded-pill bg-scrim/70 px-3 py-0.5 text-14 first-letter:uppercase">{name}</span>}
        {result && <span className="rounded-pill bg-scrim/70 px-3 py-0.5 text-12">{t(`blackjack.${result}`)}</span>}
      </div>
      <ol
        className="hand-cards flex min-h-[clamp(84px,17vmin,132px)]"
        data-open={isOpen}
        data-spread={isSpread}
        data-folded={isFolded}
      >
        {cards.length === 0 &&
          Array.from({ length: places }, (_, place) => place).map((place) => <Place key={place} />)}
        {cards.map((card, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place in the hand.
          <li key={place}>{card === '' ? <Back /> : <Face card={card} />}</li>
        ))}
      </ol>
    </section>
  );
}

function Place() {
  return (
    <li aria-hidden="true">
      <span className="playing-card playing-card-place" />
    </li>
  );
}

function Face({ card }: { card: string }) {
  const rank = card.slice(0, -1);
  const suit = card.slice(-1) as keyof typeof SUITS;
  const isRed = suit === 'd' || suit === 'h';
  return (
    <span className="playing-card" data-red={isRed}>
      <span className="sr-only">{`${RANKS[rank] ?? rank} ${PIPS[suit]}`}</span>
      <span className="playing-card-rank" aria-hidden="true">
        {RANKS[rank] ?? rank}
        <small>{PIPS[suit]}</small>
      </span>
      <span className="playing-card-pip" aria-hidden="true">
        {PIPS[suit]}
      </span>
    </span>
  );
}

function Back() {
  return (
    <span className="playing-card playing-card-back" aria-hidden="true">
      <Suit name={SUITS.d} size={36} />
    </span>
  );
}
