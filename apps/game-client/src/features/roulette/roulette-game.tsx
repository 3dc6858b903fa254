import { type RouletteOutcome, rouletteOutcome } from '@ordago/contracts/play';
import { rouletteColour } from '@ordago/game-engines';
import { useT } from '@ordago/i18n/react';
import { moodOf } from '../../shared/mood.ts';
import type { PlayAddress, PlaySession } from '../../shared/play-api.ts';
import { useTurbo } from '../../shared/preferences/turbo.ts';
import { TableScreen } from '../../shared/table-screen.tsx';
import { useSpinning } from '../../shared/use-spinning.ts';
import { useTable } from '../../shared/use-table.ts';
import { RouletteBoard } from './roulette-board.tsx';

/** European roulette: chips on numbers, colours, halves, dozens and columns. */
export default function RouletteGame({ address, session }: { address: PlayAddress; session: PlaySession }) {
  const t = useT('game');
  const wheel = useSpinning();
  const isTurbo = useTurbo(session);
  const table = useTable({ address, session }, rouletteOutcome, { show: wheel.show, hide: wheel.start });
  const { rounds, outcome } = table;
  return (
    <TableScreen
      address={address}
      session={session}
      mood={moodOf(session, 'felt')}
      table={table}
      actionLabel={t('spin')}
      outcomeNote={outcome && t('numberFell', { number: outcome.number })}
      marks={rounds.played.flatMap(({ round, outcome: fell }) => {
        const number = (fell as RouletteOutcome | null)?.number;
        return number === undefined ? [] : { key: round, text: String(number), tone: rouletteColour(number) };
      })}
      hasTurbo
      fit="fill"
      // Fourteen rows of a finger's size where the cloth stands upright.
      boardMin={{ narrow: 664, wide: 550 }}
    >
      <RouletteBoard
        result={rounds.showing?.number ?? outcome?.number ?? null}
        spin={wheel.spin}
        isAsking={rounds.isBusy && rounds.showing === null}
        onStopped={wheel.stop}
        isTurbo={isTurbo}
        stakeOn={table.chips.on}
        onPut={table.chips.put}
        winning={outcome?.number ?? null}
      />
    </TableScreen>
  );
}
