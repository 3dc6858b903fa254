import { type WalletInPlay, walletInPlayOf } from '../../../wallet/index.ts';
import type { FundingWallet, StakeLimits } from '../../shared/domain/slip.ts';
import type { Reads } from '../../shared/repository/reads.ts';
import { type Bounds, createBounds, type SupposedLimit } from '../repository/bounds.repository.ts';
import { type Asked, createOfferSnapshots, type OfferSnapshot } from '../repository/offer.repository.ts';

/** All that a slip is judged by. */
export interface SlipContext extends Pick<OfferSnapshot, 'offer' | 'faces' | 'settings'>, Bounds {
  readonly inPlay: WalletInPlay;
  /** Wallet that free bets pay to, whichever pays other bets. */
  readonly main: WalletInPlay;
  /** Null when nothing may be bet in the wallet's currency. */
  readonly stakes: StakeLimits | null;
}

/** Looks at the offer, at the wallet that pays and at all that limits a slip. */
export type ReadSlipContext = (asked: Asked) => Promise<SlipContext>;

const NO_BOUNDS: Bounds = { limits: [], rules: [] };

/** Assumptions of a what-if question; a bet is judged without any. */
export interface Supposed {
  readonly see: (offer: OfferSnapshot) => Promise<OfferSnapshot>;
  readonly changes: readonly SupposedLimit[];
}

/** One question where staff have set no limit and no rule, else two; each is asked for all slips that wait. */
export function createReadSlipContext(pool: Reads, supposed: Supposed | null = null): ReadSlipContext {
  const see = createOfferSnapshots(pool);
  const boundsOf = createBounds(pool);
  return async (asked) => {
    const seen = await see(asked);
    const {
      offer,
      faces: displays,
      settings,
      wallets,
      stakes,
      isBounded,
    } = supposed === null ? seen : await supposed.see(seen);
    const inPlay = walletInPlayOf(wallets, asked.player);
    const main = inPlay.kind === 'main' ? inPlay : walletInPlayOf(wallets.filter(isMain), asked.player);
    const { currency } = inPlay;
    const changes = supposed?.changes ?? [];
    const { limits, rules } =
      isBounded || changes.length > 0
        ? await boundsOf({ ...asked, currency, ...(changes.length > 0 && { changes }) })
        : NO_BOUNDS;
    return { offer, faces: displays, settings, inPlay, main, stakes: stakes.get(currency) ?? null, limits, rules };
  };
}

function isMain({ class: kind }: Pick<FundingWallet, 'class'>): boolean {
  return kind === 'main';
}
