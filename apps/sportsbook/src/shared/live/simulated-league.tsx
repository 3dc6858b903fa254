import type { League } from '@ordago/contracts';
import { useLiveWords } from './live-words.ts';
import './simulated-league.css';
import '../names/league-name.css';

/** The sport of a simulated league, and that it is simulated. */
export function SimulatedLeague({ league }: { league: Pick<League, 'country' | 'sport' | 'name'> }) {
  const words = useLiveWords();
  return (
    <>
      <span className="league-name">{words.league(league)}</span>
      {words.isLoaded && (
        <span className="simulated-mark" title={words.text('simulatedLong')}>
          <span className="simulated-long">{words.text('simulated')}</span>
          <span className="simulated-short" aria-hidden="true">
            {words.text('simulatedShort')}
          </span>
        </span>
      )}
    </>
  );
}
