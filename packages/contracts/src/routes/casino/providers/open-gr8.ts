import * as z from 'zod';
import { route } from '../../../route.ts';
import { platformIn } from '../shapes.ts';
import { providerOpening } from './provider-api.ts';
import { gr8LanguageIn } from './sportsbook-language.ts';

export const openGr8 = providerOpening({
  name: 'casino.open-gr8',
  path: '/gr8/game_link',
  summary: 'GR8: the link of its sportsbook, with a token that we sign; it opens the frame once within a minute.',
  asks: z.object({ lang: gr8LanguageIn.default('es'), platform: platformIn.default(1) }),
  answer: z.object({ game_link: z.string() }),
  orderOf: ({ lang: language, platform }) => ({ gameId: null, language, isMobile: platform === 2 }),
  layOut: ({ url }) => ({ game_link: url }),
});

export const readGr8Keys = route({
  name: 'casino.read-gr8-keys',
  host: 'player',
  method: 'GET',
  path: '/gr8/public_keys',
  wire: 'raw',
  summary:
    'The public keys that prove the tokens of GR8 links, as a JSON Web Key Set. They rotate: read it anew for an unknown `kid`.',
  answer: z.object({ keys: z.array(z.record(z.string(), z.string())) }),
  refusals: [],
});
