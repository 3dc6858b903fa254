import {
  LINE_FAVOURITES_MAX,
  listLineFavourites,
  readLineSettings,
  readSharedBet as readSharedBetContract,
  saveLineSettings,
  setLineFavourite,
  shareBet as shareBetContract,
} from '@ordago/contracts';
import { type BetId, formatAmount, idOf, isRefusal, refuse } from '@ordago/kernel';
import type { Pool } from 'pg';
import { playerOf } from '../../../../platform/http/actor.ts';
import { type BoundRoute, bind } from '../../../../platform/http/bound-route.ts';
import { presentSharedBet } from '../presenters.ts';
import { createPlayerChoices, type PlayerChoices, type PlayerSettings } from '../use-cases/player-choices.ts';
import { readSharedBet, shareBet } from '../use-cases/share-bet.ts';

/** Routes of a player's settings of the betting front end, and of shared bets. */
export function playerChoiceRoutes(pool: Pool): BoundRoute[] {
  const choices = createPlayerChoices(pool, LINE_FAVOURITES_MAX);
  return [...settingRoutes(choices), ...favouriteRoutes(choices), ...sharingRoutes(pool)];
}

function settingRoutes(choices: PlayerChoices): BoundRoute[] {
  return [
    bind(readLineSettings, async ({ actor }) => presentSettings(await choices.settings(playerOf(actor).player))),
    bind(saveLineSettings, async ({ actor, body, now }) => {
      const change = {
        ...(body.odds_format === undefined ? {} : { oddsFormat: body.odds_format }),
        ...(body.quick_stake === undefined ? {} : { quickStake: body.quick_stake }),
        ...(body.quick_confirms === undefined ? {} : { quickConfirms: body.quick_confirms }),
      };
      return presentSettings(await choices.saveSettings(playerOf(actor).player, change, now));
    }),
  ];
}

function presentSettings({ oddsFormat, quickStake, quickConfirms }: PlayerSettings) {
  return {
    odds_format: oddsFormat,
    quick_stake: quickStake === null ? null : formatAmount(quickStake),
    quick_confirms: quickConfirms,
  };
}

function favouriteRoutes(choices: PlayerChoices): BoundRoute[] {
  return [
    bind(listLineFavourites, async ({ actor }) => {
      const { events, leagues } = await choices.favourites(playerOf(actor).player);
      return { events: [...events], leagues: [...leagues] };
    }),
    bind(setLineFavourite, async ({ actor, body, now }) => {
      const favourite = { player: playerOf(actor).player, kind: body.kind, id: body.id };
      const kept = await choices.setFavourite(favourite, body.is_kept, now);
      return isRefusal(kept) ? kept : { is_kept: kept };
    }),
  ];
}

function sharingRoutes(pool: Pool): BoundRoute[] {
  return [
    bind(shareBetContract, async ({ actor, params, now }) => {
      const token = await shareBet(pool, { player: playerOf(actor).player, bet: idOf<BetId>(params.id), at: now });
      return isRefusal(token) ? token : { token };
    }),
    bind(readSharedBetContract, async ({ params }) => {
      const bet = await readSharedBet(pool, params.token);
      return bet === null ? refuse('shared-bet-not-found') : presentSharedBet(bet);
    }),
  ];
}
