import { instant, refuse, toIso } from '@ordago/kernel';
import { closedReasonOf, isSportClosed } from '../../shared/domain/closures.ts';
import type { SessionsRepository } from '../../shared/repository/sessions.repository.ts';
import { tableStateAt } from '../domain/table.ts';
import type { LaunchCheck, LaunchRefusal } from '../ports/launch-check.ts';

/**
 * Everything that is checked before a game opens, in this order: the player, their rights, the checks of other modules
 * about them, the state of the game, and whether it can be played in the requested way.
 *
 * @param added - the checks of other modules
 */
export function createLaunchChecks(
  { sessions }: { sessions: Pick<SessionsRepository, 'mayPlay'> },
  added: readonly LaunchCheck[] = [],
): readonly LaunchCheck[] {
  return [isSomebody, isPlayer, mayPlay(sessions), ...added, isOpen, isDealt, canBePractised];
}

/** A guest may practise and nothing else. */
const isSomebody: LaunchCheck = async ({ player, isDemo }) =>
  player === null && !isDemo ? refuse('sign-in-to-play') : null;

const isPlayer: LaunchCheck = async ({ player }) =>
  player?.account === null ? refuse('not-allowed-to-place-bets') : null;

/** Banned, excluded, or without the casino. */
function mayPlay(sessions: Pick<SessionsRepository, 'mayPlay'>): LaunchCheck {
  return async ({ player, game, at }) => {
    const barred = player === null ? null : await sessions.mayPlay(player.id, at);
    if (barred === 'casino-blocked' && game.casinoType === 'sport') return null;
    return barred === null ? null : refuse(barred as LaunchRefusal);
  };
}

/** Closures of the site and of the player; a game that its provider took off the list. */
const isOpen: LaunchCheck = async ({ game, closures }) => {
  if (game.casinoType === 'sport' && isSportClosed(closures)) return refuse('sport-blocked');
  const reason = closedReasonOf(game, closures) ?? (game.isActive ? null : 'game-blocked');
  return reason && refuse(reason, reason === 'provider-blocked' ? { provider: game.studio } : {});
};

/** Refuses a live table outside its hours. */
const isDealt: LaunchCheck = async ({ game, at }) => {
  const { isOpen: isOn, changesAt } = tableStateAt(game.details.table ?? {}, at);
  return isOn || changesAt === null ? null : refuse('table-closed', { until: toIso(instant(changesAt)) });
};

const canBePractised: LaunchCheck = async ({ isDemo, game }) =>
  isDemo && !game.hasDemo ? refuse('demo-not-available') : null;
