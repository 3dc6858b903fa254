import * as z from 'zod';
import { addressText, currencyText, idText, shownText } from '../fields.ts';

/**
 * Pragmatic live: the seamless wallet of Pragmatic RGS (`pragmatic-rgs.ts`) under a key of its own; what differs is the
 * list and the launch.
 */
/** One row of the game list (specification 2, section 3). `platform` names one or several, parted by commas. */
export const pragmaticLiveGame = z.object({
  gameID: idText,
  gameName: shownText,
  gameTypeID: idText,
  platform: z.string().regex(/^[A-Z]{1,20}(,[A-Z]{1,20}){0,5}$/),
  technology: shownText,
});
export type PragmaticLiveGame = z.output<typeof pragmaticLiveGame>;

/** The list call; rows are judged one by one. */
export const pragmaticLiveGameList = z.object({ error: z.literal(0), gameList: z.array(z.unknown()).max(20_000) });

/** Request of the operator to open a table. */
export const pragmaticLiveLaunch = z.object({
  game_id: idText,
  platform: z.enum(['WEB', 'MOBILE']),
  lang: z.string().regex(/^[a-z]{2}$/),
  token: idText,
  userId: idText,
  userName: shownText,
  currency: currencyText,
  lobbyUrl: z.string().max(500),
});
export const pragmaticLiveLaunched = z.object({ error: z.literal(0), gameURL: addressText });
