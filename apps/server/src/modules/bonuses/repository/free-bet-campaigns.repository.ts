import { type Instant, toIso } from '@ordago/kernel';
import type { Pool } from 'pg';
import { IN_SCOPE, type StaffScope } from '../../../platform/db/staff-scope.ts';
import type { Candidate } from '../domain/read-campaign.ts';

/** Returns the key that makes an award the one of its player in a campaign. */
export function campaignKey(campaign: string, player: string): string {
  return `campaign:${campaign.toLowerCase()}:${player}`;
}

/** Campaign and the players that a list names. */
interface AskedPlayers {
  readonly campaign: string;
  readonly ids: readonly string[];
  readonly names: readonly string[];
  readonly at: Instant;
}

export function createFreeBetCampaignsRepository(pool: Pool) {
  return {
    /** The players within the scope of a member of staff who have one of the numbers or names. */
    findCandidates: (scope: StaffScope, asked: AskedPlayers) => findCandidates(pool, scope, asked),
  };
}

export type FreeBetCampaignsRepository = ReturnType<typeof createFreeBetCampaignsRepository>;

async function findCandidates(pool: Pool, scope: StaffScope, asked: AskedPlayers): Promise<Candidate[]> {
  const found = await pool.query<Candidate>(
    `select p.id, p.username, p.username_key as "usernameKey", p.currency,
       p.banned_at is not null or players.is_excluded(p.id, $5) as "isClosed",
       case when f.id is not null then json_build_object('id', f.id::text, 'status', f.status) end as award
     from players.published_player p left join sportsbook.free_bet f on f.key = $6 || p.id
     where (p.id = any ($3::bigint[]) or p.username_key = any ($4)) and ${IN_SCOPE} order by p.id`,
    [scope.staff, scope.level, asked.ids, asked.names, toIso(asked.at), campaignKey(asked.campaign, '')],
  );
  return found.rows;
}
