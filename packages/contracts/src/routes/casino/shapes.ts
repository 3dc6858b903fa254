import * as z from 'zod';
import { textOf } from '../../wire.ts';

/** Shapes that several calls of the casino share (specification 2, section 3). */

export const CASINO_TYPES = ['slots', 'live', 'virtual', 'sport'] as const;
/** Part of the operator that it belongs to; `sport` is an embedded sportsbook, which no list of games holds. */
export type CasinoType = (typeof CASINO_TYPES)[number];

export const PLATFORMS = { desktop: 1, mobile: 2 } as const;
/** 1 desktop, 2 mobile (specification 2, section 9). */
export type Platform = (typeof PLATFORMS)[keyof typeof PLATFORMS];

/** A platform from a body or a query: 1 or 2, as number or text. */
export const platformIn = z.preprocess((value) => Number(textOf(value) ?? Number.NaN), z.literal([1, 2]));

/** Name of a route provider: `pragmaticrgs`, `evolutionlive`, `slotegrator`. */
export const routeProviderIn = z.string().regex(/^[a-z0-9]{2,40}$/);

/** An id that a provider gave to one of its games. */
export const providerIdIn = z.string().regex(/^[\x21-\x7e]{1,128}$/);

/** Languages that something may be opened in: those of the site, and what some lobby or sportsbook speaks as well. */
export type GameLanguage = 'es' | 'en' | 'pt' | 'ru' | 'fr' | 'he' | 'ar';

/** `es-es`, `pt-PT`, `en`: the payload languages, folded to the three that games are opened in (semantics D29). */
export const gameLanguageIn = z
  .string()
  .max(12)
  .transform((text) => {
    const short = text.toLowerCase().slice(0, 2);
    return short === 'en' || short === 'pt' ? short : 'es';
  });

/** `hiddenRoute` of a link that staff signed: opens what hidden providers have (semantics D30). Anything else opens nothing. */
export const hiddenRouteIn = z.string().max(100).optional().catch(undefined);

/** The normalised game. Fields that its provider does not send are absent. */
export const gameShape = z.object({
  id: z.string(),
  gameId: z.string(),
  gameName: z.string(),
  description: z.string(),
  provider: z.string(),
  routeProvider: z.string(),
  imageUrl: z.string(),
  tab: z.array(z.string()),
  casinoType: z.enum(CASINO_TYPES),
  /** Return to player in percent, where the provider declares it; never estimated (semantics D23). */
  rtp: z.string().optional(),
  isMobile: z.boolean().optional(),
  system: z.string().optional(),
  format: z.string().optional(),
  keyname: z.string().optional(),
  type: z.string().optional(),
  haveTwoVersion: z.boolean().optional(),
  gameTypeID: z.string().optional(),
  technology: z.string().optional(),
  platform: z.string().optional(),
  key: z.string().optional(),
  technologyId: z.string().optional(),
  isLiveGame: z.boolean().optional(),
  sectionId: z.string().optional(),
  isDefault: z.boolean().optional(),
  gameUrl: z.string().optional(),
  path: z.string().optional(),
  billing: z.string().optional(),
  replacementGame: z.string().optional(),
  /** Of a live table: who deals, at which hours (UTC), and between which stakes. */
  table: z
    .object({
      dealer: z.string().optional(),
      hours: z.object({ from: z.string(), until: z.string() }).optional(),
      limits: z.object({ min: z.string(), max: z.string() }).optional(),
    })
    .optional(),
});
export type GameShape = z.output<typeof gameShape>;

/** Refusals of every way to open a game. */
export const LAUNCH_REFUSALS = [
  'sign-in-to-play',
  'not-allowed-to-place-bets',
  'provider-not-configured',
  'provider-blocked',
  'provider-error',
  'provider-unreachable',
  'game-not-found',
  'game-blocked',
  'table-closed',
  'casino-blocked',
  'sport-blocked',
  'demo-not-available',
  'user-banned',
  'self-excluded',
  'self-excluded-permanently',
  'time-out-active',
  'session-limit-reached',
  'loss-limit-reached',
  'reality-check-due',
  'exclusion-register-unreachable',
  'kyc-required',
  'bonus-terms-conflict',
] as const;
