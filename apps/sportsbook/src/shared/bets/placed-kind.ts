import type { Bet } from '@ordago/contracts';
import { type KindOfBet, useBetKind } from '@ordago/web-kit/bets';
import { useSystemName } from './system-name.ts';

/** Names the kind of a placed bet, of a system by its proper name: "Simple · en vivo", "Yankee · 11 apuestas". */
export function usePlacedKind(): (bet: KindOfBet & Pick<Bet, 'system'>) => string {
  const kindOf = useBetKind();
  const nameOf = useSystemName();
  return (bet) => {
    const { system, legs } = bet;
    if (system === null) return kindOf(bet);
    return kindOf(bet, nameOf({ ...system, legs: legs.length, bankers: system.bankers.length }));
  };
}
