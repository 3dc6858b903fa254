import * as z from 'zod';
import { balanceText, balanceVersion } from './push/player-frames.ts';

/**
 * Messages between the player site and the frames it embeds. Both sides check origin, source window and this schema;
 * a message never moves money. The session token travels here, once, and stays in the frame's memory (architecture 3.9).
 */
const tagged = { ordago: z.literal(1) };
/** Size of a slip of singles with as many legs as it takes, each with its words. */
const KEPT_MAX = 32_000;
/** Text that a frame lets the site keep for it, since a browser may close its storage to a frame; null for nothing. */
const keptText = z.string().max(KEPT_MAX).nullable();

/** From the site to a frame. */
export const toFrame = z.discriminatedUnion('type', [
  z.object({
    ...tagged,
    type: z.literal('hello'),
    token: z.string().max(512).nullable(),
    locale: z.enum(['es', 'en', 'pt']),
    theme: z.enum(['dark', 'light']),
    kept: keptText.optional(),
  }),
  z.object({ ...tagged, type: z.literal('theme'), theme: z.enum(['dark', 'light']) }),
  z.object({ ...tagged, type: z.literal('locale'), locale: z.enum(['es', 'en', 'pt']) }),
  z.object({
    ...tagged,
    type: z.literal('balance'),
    balance: balanceText.max(32),
    currency: z.string().length(3),
    version: balanceVersion,
  }),
  z.object({ ...tagged, type: z.literal('navigate'), path: z.string().startsWith('/').max(500) }),
  z.object({ ...tagged, type: z.literal('signed-out') }),
  /** Prints the page of the frame by itself: the page around it would print the visible part alone. */
  z.object({ ...tagged, type: z.literal('print') }),
]);

/** From a frame to the site. */
export const fromFrame = z.discriminatedUnion('type', [
  z.object({ ...tagged, type: z.literal('ready') }),
  z.object({ ...tagged, type: z.literal('height'), height: z.int().min(0).max(100_000) }),
  /** Height of its page on paper, in px: for a print of the site that nobody could turn to the frame. */
  z.object({ ...tagged, type: z.literal('paper'), height: z.int().min(0).max(100_000) }),
  z.object({ ...tagged, type: z.literal('route'), path: z.string().startsWith('/').max(500) }),
  z.object({ ...tagged, type: z.literal('token-expired') }),
  /** Its session ends soon: it is greeted with another token, and continues without a reload. */
  z.object({ ...tagged, type: z.literal('token-expiring') }),
  z.object({ ...tagged, type: z.literal('sign-in') }),
  z.object({ ...tagged, type: z.literal('deposit') }),
  /** Shows the verifier of the site with what a virtual match was drawn from: readable text, nothing secret. */
  z.object({ ...tagged, type: z.literal('verify'), proof: z.string().regex(/^virtual=[\w=&.-]{1,400}$/) }),
  /** Opens the rules: the article of a sport or of a notion, or the list of all. */
  z.object({
    ...tagged,
    type: z.literal('rules'),
    sport: z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      .max(60)
      .nullable(),
    /** Section of the article, or a notion (`RULE_NOTIONS`). (Default: its beginning) */
    section: z
      .string()
      .regex(/^[a-z]+(-[a-z]+)*$/)
      .max(40)
      .optional(),
  }),
  z.object({ ...tagged, type: z.literal('slip-count'), count: z.int().min(0).max(100) }),
  z.object({ ...tagged, type: z.literal('balance-changed') }),
  /** Keeps a submission that has no answer yet; it comes back with the next greeting, after a reload of the frame. */
  z.object({ ...tagged, type: z.literal('keep'), text: keptText }),
]);

export type ToFrame = z.infer<typeof toFrame>;
export type FromFrame = z.infer<typeof fromFrame>;
