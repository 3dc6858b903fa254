import { type PlinkoOutcome, plinkoOutcome, plinkoParameters, readShape } from '@ordago/contracts/play';
import { formatMoney } from '@ordago/i18n';
import { useT } from '@ordago/i18n/react';
import { useRef, useState } from 'react';
import type { PlayAddress, PlaySession } from '../../shared/play-api.ts';
import { useTurbo } from '../../shared/preferences/turbo.ts';
import { RoundScreen } from '../../shared/round-screen.tsx';
import { type Risk, RiskPicker } from '../../shared/stage/risk-picker.tsx';
import { Segments } from '../../shared/stage/segments.tsx';
import { useStake } from '../../shared/stage/use-stake.ts';
import { useRounds } from '../../shared/use-rounds.ts';
import { PlinkoBoard, type PlinkoDrop } from './plinko-board.tsx';

const ROWS = ['8', '10', '12', '14', '16'] as const;

/** Plinko: a ball falls through rows of pegs into a bin. */
export default function PlinkoGame({ address, session }: { address: PlayAddress; session: PlaySession }) {
  const t = useT('game');
  const stake = useStake(session);
  const [rows, setRows] = useState<(typeof ROWS)[number]>('12');
  const [risk, setRisk] = useState<Risk>('medium');
  const rounds = useRounds(address, session, plinkoOutcome);
  const fall = useFall();
  const isTurbo = useTurbo(session);
  const outcome = rounds.last?.outcome ?? null;
  const drop = () =>
    void rounds.play(stake.amount, { choice: { rows: Number(rows), risk }, begin: fall.clear, show: fall.show });
  return (
    <RoundScreen
      address={address}
      session={session}
      mood="instrument"
      rounds={rounds}
      stake={stake}
      outcomeNote={outcome && t('plinko.landed', { multiple: outcome.multiple })}
      actionLabel={t('plinko.drop')}
      actionDetail={formatMoney(stake.amount, session.currency)}
      onAction={drop}
      choices={
        <>
          <RiskPicker risk={risk} onRisk={setRisk} isDisabled={rounds.isBusy} />
          <Segments
            label={t('plinko.rows')}
            isLabelShown
            options={ROWS.map((count) => ({ value: count, label: count }))}
            value={rows}
            isDisabled={rounds.isBusy}
            onChange={setRows}
          />
        </>
      }
      hasTurbo
      fit="fill"
      boardMin={380}
      momentAt="top"
    >
      <PlinkoBoard
        rows={Number(rows)}
        pays={paysOf(session, risk, Number(rows))}
        drop={fall.drop?.path.length === Number(rows) ? fall.drop : null}
        onLanded={fall.land}
        isTurbo={isTurbo}
      />
    </RoundScreen>
  );
}

/** The ball in the air: it falls once the answer is there, and its round is shown when it has landed. */
function useFall() {
  const [drop, setDrop] = useState<PlinkoDrop | null>(null);
  const landed = useRef<(() => void) | null>(null);
  return {
    drop,
    clear: () => setDrop(null),
    land: () => landed.current?.(),
    show: ({ path, bin }: PlinkoOutcome) =>
      new Promise<void>((resolve) => {
        landed.current = resolve;
        setDrop({ key: crypto.randomUUID(), path, bin });
      }),
  };
}

/** Returns of the bins, in hundredths, as the game's server declares it. */
function paysOf({ game }: PlaySession, risk: Risk, rows: number): readonly number[] {
  return readShape(plinkoParameters, game.engine.parameters)?.pays[risk]?.[String(rows)] ?? [];
}
