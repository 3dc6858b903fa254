import { parseAmount, UNIT_DECIMALS, type Units } from '@ordago/kernel';
import { type Bitset, emptyBits, setBit } from './bitset.ts';
import { type CatalogueGame, EVERY_CURRENCY } from './game.ts';

/** The least bets of one currency. */
interface CurrencyBetMins {
  /** Amounts that shown games declare, each once, the smallest first. */
  readonly amounts: readonly Units[];
  /** The rows whose least bet is no more than that. */
  readonly upTo: (units: Units) => Bitset;
}

/** The declared least bet of a game in a currency; null where it declares none, or none that can be read. In ledger units. */
export function betMinOf({ betMin }: Pick<CatalogueGame, 'betMin'>, currency: string): Units | null {
  const declared = Object.hasOwn(betMin, currency) ? betMin[currency] : betMin[EVERY_CURRENCY];
  return declared === undefined ? null : parseAmount(declared, { decimalsMax: UNIT_DECIMALS });
}

/** Gathers the least bets of a currency when it is asked for first: a reader asks for one or two. */
export function indexBetMins(games: readonly CatalogueGame[]): (currency: string) => CurrencyBetMins {
  const known = new Map<string, CurrencyBetMins>();
  return (currency) => {
    const found = known.get(currency) ?? gather(games, currency);
    known.set(currency, found);
    return found;
  };
}

function gather(games: readonly CatalogueGame[], currency: string): CurrencyBetMins {
  const declared = games.map((game) => betMinOf(game, currency));
  const shown = declared.filter((units, row) => units !== null && !games[row]?.isHidden) as Units[];
  return {
    amounts: [...new Set(shown)].sort((a, b) => (a < b ? -1 : 1)),
    upTo: (limit) => {
      const rows = emptyBits(games.length);
      declared.forEach((units, row) => {
        if (units !== null && units <= limit) setBit(rows, row);
      });
      return rows;
    },
  };
}
