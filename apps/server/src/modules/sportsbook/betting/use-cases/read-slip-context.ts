import { type WalletInPlay, walletInPlayOf } from '../../../wallet/index.ts';
import type { FundingWallet, StakeLimits } from '../../shared/domain/slip.ts';
import type { Bounds, BoundsRepository, SupposedLimit } from '../repository/bounds.repository.ts';
import type { Asked, OfferRepository, OfferSnapshot } from '../repository/offer.repository.ts';

/** All that a slip is judged by. */
export interface SlipContext extends Pick<OfferSnapshot, 'offer' | 'displays' | 'settings'>, Bounds {
  readonly inPlay: WalletInPlay;
  /** Wallet that free bets pay to, whichever pays other bets. */
  readonly main: WalletInPlay;
  /** Null when nothing may be bet in the wallet's currency. */
  readonly stakes: StakeLimits | null;
}

/** Reads the offer, the wallet that pays and all that limits a slip. */
export type ReadSlipContext = (asked: Asked) => Promise<SlipContext>;

const NO_BOUNDS: Bounds = { limits: [], rules: [] };

/** Assumptions of a what-if question; a bet is judged without any. */
export interface Supposed {
  /** Returns the snapshot as it would be: with the wallets, the settings and the bounds of stakes that are supposed. */
  readonly see: (offer: OfferSnapshot) => Promise<OfferSnapshot>;
  readonly changes: readonly SupposedLimit[];
}

export interface SlipContextParts {
  readonly offer: Pick<OfferRepository, 'findSnapshot'>;
  readonly bounds: BoundsRepository;
}

/** One statement where staff have set no limit and no rule, else two; each is sent for all slips that wait. */
export function createReadSlipContext(
  { offer: { findSnapshot }, bounds: { findBounds } }: SlipContextParts,
  supposed: Supposed | null = null,
): ReadSlipContext {
  return async (asked) => {
    const seen = await findSnapshot(asked);
    const { offer, displays, settings, wallets, stakes, isBounded } =
      supposed === null ? seen : await supposed.see(seen);
    const inPlay = walletInPlayOf(wallets, asked.player);
    const main = inPlay.kind === 'main' ? inPlay : walletInPlayOf(wallets.filter(isMain), asked.player);
    const { currency } = inPlay;
    const changes = supposed?.changes ?? [];
    const { limits, rules } =
      isBounded || changes.length > 0
        ? await findBounds({ ...asked, currency, ...(changes.length > 0 && { changes }) })
        : NO_BOUNDS;
    return { offer, displays, settings, inPlay, main, stakes: stakes.get(currency) ?? null, limits, rules };
  };
}

function isMain({ class: kind }: Pick<FundingWallet, 'class'>): boolean {
  return kind === 'main';
}
