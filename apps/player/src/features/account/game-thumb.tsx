import { classNames, Suit } from '@ordago/ui';
import { useMemo } from 'react';
import { useCatalogue } from '../../shared/casino/catalogue.ts';
import type { Round } from './api/histories.ts';

/** Close matches that are looked at for one name. */
const MATCHES_MAX = 20;

/** The picture of the game of a round, where the catalogue still has it; else its suit. Decoration. */
export function GameThumb({ round, className }: { round: Round; className: string }) {
  const { catalogue } = useCatalogue();
  const { game_name: name, provider } = round;
  const url = useMemo(() => {
    const found = catalogue?.query({ text: name, routeProviders: [provider], limit: MATCHES_MAX }).games;
    return found?.find((game) => game.gameName === name)?.imageUrl;
  }, [catalogue, name, provider]);
  const shape = classNames('flex-none overflow-hidden bg-raised', className);
  if (!url) {
    return (
      <span className={classNames('grid place-items-center text-faint', shape)}>
        <Suit name="oros" size={14} />
      </span>
    );
  }
  return <img src={url} alt="" loading="lazy" decoding="async" className={classNames('object-cover', shape)} />;
}
