import { coinOutcome, coinParameters, readShape } from '@ordago/contracts/play';
import { formatMoney } from '@ordago/i18n';
import { useT } from '@ordago/i18n/react';
import { useState } from 'react';
import { moodOf } from '../../shared/mood.ts';
import type { PlayAddress, PlaySession } from '../../shared/play-api.ts';
import { RoundScreen } from '../../shared/round-screen.tsx';
import { useStake } from '../../shared/stage/use-stake.ts';
import { useRounds } from '../../shared/use-rounds.ts';
import '../../shared/place-button.css';
import './coin.css';

/** Time for which a tossed coin turns, in ms. */
const SHOW_MS = 1_200;
const SIDES = ['heads', 'tails'] as const;
type Side = (typeof SIDES)[number];

/** Heads or tails. */
export default function CoinGame({ address, session }: { address: PlayAddress; session: PlaySession }) {
  const t = useT('game');
  const stake = useStake(session);
  const [side, setSide] = useState<Side>('heads');
  const rounds = useRounds(address, session, coinOutcome, { showMs: SHOW_MS });
  const outcome = rounds.isBusy ? null : (rounds.last?.outcome ?? null);
  const returns = (readShape(coinParameters, session.game.engine.parameters)?.returnHundredths ?? 0) / 100;
  return (
    <RoundScreen
      address={address}
      session={session}
      mood={moodOf(session, 'night')}
      rounds={rounds}
      stake={stake}
      outcomeNote={outcome && t('coin.fell', { side: t(`coin.${outcome.fell}`) })}
      actionLabel={t('coin.toss')}
      actionDetail={formatMoney(stake.amount, session.currency)}
      onAction={() => void rounds.play(stake.amount, { choice: { side } })}
    >
      <div className="grid w-full max-w-[420px] justify-items-center gap-6">
        <div className="coin" data-tossing={rounds.isBusy} data-side={outcome?.fell ?? side} aria-hidden="true">
          <span>{(outcome?.fell ?? side) === 'heads' ? '★' : '✦'}</span>
        </div>
        <fieldset className="grid w-full grid-cols-2 gap-2" disabled={rounds.isBusy}>
          <legend className="mb-2 text-14 font-semibold">{t('coin.choose', { multiple: returns })}</legend>
          {SIDES.map((one) => (
            <button
              key={one}
              type="button"
              className="bet-place min-h-16"
              aria-pressed={side === one}
              data-paid={outcome?.isWin === true && outcome.fell === one}
              onClick={() => setSide(one)}
            >
              <span className="text-16 font-bold">{t(`coin.${one}`)}</span>
            </button>
          ))}
        </fieldset>
      </div>
    </RoundScreen>
  );
}
