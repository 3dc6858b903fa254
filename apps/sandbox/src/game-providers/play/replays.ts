import { createHash, randomBytes } from 'node:crypto';
import { formatAmount } from '@ordago/kernel';
import type { FastifyInstance } from 'fastify';
import type { Language, SandboxParts } from '../../plugin.ts';
import { replayPage } from './replay-page.ts';

/** Lifetime of a link to a round until it is opened, in milliseconds. */
const OPENS_MS = 120_000;

/** A round that a player of the operator's wants to see. */
export interface ReplayAsked {
  readonly provider: string;
  readonly userId: string;
  /** The round on the wire. */
  readonly round: string;
  readonly language: string;
}

/** A provider's window on its own book of rounds. */
export interface Replays {
  /** An address that opens once and soon; null where that player has no such round at that provider. */
  open(asked: ReplayAsked): Promise<string | null>;
}

export const REPLAY_SCHEMA = `create table play_replay (
  token_hash text primary key,
  round bigint not null references play_round (id),
  language text not null,
  until timestamptz not null
)`;

export function createReplays({ pool, clock, settings }: SandboxParts): Replays {
  return {
    open: async ({ provider, userId, round, language }) => {
      const token = randomBytes(24).toString('base64url');
      const { rowCount } = await pool.query(
        `insert into play_replay (token_hash, round, language, until)
         select $5, r.id, $4, $6 from play_round r join play_session s on s.id = r.session
         where s.provider = $1 and s.user_id = $2 and r.round_key = $3`,
        [provider, userId, round, language, hashOf(token), new Date(clock.now() + OPENS_MS)],
      );
      return rowCount === 1 ? `${settings.origin}/replay/${token}` : null;
    },
  };
}

/** `GET /replay/:token`: the round as it was played, for whoever holds the token, once. */
export function replayRoutes(
  app: FastifyInstance,
  { pool, clock }: SandboxParts,
  gameOf: (provider: string, game: string) => { readonly name: string; readonly studio: string } | null,
): void {
  app.get('/replay/:token', async (request, reply) => {
    const { token } = request.params as { token: string };
    reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-robots-tag', 'noindex')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
      .type('text/html; charset=utf-8');
    const { rows } = await pool.query(
      `with taken as (delete from play_replay where token_hash = $1 returning round, language, until)
       select t.language, t.until > $2 as is_good, s.provider, s.game, s.username, s.currency, r.round_key, r.stake, r.payout,
         r.outcome, r.state, r.at
       from taken t join play_round r on r.id = t.round join play_session s on s.id = r.session`,
      [hashOf(token), new Date(clock.now())],
    );
    const [row] = rows;
    if (!row?.is_good) return reply.code(404).send(replayPage(languageOf(row?.language ?? 'es'), null).markup);
    const game = gameOf(row.provider, row.game);
    const round = {
      studio: game?.studio ?? row.provider,
      game: game?.name ?? row.game,
      player: row.username,
      round: row.round_key,
      at: row.at as Date,
      currency: row.currency,
      state: row.state,
      outcome: row.outcome,
      stake: formatAmount(BigInt(row.stake)),
      payout: formatAmount(BigInt(row.payout)),
    };
    return reply.send(replayPage(languageOf(row.language), round).markup);
  });
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function languageOf(text: string): Language {
  return text === 'en' || text === 'pt' ? text : 'es';
}
