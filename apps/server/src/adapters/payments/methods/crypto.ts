import { refuse } from '@ordago/kernel';
import { validate } from 'multicoin-address-validator';
import type { PaymentMethodRules } from '../../../modules/payments/ports/payment-gateway.ts';

/** The chain whose address rules hold for each type: coin codes of the validator. */
const CHAINS: Readonly<Record<string, { chain: string; needsMemo?: true }>> = {
  BTC: { chain: 'btc' },
  ETH: { chain: 'eth' },
  'USDT-TRC20': { chain: 'trx' },
  'USDT-ERC20': { chain: 'eth' },
  LTC: { chain: 'ltc' },
  XRP: { chain: 'xrp', needsMemo: true },
};

/** Paid out to an address of the player: its checksum must hold, on the chain that was named. */
export const cryptoRules: PaymentMethodRules = {
  name: 'crypto',
  checkPayee: ({ cryptoType = '', walletAddress = '', memo }) => {
    const rules = CHAINS[cryptoType];
    if (!rules) return refuse('crypto-type-unknown');
    if (!validate(walletAddress, rules.chain)) return refuse('wallet-address-invalid');
    if (rules.needsMemo && !memo) return refuse('memo-required');
    return { crypto_type: cryptoType, wallet_address: walletAddress, ...(memo ? { memo } : {}) };
  },
};
