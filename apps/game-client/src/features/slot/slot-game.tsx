import { type SlotOutcome, type SlotSpin, slotOutcome } from '@ordago/contracts/play';
import { slotByKey } from '@ordago/game-engines';
import { useT } from '@ordago/i18n/react';
import { assert } from '@ordago/kernel';
import { useState } from 'react';
import { ControlBar } from '../../shared/control-bar.tsx';
import { GameTable } from '../../shared/game-table.tsx';
import type { PlayAddress, PlaySession } from '../../shared/play-api.ts';
import { pause, useRounds } from '../../shared/use-rounds.ts';
import { Reels } from './reels.tsx';

const MOODS: Readonly<Record<string, string>> = {
  'fiesta-5x10': 'fiesta',
  'harbour-5x10': 'sea',
  'jungle-5x10': 'jungle',
  'sevens-3x1': 'night',
  'lagoon-3x5': 'sea',
  'corsair-5x10': 'night',
};
const FREE_SPIN_MS = 1_200;

/** A slot of any definition: what is declared is what is shown and what was played. */
export default function SlotGame({ address, session }: { address: PlayAddress; session: PlaySession }) {
  const t = useT('game');
  const { engine } = session.game;
  const definition = slotByKey(engine.key);
  assert(definition, 'the session names a slot that this client does not know');
  const [stake, setStake] = useState('1.00');
  const [shown, setShown] = useState<SlotSpin | null>(null);
  const [freeSpin, setFreeSpin] = useState<{ index: number; count: number } | null>(null);
  const rounds = useRounds(address, session, slotOutcome);

  const show = async (outcome: SlotOutcome) => {
    setShown(outcome);
    const { freeSpins } = outcome;
    for (const [index, spin] of freeSpins.entries()) {
      await pause(FREE_SPIN_MS);
      setFreeSpin({ index: index + 1, count: freeSpins.length });
      setShown(spin);
    }
    if (freeSpins.length > 0) await pause(FREE_SPIN_MS);
    setFreeSpin(null);
  };
  const play = () => {
    setShown(null);
    void rounds.play(stake, { show });
  };
  return (
    <GameTable
      address={address}
      session={session}
      mood={MOODS[definition.key] ?? 'ruby'}
      lastRound={rounds.last?.round ?? null}
      controls={
        <ControlBar
          session={session}
          rounds={rounds}
          stake={stake}
          onStake={setStake}
          note={freeSpin && t('freeSpinOf', freeSpin)}
          actionLabel={t('spin')}
          onAction={play}
        />
      }
    >
      <Reels definition={definition} shown={shown} isSpinning={rounds.isBusy && shown === null} />
    </GameTable>
  );
}
