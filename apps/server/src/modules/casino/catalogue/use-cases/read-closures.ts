import type { Instant, PlayerId } from '@ordago/kernel';
import { type Closures, closuresAt } from '../../shared/domain/closures.ts';
import type { SessionsRepository } from '../../shared/repository/sessions.repository.ts';
import type { CatalogueRepository } from '../repository/catalogue.repository.ts';

/** Reads what is closed at that instant: by the site, or for this player alone. Null is a guest. */
export type ReadClosures = (player: PlayerId | null, at: Instant) => Promise<Closures>;

export function createReadClosures({
  catalogue,
  sessions,
}: {
  catalogue: Pick<CatalogueRepository, 'closuresOf' | 'countryOf'>;
  sessions: Pick<SessionsRepository, 'mayPlay'>;
}): ReadClosures {
  return async (player, at) => {
    const [rules, current] = await Promise.all([
      catalogue.closuresOf(player),
      player === null ? null : sessions.mayPlay(player, at),
    ]);
    const asksCountry = player !== null && rules.some(({ country }) => country !== null);
    const country = asksCountry ? await catalogue.countryOf(player) : null;
    return closuresAt(rules, { country, isCasinoBlocked: current === 'casino-blocked' }, at);
  };
}
