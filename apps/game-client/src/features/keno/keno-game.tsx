import { type KenoOutcome, kenoOutcome, kenoParameters, readShape } from '@ordago/contracts/play';
import { formatMoney } from '@ordago/i18n';
import { useT } from '@ordago/i18n/react';
import { Eraser, Shuffle } from 'lucide-react';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { moodOf } from '../../shared/mood.ts';
import type { PlayAddress, PlaySession } from '../../shared/play-api.ts';
import { turboMs, useTurbo } from '../../shared/preferences/turbo.ts';
import { RoundScreen } from '../../shared/round-screen.tsx';
import { type Risk, RiskPicker } from '../../shared/stage/risk-picker.tsx';
import { useStake } from '../../shared/stage/use-stake.ts';
import { useRounds } from '../../shared/use-rounds.ts';
import './keno.css';

const NUMBERS = Array.from({ length: 40 }, (_, place) => place + 1);
const PICKS_MAX = 10;
/** Time in which the ten numbers are drawn, in ms. */
const SHOW_MS = 1_500;

/** Keno: up to ten of forty numbers, of which ten are drawn. */
export default function KenoGame({ address, session }: { address: PlayAddress; session: PlaySession }) {
  const t = useT('game');
  const stake = useStake(session);
  const [risk, setRisk] = useState<Risk>('low');
  const [picks, setPicks] = useState<readonly number[]>([]);
  const showMs = turboMs(SHOW_MS, useTurbo(session));
  const rounds = useRounds(address, session, kenoOutcome, { showMs });
  const [played, setPlayed] = useState<readonly number[]>([]);
  // Other numbers are another ticket: the last draw belongs to the one that was played.
  const outcome = rounds.isBusy || played !== picks ? null : (rounds.last?.outcome ?? null);
  const toggle = (number: number) =>
    setPicks((now) =>
      now.includes(number) ? now.filter((one) => one !== number) : now.length < PICKS_MAX ? [...now, number] : now,
    );
  const draw = () => {
    const choice = { picks: [...picks].sort((a, b) => a - b), risk };
    void rounds.play(stake.amount, { choice, begin: () => setPlayed(picks) });
  };
  return (
    <RoundScreen
      address={address}
      session={session}
      mood={moodOf(session, 'fiesta')}
      rounds={rounds}
      stake={stake}
      outcomeNote={outcome && t('keno.hits', { hits: outcome.hits, multiple: outcome.multiple })}
      actionLabel={t('keno.draw')}
      onAction={draw}
      actionDetail={formatMoney(stake.amount, session.currency)}
      isDisabled={rounds.isBusy || picks.length === 0}
      choices={
        <>
          <RiskPicker risk={risk} onRisk={setRisk} isDisabled={rounds.isBusy} />
          <div className="stage-pair">
            <Tool
              label={t('keno.random')}
              isDisabled={rounds.isBusy}
              onPress={() => setPicks(anyPicks())}
              icon={<Shuffle size={18} />}
            />
            <Tool
              label={t('keno.clear')}
              isDisabled={rounds.isBusy}
              onPress={() => setPicks([])}
              icon={<Eraser size={18} />}
            />
          </div>
        </>
      }
      note={picks.length === 0 ? t('keno.pick') : t('keno.picked', { count: picks.length })}
      hasTurbo
      fit="fill"
      boardMin={400}
    >
      <div className="keno-board">
        <fieldset disabled={rounds.isBusy}>
          <legend className="sr-only">{t('keno.pick')}</legend>
          <div className="keno-grid">
            {NUMBERS.map((number) => (
              <button
                key={number}
                type="button"
                className="keno-cell tabular"
                aria-pressed={picks.includes(number)}
                aria-label={t('keno.number', { number })}
                data-drawn={(rounds.showing ?? outcome)?.drawn.includes(number) ?? false}
                style={drawnAt(rounds.showing, number, showMs)}
                onClick={() => toggle(number)}
              >
                {number}
              </button>
            ))}
          </div>
        </fieldset>
        {picks.length > 0 && <PayRow pays={paysOf(session, risk, picks.length)} hits={outcome?.hits ?? null} />}
      </div>
    </RoundScreen>
  );
}

/** Delay of a number while it is drawn: one after the other within `showMs`. */
function drawnAt(drawn: KenoOutcome | null, number: number, showMs: number): CSSProperties | undefined {
  const place = drawn?.drawn.indexOf(number) ?? -1;
  return place < 0 ? undefined : { transitionDelay: `${(place * showMs) / PICKS_MAX}ms` };
}

/** Pay table of this ticket, by number of hits. */
function PayRow({ pays, hits }: { pays: readonly number[]; hits: number | null }) {
  return (
    <ol className="keno-pays">
      {pays.map((pay, hit) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its number of hits.
          key={hit}
          className="tabular"
          data-lit={hits === hit}
        >
          <span className="block opacity-70">{hit}</span>
          {pay / 100}
        </li>
      ))}
    </ol>
  );
}

function Tool(props: { label: string; isDisabled: boolean; onPress: () => void; icon: ReactNode }) {
  const { label, isDisabled, onPress, icon } = props;
  return (
    <button type="button" className="stage-key" disabled={isDisabled} onClick={onPress}>
      <span aria-hidden="true">{icon}</span>
      {label}
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
