import type { BetRow, BetsQuery, BetsRepository, PartnerBetRow } from '../repository/bets.repository.ts';
import type { Paged, StaffScope } from '../repository/scope.ts';

export interface ListStaffBetsParts {
  readonly bets: BetsRepository;
  readonly betCodeOf: (bet: string) => string;
  /** The bet behind a code or an id; null when the text is neither. */
  readonly readBetCode: (text: string) => string | null;
}

type BetsSearch = Omit<BetsQuery, 'bet' | 'key'> & { readonly search: string | null };
type StaffBet = (BetRow & { readonly code: string }) | PartnerBetRow;

/**
 * Lists the bets that a member of staff sees, at every sportsbook; a search finds our code or id, or the id that another
 * sportsbook gave its bet.
 */
export type ListStaffBets = (scope: StaffScope, query: BetsSearch) => Promise<Paged<StaffBet>>;

/** No bet has this id: a search that names none finds none. */
const NO_BET = '0';

export function createListStaffBets({ bets, betCodeOf, readBetCode }: ListStaffBetsParts): ListStaffBets {
  return async (scope, { search, ...query }) => {
    const bet = search === null ? null : (readBetCode(search) ?? NO_BET);
    const found = await bets.page(scope, { ...query, bet, key: search });
    const rows = found.rows.map((row) => (row.provider === 'house' ? { ...row, code: betCodeOf(row.id) } : row));
    return { ...found, rows };
  };
}
