import * as z from 'zod';
import { gameLanguageIn, providerIdIn } from '../shapes.ts';
import { providerOpening } from './provider-api.ts';

export const openUpgamingGame = providerOpening({
  name: 'casino.open-upgaming-game',
  path: '/upgaming/game/launch',
  summary: "Upgaming: opens a game and answers HTML: a frame around the provider's page, sandboxed wherever it is put.",
  asks: z.object({
    game_id: providerIdIn,
    is_mobile: z.enum(['true', 'false', '0', '1']).default('false'),
    lang: gameLanguageIn.default('es'),
  }),
  answer: z.object({ Content: z.string() }),
  orderOf: ({ game_id: gameId, is_mobile: mobile, lang: language }) => ({
    gameId,
    language,
    isMobile: mobile === 'true' || mobile === '1',
  }),
  layOut: ({ url }) => ({ Content: sandboxed(url) }),
});

/**
 * The provider's page is behind its own address, whose document has no origin. The frame allows an origin for the game
 * that the page leads to, which is never ours, and forbids it to take the page around it anywhere.
 */
function sandboxed(url: string): string {
  const address = url.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return `<iframe src="${address}" sandbox="allow-scripts allow-same-origin allow-forms allow-popups" allow="fullscreen"></iframe>`;
}
