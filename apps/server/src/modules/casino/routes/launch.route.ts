import { launchGame, openEvolutionFrame, openPragmaticRgsGame, openSlotegratorGame } from '@ordago/contracts';
import { isRefusal } from '@ordago/kernel';
import type { Actor } from '../../../platform/http/actor.ts';
import { type BoundRoute, bind, type Call } from '../../../platform/http/bound-route.ts';
import type { LaunchGame, LaunchRequest } from '../use-cases/launch-game.ts';

/** Ways to open a game: ours, and the paths of the specification, each answering in its provider's own shape. */
export function launchRoutes(launch: LaunchGame): BoundRoute[] {
  const open = (call: Pick<Call, 'actor' | 'ip' | 'now'>, request: Omit<LaunchRequest, 'player' | 'ip'>) =>
    launch({ ...request, player: playerIn(call.actor), ip: call.ip }, call.now);
  return [
    bind(launchGame, async (call) => {
      const { game_id: id, platform, lang, demo } = call.body;
      return open(call, { game: { id }, isMobile: platform === 2, language: lang, isDemo: demo });
    }),
    bind(openPragmaticRgsGame, async (call) => {
      const { game_id: gameId, device_type: device, play_mode: mode, lang } = call.query;
      const game = { provider: 'pragmatic-rgs', gameId };
      const opened = await open(call, { game, isMobile: device === 2, language: lang, isDemo: mode === '0' });
      return isRefusal(opened) ? opened : opened.url;
    }),
    bind(openEvolutionFrame, async (call) => {
      const { page_id: gameId, language, platform } = call.query;
      const game = { provider: 'evolution', gameId };
      const opened = await open(call, { game, isMobile: platform === 2, language, isDemo: false });
      return isRefusal(opened) ? opened : { launch_url: opened.url };
    }),
    bind(openSlotegratorGame, async (call) => {
      const { game_uuid: gameId, language, return_url: returnUrl } = call.query;
      const game = { provider: 'slotegrator', gameId };
      const opened = await open(call, { game, isMobile: returnUrl !== undefined, language, isDemo: false });
      return isRefusal(opened) ? opened : { url: opened.url };
    }),
  ];
}

function playerIn(actor: Actor): LaunchRequest['player'] {
  return actor.kind === 'player' ? { id: actor.player, signIn: actor.sessionId } : null;
}
