import * as z from 'zod';
import { route } from '../../route.ts';
import { idIn, textIn } from '../../wire.ts';
import { awardTerms } from './free-bets.ts';

/** Players that a list names at most, and those of one call: a long list is given call by call. */
export const CAMPAIGN_PLAYERS_MAX = 1_000;
export const CAMPAIGN_CHUNK_MAX = 50;

/** Names a campaign: of one name, a player gets one free bet, whoever gives it and however often. */
export const CAMPAIGN_NAME = /^[A-Za-z0-9][A-Za-z0-9-]{2,59}$/;

/**
 * State of a player of the list: `ready`, or why nothing is given. `repeated` is earlier in the list; `given` and
 * `taken-back` have that of the campaign already; `ambiguous` is the number of one player and the name of another.
 */
export const CANDIDATE_STATES = [
  'ready',
  'unknown',
  'ambiguous',
  'repeated',
  'closed',
  'other-currency',
  'given',
  'taken-back',
] as const;
/** Outcome for a player: `already` has it, `conflict` has it on other terms. */
export const GIVEN_STATES = [
  'given',
  'already',
  'taken-back',
  'conflict',
  'unknown',
  'closed',
  'other-currency',
] as const;

const campaign = z.string().regex(CAMPAIGN_NAME);
const currency = z.string().regex(/^[A-Z]{3}$/);
/** Longer lists are refused with the longest that is taken. */
const LIST_READ_MAX = 20_000;
const ids = z.array(idIn()).min(1).max(LIST_READ_MAX);

export const previewFreeBetCampaign = route({
  name: 'sportsbook.preview-free-bet-campaign',
  host: 'staff',
  method: 'POST',
  path: '/api/staff/free-bet-campaigns/preview',
  wire: 'standard',
  summary:
    'Who of a list of usernames and numbers would get the free bet of a campaign, and who not, and why. Gives nothing.',
  body: z.object({
    campaign,
    currency,
    /** Usernames, or numbers; `#100001` is a number and nothing else. */
    players: z
      .array(textIn({ max: 64 }))
      .min(1)
      .max(LIST_READ_MAX),
  }),
  answer: z.object({
    candidates: z.array(
      z.object({
        /** Text as it is in the list. */
        entry: z.string(),
        state: z.enum(CANDIDATE_STATES),
        id: idIn().nullable(),
        username: z.string().nullable(),
        currency: z.string().nullable(),
      }),
    ),
    ready: z.int(),
  }),
  refusals: ['list-too-long', 'betting-currency-not-taken'],
});

export const giveFreeBetCampaign = route({
  name: 'sportsbook.give-free-bet-campaign',
  host: 'staff',
  method: 'POST',
  path: '/api/staff/free-bet-campaigns',
  wire: 'standard',
  summary:
    'Awards the same free bet to some players of one currency. A player gets one per campaign: a second send answers that they have it.',
  body: z.object({ campaign, currency, players: ids, ...awardTerms }),
  answer: z.object({
    players: z.array(z.object({ id: idIn(), state: z.enum(GIVEN_STATES) })),
    /** Awards that this call gave. */
    given: z.int(),
  }),
  refusals: ['list-too-long', 'validation-failed', 'betting-currency-not-taken', 'award-above-maximum'],
});

export const changeFreeBetCampaign = route({
  name: 'sportsbook.change-free-bet-campaign',
  host: 'staff',
  method: 'POST',
  path: '/api/staff/free-bet-campaigns/change',
  wire: 'standard',
  summary:
    'Takes the unused free bets of a campaign back from some players, or gives back what was taken, while it is valid.',
  body: z.object({ campaign, act: z.enum(['cancel', 'restore']), players: ids }),
  answer: z.object({
    /** Those whose free bet is another one now. */
    changed: z.array(idIn()),
    /** Those whose free bet was used, has expired, or is in that state already. */
    kept: z.array(idIn()),
  }),
  refusals: ['list-too-long'],
});
