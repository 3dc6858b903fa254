import { formatMoney } from '@ordago/i18n';
import { MoneyText, useT } from '@ordago/i18n/react';
import { formatAmount, type Units } from '@ordago/kernel';
import { Suit } from '@ordago/ui';
import { type ReactNode, useEffect, useState } from 'react';
import type { PlayedRound } from '../play-api.ts';
import { playSound, type Sound } from '../preferences/sound.ts';
import { unitsOf } from '../units-of.ts';
import './moment.css';

/** Time after which a message gives the board free, in ms. */
const SEEN_MS = 3_500;
/** A payout of so many stakes is shown over the whole board. */
const BIG_STAKES = 10n;

export interface MomentProps {
  /** The round that was just shown; null before the first and while one is played. */
  readonly round: PlayedRound<unknown> | null;
  readonly currency: string;
  /** How the round came out in the game's words. (Default: nothing) */
  readonly note?: ReactNode;
  /** Place on the board where it covers nothing that won. (Default: bottom) */
  readonly at?: 'top' | 'bottom';
}

/**
 * Return of a round. Only a return above the stake is a win; whatever else came back is stated plainly, without colour or
 * motion that celebrates it.
 */
export function Moment({ round, currency, note, at = 'bottom' }: MomentProps) {
  const isOver = round !== null && round.state !== 'playing';
  return (
    <div className="stage-moment" data-at={at} role="status" aria-live="polite">
      {isOver && (
        <Brought
          key={round.round}
          stake={unitsOf(round.stake)}
          payout={unitsOf(round.payout)}
          currency={currency}
          note={note}
        />
      )}
    </div>
  );
}

interface BroughtProps {
  readonly stake: Units;
  readonly payout: Units;
  readonly currency: string;
  readonly note: ReactNode;
}

function Brought({ stake, payout, currency, note }: BroughtProps) {
  const t = useT('game');
  const [isOld, age] = useAge();
  useEffect(() => playSound(soundOf(stake, payout)), [stake, payout]);
  const money = (units: Units) => formatMoney(units, currency);
  if (payout <= stake || stake === 0n) {
    return (
      <p className="moment-quiet" data-old={isOld}>
        {note && <span>{note}</span>}
        <span className="tabular">
          {payout === 0n
            ? t('stage.nothing', { amount: money(-stake) })
            : payout === stake
              ? t('stage.stakeBack', { amount: money(payout) })
              : t('stage.received', { amount: money(payout), stake: money(stake) })}
        </span>
      </p>
    );
  }
  if (payout >= stake * BIG_STAKES) {
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a click anywhere gives the board free early; by itself it does so a moment later.
      <div className="moment-big" data-old={isOld} onClick={age}>
        <Rays />
        <p>{note ?? t('stage.bigWin')}</p>
        <b>
          <MoneyText amount={payout} currency={currency} />
        </b>
        <span>{t('stage.times', { multiple: multipleText(payout, stake), stake: money(stake) })}</span>
        <span className="sr-only">{t('stage.collected', { amount: money(payout) })}</span>
      </div>
    );
  }
  return (
    <p className="moment-win" data-old={isOld}>
      <Suit name="oros" className="moment-mark" />
      <b>
        <MoneyText amount={formatAmount(payout - stake)} currency={currency} signed />
      </b>
      <span className="tabular">{t('stage.collected', { amount: money(payout) })}</span>
      {note && <span>{note}</span>}
    </p>
  );
}

/** A return that is no win sounds like none. */
function soundOf(stake: Units, payout: Units): Sound {
  if (payout <= stake || stake === 0n) return 'loss';
  return payout >= stake * BIG_STAKES ? 'big-win' : 'win';
}

/** True once a message has been there long enough, and the way to say so earlier. */
function useAge(): readonly [isOld: boolean, age: () => void] {
  const [isOld, setOld] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOld(true), SEEN_MS);
    return () => clearTimeout(timer);
  }, []);
  return [isOld, () => setOld(true)];
}

/** Multiple of a stake with two decimals, rounded down: `12.50`. */
function multipleText(payout: Units, stake: Units): string {
  const hundredths = (payout * 100n) / stake;
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
}

function Rays() {
  return (
    <svg className="moment-rays" viewBox="-100 -100 200 200" aria-hidden="true">
      {Array.from({ length: 20 }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a ray is its angle.
        <path key={at} d="M0 0L-7 -100H7Z" fillOpacity={at % 2 ? 0.16 : 0.32} transform={`rotate(${at * 18})`} />
      ))}
    </svg>
  );
}
