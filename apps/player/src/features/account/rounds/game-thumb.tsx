import { classNames, Suit } from '@ordago/ui';
import { useMemo } from 'react';
import { useCatalogue } from '../../../shared/casino/catalogue.ts';
import type { Round } from '../api/histories.ts';

/** Close matches that are compared for one name. */
const MATCHES_MAX = 20;

/** The game of a round, where the catalogue still has it. */
export function useRoundGame({ game_name: name, provider }: Pick<Round, 'game_name' | 'provider'>) {
  const { catalogue } = useCatalogue();
  return useMemo(() => {
    const found = catalogue?.query({ text: name, routeProviders: [provider], limit: MATCHES_MAX }).games;
    return found?.find((game) => game.gameName === name);
  }, [catalogue, name, provider]);
}

/** Its picture, or the suit of the casino. Decoration. */
export function GameThumb({ round, className }: { round: Round; className: string }) {
  const game = useRoundGame(round);
  const shape = classNames('flex-none overflow-hidden bg-raised', className);
  if (!game) {
    return (
      <span className={classNames('grid place-items-center text-faint', shape)}>
        <Suit name="oros" size={14} />
      </span>
    );
  }
  return (
    <img src={game.imageUrl} alt="" loading="lazy" decoding="async" className={classNames('object-cover', shape)} />
  );
}
