import type { RouteContract } from '@ordago/contracts';
import { parseAmount } from '@ordago/kernel';
import type { Player } from './generate-history.ts';
import type { HistoryKit } from './history-kit.ts';
import type { LedgerTruth } from './ledger-truth.ts';

// biome-ignore lint/suspicious/noExplicitAny: rows of lists of any shape.
export type Row = any;

interface Asked {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly body?: object;
}
export type Call = (contract: RouteContract, options: Asked) => Promise<{ result: Row }>;

/** Player whose lists are read, what the ledger has, and what came of the free bets of the history. */
export interface Parts {
  readonly kit: HistoryKit;
  /** Calls of staff. */
  readonly boss: Call;
  readonly player: Pick<Player, 'id' | 'session'> & { readonly call: Call; readonly onSite: Call };
  readonly truth: LedgerTruth;
  /** Amounts of the free bets by the bet that each paid. */
  readonly free: ReadonlyMap<string, string>;
  readonly awards: readonly { readonly player: string; readonly id: string; readonly amount: string }[];
  /** Notes a difference where what is shown is not what is booked. */
  readonly expect: (what: string, shown: unknown, booked: unknown) => void;
}

/** Notes the name of each call that is made. */
export function noting(call: Call, called: Set<string>): Call {
  return (contract, options) => {
    called.add(contract.name);
    return call(contract, options);
  };
}

export const units = (text: string) => (parseAmount(text.replace('-', '')) ?? 0n) * (text.startsWith('-') ? -1n : 1n);

const PAGE = 100;

/** Every page of a list, as its CSV reads them; fails where the pages do not add up to the number that the list states. */
export async function readWhole(
  call: Call,
  contract: RouteContract,
  field: string,
  { params = {}, query = {} }: Pick<Asked, 'params' | 'query'> = {},
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 0; page < 10_000; page += 1) {
    const asked = { ...query, page: String(page), count: String(PAGE) };
    const isPost = contract.method === 'POST';
    const { result } = await call(
      contract,
      isPost ? { params, body: { ...asked, page, count: PAGE } } : { params, query: asked },
    );
    rows.push(...result[field]);
    // A page past the end is the last one again: a last page may be full.
    const pages = Number(result.pages ?? result.pageCount ?? Math.ceil(Number(result.count) / PAGE));
    if (page + 1 >= pages) {
      const stated = result.count === undefined ? rows.length : Number(result.count);
      if (stated !== rows.length) throw new Error(`${contract.name} states ${stated} rows and shows ${rows.length}`);
      return rows;
    }
  }
  throw new Error(`${contract.name} does not end`);
}
