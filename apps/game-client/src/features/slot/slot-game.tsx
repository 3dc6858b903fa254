import { slotByKey } from '@ordago/game-engines';
import { useT } from '@ordago/i18n/react';
import { assert } from '@ordago/kernel';
import { Table2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { ControlBar } from '../../shared/control-bar.tsx';
import { GameTable } from '../../shared/game-table.tsx';
import type { PlayAddress, PlaySession } from '../../shared/play-api.ts';
import { BuyRound } from './buy-round.tsx';
import { Reels } from './reels.tsx';
import { SlotPlate } from './slot-plate.tsx';
import { isBought } from './slot-round.ts';
import { useSlot } from './use-slot.ts';

const PayTable = lazy(() => import('./pay-table.tsx'));

const MOODS: Readonly<Record<string, string>> = {
  'fiesta-5x10': 'fiesta',
  'harbour-5x10': 'sea',
  'jungle-5x10': 'jungle',
  'sevens-3x1': 'night',
  'lagoon-3x5': 'sea',
  'corsair-5x10': 'night',
  'jester-5x10': 'plum',
  'trails-6x7': 'ruby',
  'market-5x10': 'jungle',
  'vault-3x5': 'night',
};

/** A slot of any definition: what is declared is what is shown and what was played. */
export default function SlotGame({ address, session }: { address: PlayAddress; session: PlaySession }) {
  const t = useT('game');
  const definition = slotByKey(session.game.engine.key);
  assert(definition, 'the session names a slot that this client does not know');
  const slot = useSlot(definition, { address, session });
  const { rounds, stake, shown, freeSpin } = slot;
  return (
    <GameTable
      address={address}
      session={session}
      mood={MOODS[definition.key] ?? 'ruby'}
      lastRound={rounds.last?.round ?? null}
      tools={<PayTableKey session={session} stake={stake} />}
      controls={
        <ControlBar
          session={session}
          rounds={rounds}
          stake={stake}
          onStake={slot.setStake}
          note={freeSpin && t('freeSpinOf', freeSpin)}
          actionLabel={t('spin')}
          onAction={slot.spin}
          isDisabled={rounds.isBusy || isBought(rounds.repeats)}
          isStakeFixed={rounds.isBusy || rounds.repeats !== null}
        />
      }
    >
      <div className="grid w-full justify-items-center gap-3">
        <SlotPlate definition={definition} shown={shown} stake={stake} currency={session.currency} />
        <Reels definition={definition} shown={shown} isSpinning={rounds.isBusy && shown === null} />
        <BuyRound definition={definition} session={session} slot={slot} />
      </div>
    </GameTable>
  );
}

/** Key that opens the pay table at the stake. */
function PayTableKey({ session, stake }: { session: PlaySession; stake: string }) {
  const t = useT('game');
  const [isOpen, setOpen] = useState(false);
  const definition = slotByKey(session.game.engine.key);
  return (
    <>
      <button
        type="button"
        className="game-key flex min-h-touch min-w-touch items-center justify-center gap-2 rounded-pill px-3 text-14 font-semibold tablet:px-4"
        onClick={() => setOpen(true)}
      >
        <Table2 size={18} aria-hidden="true" />
        <span className="sr-only tablet:not-sr-only">{t('slot.open')}</span>
      </button>
      {isOpen && definition && (
        <Suspense fallback={null}>
          <PayTable definition={definition} stake={stake} currency={session.currency} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
