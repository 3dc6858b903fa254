import * as z from 'zod';
import { textIn } from '../../../wire.ts';
import { gameLanguageIn, providerIdIn } from '../shapes.ts';
import { providerOpening } from './provider-api.ts';

export const openSlotegratorGame = providerOpening({
  name: 'casino.open-slotegrator-game',
  path: '/slotegrator/games/link',
  summary: 'Slotegrator: opens a game. Whoever names a return_url is not on a desktop.',
  asks: z.object({
    project_name: textIn({ max: 64 }).optional(),
    game_uuid: providerIdIn,
    language: gameLanguageIn.default('es'),
    /**
     * Sent by phones alone, to distinguish them from desktops. Applied on our own site; players never return to
     * another.
     */
    return_url: z.string().max(500).optional(),
    /** `true` asks for another currency where the game does not know the player's. */
    is_currency_substitute: z.enum(['true', 'false']).optional(),
  }),
  answer: z.object({ url: z.string() }),
  orderOf: ({ game_uuid: gameId, language, return_url: lobbyUrl, is_currency_substitute: substitute }) => ({
    gameId,
    language,
    lobbyUrl,
    isMobile: lobbyUrl !== undefined,
    isCurrencySubstitute: substitute === 'true',
  }),
  layOut: ({ url }) => ({ url }),
});
