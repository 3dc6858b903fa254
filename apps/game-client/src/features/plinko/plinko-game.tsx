import { plinkoOutcome, plinkoParameters, readShape } from '@ordago/contracts/play';
import { useT } from '@ordago/i18n/react';
import { ArrowDownToDot } from 'lucide-react';
import { useState } from 'react';
import { moodOf } from '../../shared/mood.ts';
import type { PlayAddress, PlaySession } from '../../shared/play-api.ts';
import { type Risk, RiskPicker } from '../../shared/risk-picker.tsx';
import { RoundScreen } from '../../shared/round-screen.tsx';
import { useRounds } from '../../shared/use-rounds.ts';
import { PlinkoBoard } from './plinko-board.tsx';

const ROWS = [8, 10, 12, 14, 16];

/** Plinko: a ball falls through rows of pegs into a bin. */
export default function PlinkoGame({ address, session }: { address: PlayAddress; session: PlaySession }) {
  const t = useT('game');
  const [stake, setStake] = useState('1.00');
  const [rows, setRows] = useState(12);
  const [risk, setRisk] = useState<Risk>('medium');
  const rounds = useRounds(address, session, plinkoOutcome);
  const outcome = rounds.last?.outcome ?? null;
  return (
    <RoundScreen
      address={address}
      session={session}
      mood={moodOf(session, 'ruby')}
      rounds={rounds}
      stake={stake}
      onStake={setStake}
      note={outcome && t('plinko.landed', { multiple: outcome.multiple })}
      actionLabel={t('plinko.drop')}
      onAction={() => void rounds.play(stake, { choice: { rows, risk } })}
      icon={<ArrowDownToDot size={32} aria-hidden="true" />}
    >
      <div className="grid w-full max-w-[560px] gap-3">
        <PlinkoBoard
          rows={rows}
          pays={paysOf(session, risk, rows)}
          outcome={outcome?.rows === rows ? outcome : null}
          isFalling={rounds.isBusy}
        />
        <div className="grid grid-cols-[1fr_auto] items-end gap-3">
          <RiskPicker risk={risk} onRisk={setRisk} isDisabled={rounds.isBusy} />
          <label className="grid gap-1 text-12">
            {t('plinko.rows')}
            <select
              className="game-input min-h-touch rounded-control px-3 text-16 font-bold"
              value={rows}
              disabled={rounds.isBusy}
              onChange={(event) => setRows(Number(event.target.value))}
            >
              {ROWS.map((count) => (
                <option key={count} value={count}>
                  {count}
                </option>
              ))}
            </select>
          </label>
        </div>
      </div>
    </RoundScreen>
  );
}

/** Returns of the bins, in hundredths, as the game's server declares it. */
function paysOf({ game }: PlaySession, risk: Risk, rows: number): readonly number[] {
  return readShape(plinkoParameters, game.engine.parameters)?.pays[risk]?.[String(rows)] ?? [];
}
