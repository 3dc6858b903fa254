import type { Pool } from 'pg';
import type { InvariantReading, Ledger } from '../../ledger/index.ts';
import { type BetRow, type BetsQuery, findBets } from '../repository/bets.repository.ts';
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

export type BetsSearch = Omit<BetsQuery, 'bet'> & { readonly search: string | null };

/** What staff may look up. Every question carries who asks: nobody sees beyond their scope. */
export interface Reports {
  players(scope: StaffScope, query: PlayersQuery): Promise<Paged<PlayerRow>>;
  /** Null when the player is unknown or out of the caller's sight: the two look alike. */
  player(scope: StaffScope, player: string): Promise<PlayerDetail | null>;
  transfers(scope: StaffScope, query: TransfersQuery): Promise<Paged<TransferRow>>;
  bets(scope: StaffScope, query: BetsSearch): Promise<Paged<BetRow & { readonly code: string }>>;
  invariants(): Promise<readonly InvariantReading[]>;
}

export function createReports({ pool, ledger, betCodeOf, readBetCode }: ReportsParts): Reports {
  return {
    players: (scope, query) => findPlayers(pool, scope, query),
    player: (scope, player) => findPlayer(pool, scope, player),
    transfers: (scope, query) => findTransfers(pool, scope, query),
    bets: async (scope, { search, ...query }) => {
      const bet = search === null ? null : (readBetCode(search) ?? NO_BET);
      const found = await findBets(pool, scope, { ...query, bet });
      return { ...found, rows: found.rows.map((row) => ({ ...row, code: betCodeOf(row.id) })) };
    },
    invariants: () => ledger.invariants(),
  };
}

/** No bet has this id: a search that names none finds none. */
const NO_BET = '0';
