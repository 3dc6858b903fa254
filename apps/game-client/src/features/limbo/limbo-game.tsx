import { limboOutcome } from '@ordago/contracts/play';
import { formatMoney } from '@ordago/i18n';
import { useT } from '@ordago/i18n/react';
import { useState } from 'react';
import type { PlayAddress, PlaySession } from '../../shared/play-api.ts';
import { RoundScreen } from '../../shared/round-screen.tsx';
import { MultipleField, multipleOf } from '../../shared/stage/multiple-field.tsx';
import { useStake } from '../../shared/stage/use-stake.ts';
import { useAutoPlay } from '../../shared/use-auto-play.ts';
import { useRounds } from '../../shared/use-rounds.ts';
import './limbo.css';

/** Time for which the multiple runs before it stands, in ms. */
const SHOW_MS = 520;
const TARGETS = ['1.50', '2.00', '5.00', '10.00', '100.00'];

/** Limbo: name a multiple; the round reaches it or not. */
export default function LimboGame({ address, session }: { address: PlayAddress; session: PlaySession }) {
  const t = useT('game');
  const stake = useStake(session);
  const [text, setText] = useState('2.00');
  const target = multipleOf(text);
  const rounds = useRounds(address, session, limboOutcome, { showMs: SHOW_MS });
  const play = async () => (target === null ? null : rounds.play(stake.amount, { choice: { target } }));
  const auto = useAutoPlay(play);
  const outcome = rounds.last?.outcome ?? null;
  const look = rounds.isBusy || !outcome ? 'idle' : outcome.isWin ? 'won' : 'lost';
  return (
    <RoundScreen
      address={address}
      session={session}
      mood="instrument"
      rounds={rounds}
      stake={stake}
      outcomeNote={outcome && t('limbo.reached', { multiple: outcome.reached })}
      actionLabel={t('limbo.go')}
      onAction={() => void play()}
      actionDetail={formatMoney(stake.amount, session.currency)}
      auto={auto}
      isDisabled={rounds.isBusy || auto.isOn || target === null}
      choices={
        <MultipleField
          label={t('limbo.target')}
          value={text}
          onChange={setText}
          quick={TARGETS}
          isDisabled={rounds.isBusy}
        />
      }
      facts={[
        { label: t('multiplier'), value: target === null ? '—' : `${(target / 100).toFixed(2)}×` },
        { label: t('chance'), value: target === null ? '—' : chanceText(target) },
      ]}
      fit="fill"
      boardMin={300}
    >
      <div className="limbo-board" data-look={look}>
        <span className="limbo-figure tabular">{rounds.isBusy || !outcome ? '0.00×' : `${outcome.reached}×`}</span>
      </div>
    </RoundScreen>
  );
}

/** Chance of reaching a target in hundredths, in percent. */
function chanceText(target: number): string {
  return `${((99 / target) * 100).toFixed(target > 9_900 ? 4 : 2)} %`;
}
