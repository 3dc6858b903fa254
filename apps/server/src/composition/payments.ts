import type { Clock, Currency } from '@ordago/kernel';
import type { Pool } from 'pg';
import { createXpay } from '../adapters/payments/gateways/xpay/xpay.ts';
import { cryptoRules } from '../adapters/payments/methods/crypto.ts';
import { paparaRules } from '../adapters/payments/methods/papara.ts';
import type { Audit } from '../modules/audit/index.ts';
import type { Ledger } from '../modules/ledger/index.ts';
import { createPayments, type Payments, type WithdrawalGuard } from '../modules/payments/index.ts';
import type { Players } from '../modules/players/index.ts';
import type { Config } from '../platform/config/config.ts';

/** Our account at the xpay gateway. */
export const XPAY_MERCHANT = 'ordago';

/** No player has a bonus yet: no wagering blocks a withdrawal. The bonus module takes this place. */
const NO_WAGERING: WithdrawalGuard = { mayWithdraw: async () => null };

/** Payments with their gateway, their methods and the players whose money they move. */
export function composePayments(
  { config, pool, clock }: { config: Config; pool: Pool; clock: Clock },
  { audit, ledger, players }: { audit: Audit; ledger: Ledger; players: Players },
): Payments {
  const gateway = config.addressOf('xpay');
  return createPayments({
    pool,
    audit,
    ledger,
    clock,
    guard: NO_WAGERING,
    methods: [paparaRules, cryptoRules],
    gateway: createXpay({
      baseUrl: gateway.url,
      merchant: XPAY_MERCHANT,
      secret: config.secretOf('xpay'),
      linkOrigins: [gateway.publicUrl, gateway.url],
      clock,
    }),
    accounts: {
      payingPlayer: async (id) => {
        const player = await players.byId(id);
        if (!player) return null;
        return { username: player.username, currency: player.currency, hasParentAgent: player.parentAgent !== null };
      },
    },
    returnUrlOf: (deposit) => `${config.origins.player}/payments/return?deposit=${deposit}`,
  });
}

const NOT_OFFERED = { min: 0n, max: 0n };

/** The limits of payments in a currency, as the site's settings show them; each player's own come with the methods. */
export async function paymentBounds(payments: Payments, currency: Currency) {
  const [topUp, withdrawal] = await Promise.all([
    payments.limitIn('deposit', currency),
    payments.limitIn('withdrawal', currency),
  ]);
  return { topUp: topUp ?? NOT_OFFERED, withdrawal: withdrawal ?? NOT_OFFERED };
}
