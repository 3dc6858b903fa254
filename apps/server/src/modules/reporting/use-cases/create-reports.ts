import type { PlayerId } from '@ordago/kernel';
import type { Pool } from 'pg';
import type { InvariantReading, Ledger } from '../../ledger/index.ts';
import type { OddsFormatName } from '../domain/own-bet.ts';
import {
  findOddsFormat,
  findOwnBets,
  type OwnBetRow,
  type OwnBetsQuery,
} from '../repository/bet-history.repository.ts';
import { type BetRow, type BetsQuery, findBets, type PartnerBetRow } from '../repository/bets.repository.ts';
import {
  findPlayer,
  findPlayers,
  type PlayerDetail,
  type PlayerRow,
  type PlayersQuery,
} from '../repository/players.repository.ts';
import type { Paged, StaffScope } from '../repository/scope.ts';
import { findTransfers, type TransferRow, type TransfersQuery } from '../repository/transfers.repository.ts';

export interface ReportsParts {
  readonly pool: Pool;
  readonly ledger: Pick<Ledger, 'invariants'>;
  readonly betCodeOf: (bet: string) => string;
  /** The bet behind a code or an id; null when the text is neither. */
  readonly readBetCode: (text: string) => string | null;
}

export type BetsSearch = Omit<BetsQuery, 'bet' | 'key'> & { readonly search: string | null };

export interface OwnBets extends Paged<OwnBetRow & { readonly code: string }> {
  readonly oddsFormat: OddsFormatName | null;
}

/** Reports. Every query names its reader: staff see their scope, players their own rows. */
export interface Reports {
  players(scope: StaffScope, query: PlayersQuery): Promise<Paged<PlayerRow>>;
  /** Null when the player is unknown or out of the caller's sight: the two look alike. */
  player(scope: StaffScope, player: string): Promise<PlayerDetail | null>;
  transfers(scope: StaffScope, query: TransfersQuery): Promise<Paged<TransferRow>>;
  /** At every sportsbook; a search finds our code or id, or the id that another sportsbook gave its bet. */
  bets(scope: StaffScope, query: BetsSearch): Promise<Paged<(BetRow & { readonly code: string }) | PartnerBetRow>>;
  /** A player's own bets, at every sportsbook, and how this player wants odds written. */
  ownBets(player: PlayerId, query: OwnBetsQuery): Promise<OwnBets>;
  invariants(): Promise<readonly InvariantReading[]>;
}

export function createReports({ pool, ledger, betCodeOf, readBetCode }: ReportsParts): Reports {
  return {
    players: (scope, query) => findPlayers(pool, scope, query),
    player: (scope, player) => findPlayer(pool, scope, player),
    transfers: (scope, query) => findTransfers(pool, scope, query),
    bets: async (scope, { search, ...query }) => {
      const bet = search === null ? null : (readBetCode(search) ?? NO_BET);
      const found = await findBets(pool, scope, { ...query, bet, key: search });
      const rows = found.rows.map((row) => (row.provider === 'house' ? { ...row, code: betCodeOf(row.id) } : row));
      return { ...found, rows };
    },
    ownBets: async (player, query) => {
      const [found, oddsFormat] = await Promise.all([findOwnBets(pool, player, query), findOddsFormat(pool, player)]);
      const rows = found.rows.map((row) => ({ ...row, code: row.code ?? betCodeOf(row.id.slice(1)) }));
      return { ...found, rows, oddsFormat };
    },
    invariants: () => ledger.invariants(),
  };
}

/** No bet has this id: a search that names none finds none. */
const NO_BET = '0';
