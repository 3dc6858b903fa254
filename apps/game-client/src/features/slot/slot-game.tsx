import { slotByKey } from '@ordago/game-engines';
import { formatMoney } from '@ordago/i18n';
import { useT } from '@ordago/i18n/react';
import { assert } from '@ordago/kernel';
import { lazyPart } from '@ordago/ui';
import { Table2 } from 'lucide-react';
import { useState } from 'react';
import type { PlayAddress, PlaySession } from '../../shared/play-api.ts';
import { RoundScreen } from '../../shared/round-screen.tsx';
import { lostPart } from '../../shared/stage/lost-part.tsx';
import { ToolKey } from '../../shared/stage/stage-tools.tsx';
import { BuyRound } from './buy-round.tsx';
import { Reels } from './reels.tsx';
import { SlotPlate } from './slot-plate.tsx';
import { isBought } from './slot-round.ts';
import { useSlot } from './use-slot.ts';

const PayTable = lazyPart(() => import('./pay-table.tsx'));

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
    <RoundScreen
      address={address}
      session={session}
      mood={MOODS[definition.key] ?? 'ruby'}
      rounds={rounds}
      stake={stake}
      note={freeSpin && t('freeSpinOf', freeSpin)}
      actionLabel={t('spin')}
      actionDetail={formatMoney(stake.amount, session.currency)}
      onAction={slot.spin}
      isDisabled={rounds.isBusy || isBought(rounds.repeats)}
      isStakeFixed={rounds.isBusy || rounds.repeats !== null}
      choices={<BuyRound definition={definition} session={session} slot={slot} />}
      tools={<PayTableKey session={session} stake={stake.amount} />}
      fit="fill"
      boardMin={360}
    >
      <div className="slot-board">
        <SlotPlate definition={definition} shown={shown} stake={stake.amount} currency={session.currency} />
        <div className="slot-window">
          <Reels definition={definition} shown={shown} isSpinning={rounds.isBusy && shown === null} />
        </div>
      </div>
    </RoundScreen>
  );
}

/** Key that opens the pay table at the stake. */
function PayTableKey({ session, stake }: { session: PlaySession; stake: string }) {
  const t = useT('game');
  const [isOpen, setOpen] = useState(false);
  const definition = slotByKey(session.game.engine.key);
  return (
    <>
      <ToolKey label={t('slot.open')} icon={<Table2 size={20} />} onPress={() => setOpen(true)} />
      {isOpen && definition && (
        <PayTable
          definition={definition}
          stake={stake}
          currency={session.currency}
          onClose={() => setOpen(false)}
          lost={lostPart}
        />
      )}
    </>
  );
}
