import * as z from 'zod';
import { route } from '../../route.ts';
import { idIn, intIn } from '../../wire.ts';
import { scoreShape } from './shapes.ts';

/** Competitions of our own teams, played by the clock. */
export const VIRTUAL_COMPETITIONS = ['league', 'cup'] as const;

/** A team by its place in `teams`. */
const team = z.int();

const matchShape = z.object({
  /** From 0; the nonce of its draw. */
  place: z.int(),
  /** The event that it is bet on as; null until the line knows it. */
  event: idIn().nullable(),
  home: team,
  away: team,
  /** Of a match that is played: the goals up to its minute. Null before kick-off. */
  score: scoreShape.nullable(),
  goals: z.array(z.object({ side: z.enum(['home', 'away']), minute: z.int() })),
  /** Of a cup match that is over: goals of overtime alone, kicks from the spot that went in, and who is through. */
  overtime: scoreShape.nullable(),
  shoot_out: scoreShape.nullable(),
  advancing: z.enum(['home', 'away']).nullable(),
  /** Cards shown and penalties awarded to each side in regular time, once it is over; null of a match drawn before they were. */
  counts: z.object({ yellow_cards: scoreShape, red_cards: scoreShape, penalties: scoreShape }).nullable(),
  /** Address at which anybody can draw it again, once it is over. */
  proof: z.string().nullable(),
});

const roundShape = z.object({
  season: z.int(),
  round: z.int(),
  phase: z.enum(['betting', 'playing', 'over']),
  opens_at: z.string(),
  /** Kick-off: bets are taken until here, by the clock of the server. */
  closes_at: z.string(),
  ends_at: z.string(),
  /** The minute that is being played; null before and after. */
  minute: z.int().nullable(),
  /** SHA-256 of the seed, published before betting opened. */
  commitment: z.string(),
  client_seed: z.string(),
  /** Null until the round is over. */
  server_seed: z.string().nullable(),
  matches: z.array(matchShape),
});

export const readVirtual = route({
  name: 'virtual-sports.read',
  host: 'sportsbook',
  method: 'GET',
  path: '/line/virtual',
  wire: 'line',
  summary: 'The virtual league and cup: the round that is on, the last one, the next one’s hash, table and tree.',
  answer: z.object({
    now: z.string(),
    teams: z.array(z.string()),
    /** Empty where no virtual sports are played. */
    competitions: z.array(
      z.object({
        competition: z.enum(VIRTUAL_COMPETITIONS),
        /** Slug of its rule book, and of its sport in the line. */
        sport: z.string(),
        season: z.int(),
        rounds_count: z.int(),
        current: roundShape.nullable(),
        last: roundShape.nullable(),
        next: z.object({ season: z.int(), round: z.int(), opens_at: z.string(), commitment: z.string() }).nullable(),
        /** Of the league; empty for a cup. */
        standings: z.array(
          z.object({
            team,
            played: z.int(),
            won: z.int(),
            drawn: z.int(),
            lost: z.int(),
            goals_for: z.int(),
            goals_against: z.int(),
            points: z.int(),
          }),
        ),
        /** Rounds of the running cup that have opened; empty for a league. */
        tree: z.array(roundShape),
        /** The event on which the winner of the running season is bet. */
        winner_event: idIn().nullable(),
      }),
    ),
  }),
  refusals: [],
});

export const readVirtualRound = route({
  name: 'virtual-sports.read-round',
  host: 'sportsbook',
  method: 'GET',
  path: '/line/virtual/:competition/:season/:round',
  wire: 'line',
  summary: 'One round that has opened, with the proofs of its matches once it is over.',
  params: z.object({
    competition: z.enum(VIRTUAL_COMPETITIONS),
    season: intIn({ min: 1, max: 1_000_000_000 }),
    round: intIn({ min: 1, max: 30 }),
  }),
  answer: roundShape,
  refusals: ['round-not-found'],
});

export type VirtualRoundShown = z.output<typeof roundShape>;
export type VirtualMatchShown = z.output<typeof matchShape>;
