import { kenoOutcome, kenoParameters, readShape } from '@ordago/contracts/play';
import { useT } from '@ordago/i18n/react';
import { Eraser, Shuffle, TicketCheck } from 'lucide-react';
import { useState } from 'react';
import { moodOf } from '../../shared/mood.ts';
import type { PlayAddress, PlaySession } from '../../shared/play-api.ts';
import { type Risk, RiskPicker } from '../../shared/risk-picker.tsx';
import { RoundScreen } from '../../shared/round-screen.tsx';
import { useRounds } from '../../shared/use-rounds.ts';
import './keno.css';

const NUMBERS = Array.from({ length: 40 }, (_, place) => place + 1);
const PICKS_MAX = 10;

/** Keno: up to ten of forty numbers, of which ten are drawn. */
export default function KenoGame({ address, session }: { address: PlayAddress; session: PlaySession }) {
  const t = useT('game');
  const [stake, setStake] = useState('1.00');
  const [risk, setRisk] = useState<Risk>('low');
  const [picks, setPicks] = useState<readonly number[]>([]);
  const rounds = useRounds(address, session, kenoOutcome);
  const outcome = rounds.isBusy ? null : (rounds.last?.outcome ?? null);
  const toggle = (number: number) =>
    setPicks((now) =>
      now.includes(number) ? now.filter((one) => one !== number) : now.length < PICKS_MAX ? [...now, number] : now,
    );
  return (
    <RoundScreen
      address={address}
      session={session}
      mood={moodOf(session, 'fiesta')}
      rounds={rounds}
      stake={stake}
      onStake={setStake}
      note={outcome && t('keno.hits', { hits: outcome.hits, multiple: outcome.multiple })}
      actionLabel={t('keno.draw')}
      onAction={() => void rounds.play(stake, { choice: { picks: [...picks].sort((a, b) => a - b), risk } })}
      icon={<TicketCheck size={32} aria-hidden="true" />}
      isDisabled={rounds.isBusy || picks.length === 0}
    >
      <div className="grid w-full max-w-[560px] gap-3">
        <fieldset disabled={rounds.isBusy} className="min-w-0">
          <legend className="mb-2 text-14 font-semibold">
            {picks.length === 0 ? t('keno.pick') : t('keno.picked', { count: picks.length })}
          </legend>
          <div className="grid grid-cols-8 gap-[clamp(3px,1vmin,8px)]">
            {NUMBERS.map((number) => (
              <button
                key={number}
                type="button"
                className="keno-cell tabular grid aspect-square min-h-[40px] place-items-center rounded-control text-16 font-bold"
                aria-pressed={picks.includes(number)}
                aria-label={t('keno.number', { number })}
                data-drawn={outcome?.drawn.includes(number) ?? false}
                onClick={() => toggle(number)}
              >
                {number}
              </button>
            ))}
          </div>
        </fieldset>
        <PayRow pays={paysOf(session, risk, picks.length)} hits={outcome?.hits ?? null} />
        <div className="grid grid-cols-[1fr_auto_auto] items-end gap-2">
          <RiskPicker risk={risk} onRisk={setRisk} isDisabled={rounds.isBusy} />
          <Tool
            label={t('keno.random')}
            onPress={() => setPicks(anyPicks())}
            icon={<Shuffle size={18} aria-hidden="true" />}
          />
          <Tool label={t('keno.clear')} onPress={() => setPicks([])} icon={<Eraser size={18} aria-hidden="true" />} />
        </div>
      </div>
    </RoundScreen>
  );
}

/** Pay table of this ticket, by number of hits. */
function PayRow({ pays, hits }: { pays: readonly number[]; hits: number | null }) {
  return (
    <ol className="game-panel grid min-h-12 auto-cols-fr grid-flow-col rounded-card py-1.5 text-center">
      {pays.map((pay, hit) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its number of hits.
          key={hit}
          className="tabular text-[clamp(9px,2vmin,13px)] font-bold data-[lit=true]:text-brand-fill"
          data-lit={hits === hit}
        >
          <span className="block opacity-70">{hit}</span>
          {pay / 100}
        </li>
      ))}
    </ol>
  );
}

function Tool({ label, onPress, icon }: { label: string; onPress: () => void; icon: React.ReactNode }) {
  return (
    <button
      type="button"
      className="game-key grid min-h-touch min-w-11 place-items-center rounded-control"
      aria-label={label}
      title={label}
      onClick={onPress}
    >
      {icon}
    </button>
  );
}

function paysOf({ game }: PlaySession, risk: Risk, picks: number): readonly number[] {
  return readShape(kenoParameters, game.engine.parameters)?.pays[risk]?.[picks - 1] ?? [];
}

/** Ten numbers for who does not care which: a convenience, the draw itself is the server's. */
function anyPicks(): number[] {
  const left = [...NUMBERS];
  return Array.from({ length: PICKS_MAX }, () => {
    const [place = 0] = crypto.getRandomValues(new Uint32Array(1));
    return left.splice(place % left.length, 1)[0] as number;
  });
}
