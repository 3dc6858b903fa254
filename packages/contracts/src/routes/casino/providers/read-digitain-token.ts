import * as z from 'zod';
import { textIn } from '../../../wire.ts';
import { platformIn } from '../shapes.ts';
import { providerOpening } from './provider-api.ts';
import { frameLanguageIn } from './sportsbook-language.ts';

/** Our project at Digitain (specification 2, section 9). */
export const DIGITAIN_PROJECT_NAME = 'vulcan';

export const readDigitainToken = providerOpening({
  name: 'casino.read-digitain-token',
  path: '/digitain/front/token',
  summary: 'Digitain: a token for its sportsbook, which its frame exchanges once within a minute.',
  asks: z.object({
    projectName: textIn({ max: 40 }).default(DIGITAIN_PROJECT_NAME),
    lang: frameLanguageIn.default('es'),
    platform: platformIn.default(1),
  }),
  /** The specification reads `data.token`; `token` is the same beside it, as every other call answers. */
  answer: z.object({ token: z.string(), data: z.object({ token: z.string() }) }),
  orderOf: ({ lang: language, platform }) => ({ gameId: null, language, isMobile: platform === 2 }),
  layOut: ({ facts: { token = '' } }) => ({ token, data: { token } }),
});
