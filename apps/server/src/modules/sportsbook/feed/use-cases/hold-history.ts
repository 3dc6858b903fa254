import type { HoldHistory } from '../../pricing/index.ts';
import type { FeedQuarantineRepository } from '../repository/feed-quarantine.repository.ts';

type Held = Parameters<HoldHistory>[0];

/** Name of the message that a doubted history is put aside as. */
const MESSAGE = 'history';
/** Matches that staff see of it. */
const MATCHES_SHOWN = 50;

/**
 * Puts a season that no rating is made from aside, with the scores that nobody believes. It is an excerpt: there is nothing
 * to be read anew, since the history is read and judged each day.
 */
export async function holdHistory(
  quarantine: Pick<FeedQuarantineRepository, 'quarantine'>,
  { feed, doubted, reason, at }: Held,
): Promise<void> {
  const { league, season } = doubted;
  const body = Buffer.from(JSON.stringify(excerptOf(doubted)));
  const about = { message: MESSAGE, eventKey: season === null ? league : `${league} ${season}` };
  await quarantine.quarantine({ feed, reason, body, about, isPartial: false, isExcerpt: true, at });
}

/** Contents that stay the same from day to day, so that one season is one row: a replayed history moves its dates. */
function excerptOf({ league, season, matches, impossible }: Held['doubted']) {
  const shown = impossible
    .slice(0, MATCHES_SHOWN)
    .map(({ home, away, homeGoals, awayGoals }) => `${home} ${homeGoals}:${awayGoals} ${away}`);
  return { league, season, matches, impossible: shown };
}
