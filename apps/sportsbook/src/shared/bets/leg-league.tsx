import type { BetLeg } from '@ordago/contracts';
import { Link, PATHS } from '../addresses/paths.ts';
import { useLeagueLabel } from '../names/league-label.ts';
import './leg-league.css';

/** League of a leg of a bet, which leads to its page. */
export function LegLeague({ leg }: { leg: Pick<BetLeg, 'league' | 'league_id' | 'country' | 'sport'> }) {
  const labelOf = useLeagueLabel();
  return (
    <Link to={PATHS.league} params={{ id: leg.league_id }} className="leg-league">
      {labelOf({ name: leg.league, country: leg.country, sport: leg.sport })}
    </Link>
  );
}
