import type { Refusal, Units } from '@ordago/kernel';

/** Money command of a wallet call, of any provider. */
export interface Play {
  readonly kind: 'bet' | 'win' | 'bet-win';
  readonly provider: string;
  readonly key: string;
  readonly round: string;
  /** The provider's id of the game. */
  readonly gameId: string | null;
  readonly currency: string;
  /** Null for the main wallet, which is found where the money moves. */
  readonly wallet: string | null;
  readonly isBonus: boolean;
  readonly stake: Units;
  readonly payout: Units;
  readonly winType: 'ordinary' | 'jackpot' | 'free-round' | 'promotion' | null;
  readonly settles: string | null;
  /** Hash of the session's reference in hex; null for what needs no session. */
  readonly session: string | null;
  /** The session is to be marked as seen. */
  readonly isTouch: boolean;
  readonly roams: boolean;
  /** Selections of a bet of a sportsbook. */
  readonly slip: readonly object[] | null;
  /** Reason why bonus money does not pay the bet, and number of bets that it pays; absent where it is not to. */
  readonly bonus?: { readonly refusal: Refusal | null; readonly betsMax: number | null };
  /** The free bet of the sportsbook that pays it, and its amount. */
  readonly award?: { readonly key: string; readonly stake: Units };
}

/** The payload that preconditions and effects in SQL read; every value is text, so that no amount meets a double. */
export function playPayload(play: Play): Record<string, string | boolean> {
  return {
    kind: play.kind,
    provider: play.provider,
    key: play.key,
    round: play.round,
    currency: play.currency,
    is_bonus: play.isBonus,
    stake: play.stake.toString(),
    payout: play.payout.toString(),
    roams: play.roams,
    ...(play.gameId === null ? {} : { game_id: play.gameId }),
    ...(play.wallet === null ? {} : { wallet: play.wallet }),
    ...(play.winType === null ? {} : { win_type: play.winType }),
    ...(play.settles === null ? {} : { settles: play.settles }),
    ...(play.session === null ? {} : { session: play.session }),
    ...(play.isTouch && { touch: true }),
    ...(play.slip === null ? {} : { slip: JSON.stringify(play.slip) }),
    ...(play.award && { award: play.award.key, award_stake: play.award.stake.toString() }),
    ...bonusPayload(play.bonus),
  };
}

function bonusPayload(bonus: Play['bonus']): Record<string, string> {
  if (bonus === undefined) return {};
  const { refusal, betsMax } = bonus;
  return {
    ...(refusal && { bonus_refusal: refusal.name, bonus_params: JSON.stringify(refusal.params) }),
    ...(betsMax !== null && { bonus_max: String(betsMax) }),
  };
}

/** The round of a call. A promotion without a round is a round of its own; no provider's id has a space. */
export function roundOf({ roundId, key }: { readonly roundId: string | null; readonly key: string }): string {
  return roundId ?? `alone ${key}`;
}

/** The scope of a provider's money commands: its ids never meet those of another. */
export function scopeOf(provider: string): string {
  return `provider:${provider}`;
}
