import { limboOutcome } from '@ordago/contracts/play';
import { useT } from '@ordago/i18n/react';
import { Rocket } from 'lucide-react';
import { useState } from 'react';
import { AutoPlayPanel } from '../../shared/auto-play-panel.tsx';
import { FactRow } from '../../shared/fact-row.tsx';
import { moodOf } from '../../shared/mood.ts';
import { MultipleField, multipleOf } from '../../shared/multiple-field.tsx';
import type { PlayAddress, PlaySession } from '../../shared/play-api.ts';
import { RoundScreen } from '../../shared/round-screen.tsx';
import { useAutoPlay } from '../../shared/use-auto-play.ts';
import { useRounds } from '../../shared/use-rounds.ts';

const TARGETS = ['1.50', '2.00', '5.00', '10.00', '100.00'];

/** Limbo: name a multiple; the round reaches it or not. */
export default function LimboGame({ address, session }: { address: PlayAddress; session: PlaySession }) {
  const t = useT('game');
  const [stake, setStake] = useState('1.00');
  const [text, setText] = useState('2.00');
  const target = multipleOf(text);
  const rounds = useRounds(address, session, limboOutcome);
  const play = async () => (target === null ? null : rounds.play(stake, { choice: { target } }));
  const auto = useAutoPlay(play);
  const outcome = rounds.last?.outcome ?? null;
  const look = rounds.isBusy || !outcome ? 'idle' : outcome.isWin ? 'won' : 'lost';
  return (
    <RoundScreen
      address={address}
      session={session}
      mood={moodOf(session, 'fiesta')}
      rounds={rounds}
      stake={stake}
      onStake={setStake}
      note={outcome && t('limbo.reached', { multiple: outcome.reached })}
      actionLabel={t('limbo.go')}
      onAction={() => void play()}
      icon={<Rocket size={32} aria-hidden="true" />}
      isDisabled={rounds.isBusy || auto.isOn || target === null}
    >
      <div className="grid w-full max-w-[560px] gap-4">
        <div className="result-plate mx-auto w-full py-10" data-look={look}>
          <span className="tabular text-[clamp(44px,14vmin,96px)] leading-none font-black">
            {rounds.isBusy || !outcome ? '·.··×' : `${outcome.reached}×`}
          </span>
        </div>
        <MultipleField
          label={t('limbo.target')}
          value={text}
          onChange={setText}
          quick={TARGETS}
          isDisabled={rounds.isBusy}
        />
        <FactRow
          facts={[
            { label: t('multiplier'), value: target === null ? '—' : `${(target / 100).toFixed(2)}×` },
            {
              label: t('chance'),
              value: target === null ? '—' : `${((99 / target) * 100).toFixed(target > 9_900 ? 4 : 2)} %`,
            },
          ]}
        />
        <AutoPlayPanel auto={auto} />
      </div>
    </RoundScreen>
  );
}
