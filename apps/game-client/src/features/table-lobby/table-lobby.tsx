import { useT } from '@ordago/i18n/react';
import { CircleDot, Club, Dices, Flame, LoaderPinwheel, type LucideIcon, Spade } from 'lucide-react';
import type { PlaySession } from '../../shared/play-api.ts';

export interface TableLobbyProps {
  readonly lobby: NonNullable<PlaySession['lobby']>;
  readonly onChoose: (table: string) => void;
}

const ICONS: Readonly<Record<string, LucideIcon>> = {
  roulette: CircleDot,
  baccarat: Club,
  blackjack: Spade,
  'dragon-tiger': Flame,
  'sic-bo': Dices,
  'money-wheel': LoaderPinwheel,
};

/** Every table of a lobby: one click opens it. */
export default function TableLobby({ lobby, onChoose }: TableLobbyProps) {
  const t = useT('game');
  return (
    <main className="stage-board grid min-h-dvh content-start gap-4 p-[clamp(12px,3vmin,32px)]" data-mood="felt">
      <h1 className="text-20 font-extrabold tracking-tight">{lobby.name}</h1>
      <p className="text-14 opacity-85">{t('tables.choose')}</p>
      <ul className="grid grid-cols-2 gap-2 tablet:grid-cols-4">
        {lobby.tables.map(({ id, name, kind }) => {
          const Icon = ICONS[kind] ?? CircleDot;
          return (
            <li key={id} className="grid">
              <button
                type="button"
                className="game-panel grid min-h-24 content-center justify-items-center gap-2 rounded-card p-3 text-center text-14 font-bold"
                onClick={() => onChoose(id)}
              >
                <Icon size={28} aria-hidden="true" />
                {name}
              </button>
            </li>
          );
        })}
      </ul>
    </main>
  );
}
