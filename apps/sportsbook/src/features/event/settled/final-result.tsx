import type { ContestResult, SportEvent } from '@ordago/contracts';
import { Note } from '@ordago/ui';
import { useLegReason } from '@ordago/web-kit/bets';
import { Ranking } from './ranking.tsx';
import { useSettledWords } from './settled-words.ts';

/** Result of a contest without a score: the order of those who took part, or who won a fight and how. */
export function FinalResult({ event, result }: { event: SportEvent; result: ContestResult }) {
  return result.sort === 'ranking' ? <Ranking result={result} /> : <FightEnd event={event} result={result} />;
}

function FightEnd({ event, result }: { event: SportEvent; result: Extract<ContestResult, { sort: 'fight' }> }) {
  const words = useSettledWords();
  const reasonOf = useLegReason();
  const { winner, method, round } = result;
  const how =
    method && reasonOf({ code: 'fight-ended', params: { method: method.replaceAll('-', '_'), round: round ?? 0 } });
  return (
    <div className="mb-3">
      <Note>
        {winner !== null && (
          <strong>{winner === 'draw' ? words.text('draw') : words.text('winner', { name: event[winner].name })}</strong>
        )}{' '}
        {how}
      </Note>
    </div>
  );
}
