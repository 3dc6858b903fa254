import { rouletteColour } from '@ordago/game-engines';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { RouletteCloth, type RouletteClothProps } from './roulette-cloth.tsx';
import { RouletteWheel, type RouletteWheelProps } from './roulette-wheel.tsx';
import './roulette-board.css';

export interface RouletteBoardProps extends RouletteWheelProps, Omit<RouletteClothProps, 'isDisabled'> {
  /** Words beside the last number: its colour and kind, or that no more bets are taken. */
  readonly children?: ReactNode;
}

/** How long a narrow board keeps its wheel in view after the ball came to rest, in milliseconds. */
const SEEN_MS = 1_400;

/**
 * Wheel and cloth of a table. A narrow board shows the cloth while bets are laid, and gives itself to the wheel from the click
 * until the number has been seen.
 */
export function RouletteBoard({ stakeOn, onPut, winning, children, ...wheel }: RouletteBoardProps) {
  const { spin, isAsking, result } = wheel;
  const [stopped, setStopped] = useState(spin);
  const isTurning = stopped !== spin && (isAsking || result !== null);
  const isSeen = useStays(isTurning, SEEN_MS);
  const bowl = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The key that starts it may be far below, in a frame that scrolls.
    if (isTurning) bowl.current?.scrollIntoView({ block: 'nearest' });
  }, [isTurning]);
  return (
    <div className="roulette-board">
      <div className="roulette-places" data-turning={isTurning || isSeen}>
        <div className="roulette-upper">
          <div ref={bowl} className="roulette-bowl">
            <RouletteWheel
              {...wheel}
              onStopped={() => {
                setStopped(spin);
                wheel.onStopped?.();
              }}
            />
          </div>
          <div className="roulette-says">
            {winning !== null && !isTurning && (
              <span className="roulette-last" data-colour={rouletteColour(winning)} aria-hidden="true">
                {winning}
              </span>
            )}
            {children}
          </div>
        </div>
        <div className="roulette-lay">
          <RouletteCloth stakeOn={stakeOn} onPut={onPut} winning={isTurning ? null : winning} isDisabled={isTurning} />
        </div>
      </div>
    </div>
  );
}

/** True for some time after `isOn` went off. */
function useStays(isOn: boolean, ms: number): boolean {
  const [stays, setStays] = useState(false);
  useEffect(() => {
    if (isOn) return setStays(true);
    const timer = setTimeout(() => setStays(false), ms);
    return () => clearTimeout(timer);
  }, [isOn, ms]);
  return stays;
}
