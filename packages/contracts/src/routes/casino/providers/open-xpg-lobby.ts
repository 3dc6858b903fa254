import * as z from 'zod';
import { platformIn } from '../shapes.ts';
import { providerOpening } from './provider-api.ts';

/**
 * The languages of the lobby by number (specification 2, section 7). 2057 is English, and the specification sends Spanish to it
 * as well; who asks for 3082 wants Spanish, and gets what the provider confirmed (semantics D28).
 */
const LANGUAGE_OF = { '1049': 'ru', '2057': 'en', '1046': 'pt', '1036': 'fr', '3082': 'es' } as const;
type LanguageCode = keyof typeof LANGUAGE_OF;
const CODES = Object.keys(LANGUAGE_OF) as LanguageCode[];

export const openXpgLobby = providerOpening({
  name: 'casino.open-xpg-lobby',
  path: '/api/xpg/get_lobby_link',
  summary: 'XPG: opens the lobby of live tables; the language is a number.',
  asks: z.object({ lang: z.enum(CODES).default('3082'), platform: platformIn.default(1) }),
  answer: z.object({ url: z.string() }),
  orderOf: ({ lang, platform }) => ({ gameId: null, language: LANGUAGE_OF[lang], isMobile: platform === 2 }),
  layOut: ({ url }) => ({ url }),
});
