/** A crypto currency on one network: the same coin on another network is another type. */
export interface CryptoType {
  /** Value of `crypto_type`. */
  readonly code: string;
  readonly asset: string;
  readonly network: string;
  /** Name of the network as wallets show it; the same in every language. */
  readonly label: string;
  /** First judgement of an address; the server also verifies its checksum. */
  readonly walletRegex: string;
  /** True when an address alone does not name the receiver (a destination tag). */
  readonly needsMemo: boolean;
}

const BASE58 = '[1-9A-HJ-NP-Za-km-z]';

export const CRYPTO_TYPES: readonly CryptoType[] = [
  crypto('BTC', 'BTC', 'BTC', 'Bitcoin', `^(bc1[ac-hj-np-z02-9]{25,87}|[13]${BASE58}{25,34})$`),
  crypto('ETH', 'ETH', 'ERC20', 'Ethereum', '^0x[0-9a-fA-F]{40}$'),
  crypto('USDT-TRC20', 'USDT', 'TRC20', 'Tether (TRC-20)', `^T${BASE58}{33}$`),
  crypto('USDT-ERC20', 'USDT', 'ERC20', 'Tether (ERC-20)', '^0x[0-9a-fA-F]{40}$'),
  crypto('LTC', 'LTC', 'LTC', 'Litecoin', `^(ltc1[ac-hj-np-z02-9]{25,87}|[LM3]${BASE58}{25,34})$`),
  { ...crypto('XRP', 'XRP', 'XRP', 'XRP Ledger', `^r${BASE58}{24,34}$`), needsMemo: true },
];

/**
 * The type that a form means: its code, or the coin alone, then on `network` when one is named and else on the first
 * one offered. Null when there is none.
 */
export function cryptoTypeOf(text: string, network?: string): CryptoType | null {
  const wanted = text.trim().toUpperCase();
  const net = network?.trim().toUpperCase();
  const candidates = CRYPTO_TYPES.filter(({ code, asset }) => code === wanted || asset === wanted);
  return candidates.find((type) => net === undefined || type.network === net) ?? null;
}

function crypto(code: string, asset: string, network: string, label: string, walletRegex: string): CryptoType {
  return { code, asset, network, label, walletRegex, needsMemo: false };
}
