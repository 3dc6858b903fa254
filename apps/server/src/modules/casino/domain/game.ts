import type { GameId, Instant } from '@ordago/kernel';

export const CASINO_TYPES = ['slots', 'live', 'virtual'] as const;
export type CasinoType = (typeof CASINO_TYPES)[number];

/** Fields of the normalised game that only some providers send (specification 2, section 3). */
export interface GameDetails {
  readonly isMobile?: boolean;
  readonly system?: string;
  readonly format?: string;
  readonly keyname?: string;
  readonly type?: string;
  readonly haveTwoVersion?: boolean;
  readonly gameTypeID?: string;
  readonly technology?: string;
  readonly platform?: string;
  readonly key?: string;
  readonly technologyId?: string;
  readonly isLiveGame?: boolean;
  readonly sectionId?: string;
  readonly isDefault?: boolean;
  readonly gameUrl?: string;
  readonly path?: string;
  readonly billing?: string;
}

/** A game as its provider lists it, in our words. */
export interface ListedGame {
  /** The provider's own id. */
  readonly gameId: string;
  readonly name: string;
  /** The studio that made it. */
  readonly studio: string;
  readonly description: string;
  /** Null when the provider sends no picture. */
  readonly imageUrl: string | null;
  readonly casinoType: CasinoType;
  /** Return to player in hundredths of a percent, only where it is declared. */
  readonly rtp: number | null;
  readonly hasDemo: boolean;
  readonly details: GameDetails;
  /** The row as it came, as JSON text. */
  readonly raw: string;
}

/** A game of the catalogue. */
export interface Game extends Omit<ListedGame, 'raw'> {
  readonly id: GameId;
  /** Name of the adapter: `pragmatic-rgs`. */
  readonly provider: string;
  /** The specification's word for it: `pragmaticrgs`. */
  readonly routeProvider: string;
  /** Categories: what staff confirmed, else what keywords suggest. */
  readonly tab: readonly string[];
  readonly replacement: GameId | null;
  readonly isActive: boolean;
  readonly addedAt: Instant;
}
