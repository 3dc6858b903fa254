import { type SlotOutcome, type SlotSpin, slotOutcome } from '@ordago/contracts/play';
import { BOUGHT_ROUND, type SlotDefinition } from '@ordago/game-engines';
import { formatAmount } from '@ordago/kernel';
import { useState } from 'react';
import { isCalm } from '../../shared/mood.ts';
import type { PlayAddress, PlaySession } from '../../shared/play-api.ts';
import { type Stake, useStake } from '../../shared/stage/use-stake.ts';
import { pause, type Rounds, useRounds } from '../../shared/use-rounds.ts';
import { buyOffer } from './slot-round.ts';

/** Time for which each free spin is seen, in milliseconds. */
const FREE_SPIN_MS = 1_200;
/** Time for which the reels run once the answer is there: a first part, and more for each reel, in milliseconds. */
const RUN_MS = 700;
const REEL_MS = 160;

export interface Slot {
  readonly rounds: Rounds<SlotOutcome>;
  readonly stake: Stake;
  /** Spin that the reels show; null while they run. */
  readonly shown: SlotSpin | null;
  /** Place of the free spin that is shown. */
  readonly freeSpin: { readonly index: number; readonly count: number } | null;
  /** Plays an ordinary round. */
  readonly spin: () => void;
  /** Plays a bought round, whose price is its stake. */
  readonly buy: () => void;
}

/** State of a slot: its stake, what its reels show, and the free spins one by one. */
export function useSlot(definition: SlotDefinition, at: { address: PlayAddress; session: PlaySession }): Slot {
  const stake = useStake(at.session);
  const [shown, setShown] = useState<SlotSpin | null>(null);
  const [freeSpin, setFreeSpin] = useState<Slot['freeSpin']>(null);
  const rounds = useRounds(at.address, at.session, slotOutcome);

  const runMs = RUN_MS + REEL_MS * definition.reels.length;
  const show = async (outcome: SlotOutcome) => {
    const { freeSpins, window } = outcome;
    // A bought round has no paid spin: the reels run until its first free one.
    const isPaid = window.length > 0;
    if (isPaid) {
      await pause(isCalm() ? 0 : runMs);
      setShown(outcome);
    }
    for (const [index, spin] of freeSpins.entries()) {
      if (isPaid || index > 0) await pause(FREE_SPIN_MS);
      setFreeSpin({ index: index + 1, count: freeSpins.length });
      setShown(spin);
    }
    if (freeSpins.length > 0) await pause(FREE_SPIN_MS);
    setFreeSpin(null);
  };
  const play = (staked: string, options: { choice?: typeof BOUGHT_ROUND } = {}) => {
    setShown(null);
    void rounds.play(staked, { ...options, show });
  };
  return {
    rounds,
    stake,
    shown,
    freeSpin,
    spin: () => play(stake.amount),
    buy: () => {
      const offer = buyOffer(definition, at.session.stakes, stake.amount);
      if (offer?.isOpen) play(formatAmount(offer.price), { choice: BOUGHT_ROUND });
    },
  };
}
