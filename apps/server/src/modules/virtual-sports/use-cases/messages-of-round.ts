import type { FeedMessage, FeedTeam, MarketOffer, MatchFacts } from '../../sportsbook/index.ts';
import { VIRTUAL_ROUNDS, VIRTUAL_TEAMS } from '../domain/draw.ts';
import { teamKey, winnerOffer } from '../domain/price-virtual.ts';
import type { Round, RoundMatch, StoredMatch, VirtualCompetition, VirtualPairing } from '../domain/round.ts';
import { endsSeason, eventKeyOf, FEED, winnerKey } from '../domain/round-keys.ts';
import { winnersOf } from '../domain/standings.ts';
import { SPORT_OF } from '../domain/virtual-rules.ts';
import { offerOf } from './offer-match.ts';

const LEAGUE_NAMES: Readonly<Record<VirtualCompetition, string>> = { league: 'Liga virtual', cup: 'Copa virtual' };

/** Versions of the messages about a match: first that it is on and at which prices, then how it ended. */
const OPENING = 1;
const RESULT = 2;

/**
 * Returns all messages that are due about a round by now, in the format of every supplier. Sent again they change
 * nothing. `season` has the rounds of its season, of which the last one decides who won.
 */
export function messagesOf(round: Round, season: readonly Round[] = []): FeedMessage[] {
  const messages = round.matches.flatMap((match) => openingOf(round, match));
  if (round.round === 1) messages.push(...seasonOpening(round));
  if (round.state !== 'drawn') return messages;
  messages.push(...round.matches.flatMap((match) => resultOf(round, match)));
  if (endsSeason(round)) messages.push(...seasonResult(round, season));
  return messages;
}

const offers = new Map<string, MarketOffer[]>();

/** There are but 240 pairings: each is priced once. */
function knownOffer(pairing: VirtualPairing, competition: VirtualCompetition): MarketOffer[] {
  const key = `${competition} ${pairing.home} ${pairing.away}`;
  const known = offers.get(key) ?? offerOf(pairing, competition);
  offers.set(key, known);
  return known;
}

function openingOf(round: Round, { place, home, away }: RoundMatch): FeedMessage[] {
  const base = { feed: FEED, eventKey: eventKeyOf(round, place), version: OPENING };
  return [
    {
      ...base,
      kind: 'fixture',
      league: leagueOf(round.competition),
      home: teamOf(home),
      away: teamOf(away),
      round: String(round.round),
      startsAt: round.closesAt,
    },
    { ...base, kind: 'offer', markets: knownOffer({ home, away }, round.competition) },
  ];
}

function resultOf(round: Round, { place, result }: RoundMatch): FeedMessage[] {
  if (result === null) return [];
  const [home, away] = result.score;
  const base = { feed: FEED, eventKey: eventKeyOf(round, place), version: RESULT };
  return [{ ...base, kind: 'result', home, away, facts: factsOf(result) }];
}

/** Facts of a match beside its score: the score itself is that of regular time, in a cup as well. */
function factsOf({ goals, overtime, shootOut, advancing, counts }: StoredMatch): MatchFacts {
  const inHalf = (isFirst: boolean, side: 'home' | 'away') =>
    goals.filter((goal) => goal.side === side && goal.minute <= HALF_TIME === isFirst).length;
  const half = (isFirst: boolean) => ({ home: inHalf(isFirst, 'home'), away: inHalf(isFirst, 'away') });
  const scoreOf = ([home, away]: readonly [number, number]) => ({ home, away });
  return {
    goals,
    periods: [half(true), half(false)],
    ...(counts && {
      statistics: Object.fromEntries(Object.entries(counts).map(([name, both]) => [name, scoreOf(both)])),
    }),
    ...(overtime && { overtime: scoreOf(overtime) }),
    ...(shootOut && { shootOut: scoreOf(shootOut) }),
    ...(advancing && { advancing, decidedIn: shootOut ? 'shoot-out' : overtime ? 'overtime' : 'regular-time' }),
  };
}

const HALF_TIME = 45;

function seasonOpening(round: Round): FeedMessage[] {
  const { competition, season, closesAt } = round;
  const base = { feed: FEED, eventKey: winnerKey(round), version: OPENING };
  const contest = { key: `${competition}-${season}`, name: `${LEAGUE_NAMES[competition]} ${season}`, code: null };
  return [
    {
      ...base,
      kind: 'fixture',
      league: leagueOf(competition),
      home: contest,
      away: null,
      round: null,
      startsAt: closesAt,
    },
    { ...base, kind: 'offer', markets: winnerOffer(round) },
  ];
}

function seasonResult(round: Round, season: readonly Round[]): FeedMessage[] {
  const positions = round.competition === 'cup' ? cupPositions(round) : leaguePositions(season);
  if (positions.size === 0) return [];
  const entries = VIRTUAL_TEAMS.map(({ name }, team) => {
    const position = positions.get(team);
    return position === undefined ? { key: teamKey(name) } : { key: teamKey(name), position };
  });
  const base = { feed: FEED, eventKey: winnerKey(round), version: RESULT };
  return [{ ...base, kind: 'record', record: { sort: 'tournament', status: 'completed', entries, isFinalHeld: true } }];
}

/** Returns the positions in a cup. Only the final decides them; the others were knocked out before. */
function cupPositions({ matches: [final] }: Round): ReadonlyMap<number, number> {
  if (!final?.result?.advancing) return new Map();
  const isHome = final.result.advancing === 'home';
  return new Map([
    [final.home, isHome ? 1 : 2],
    [final.away, isHome ? 2 : 1],
  ]);
}

/** Returns the first of the table once every team has met every other twice; teams level in everything share it. */
function leaguePositions(season: readonly Round[]): ReadonlyMap<number, number> {
  if (season.length < VIRTUAL_ROUNDS.league || season.some(({ state }) => state !== 'drawn')) return new Map();
  return new Map(winnersOf(season.flatMap(({ matches }) => matches)).map((team) => [team, 1]));
}

function leagueOf(competition: VirtualCompetition) {
  return { key: competition, sport: SPORT_OF[competition], name: LEAGUE_NAMES[competition], country: 'world' };
}

function teamOf(team: number): FeedTeam {
  const name = VIRTUAL_TEAMS[team]?.name ?? '';
  return { key: teamKey(name), name, code: null };
}
