import { useT } from '@ordago/i18n/react';
import { LayoutGrid, ShieldCheck } from 'lucide-react';
import { lazy, type ReactNode, Suspense, use, useState } from 'react';
import { LobbyContext } from './lobby-context.ts';
import type { PlayAddress, PlaySession } from './play-api.ts';

const FairnessPanel = lazy(() => import('./fairness-panel.tsx'));

export interface GameTableProps {
  readonly address: PlayAddress;
  readonly session: PlaySession;
  /** Name of the game's colour scheme. */
  readonly mood: string;
  /** The newest round, for the verifier. */
  readonly lastRound: string | null;
  /** Under the board: choices and the control bar. */
  readonly controls: ReactNode;
  /** Keys beside the title. (Default: none) */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** A table of our own: its board in the middle, its controls under the thumb, and the proof of its fairness at hand. */
export function GameTable({ address, session, mood, lastRound, controls, tools, children }: GameTableProps) {
  const t = useT('game');
  const [isOpen, setOpen] = useState(false);
  const backToLobby = use(LobbyContext);
  return (
    <main className="stage flex h-dvh flex-col" data-mood={mood}>
      <header className="flex items-center justify-between gap-3 px-4 pt-3">
        <h1 className="mr-auto truncate text-16 font-extrabold tracking-tight">{session.game.name}</h1>
        {tools}
        {backToLobby && (
          <button
            type="button"
            className="game-key flex min-h-touch items-center gap-2 rounded-pill px-4 text-14 font-semibold"
            onClick={backToLobby}
          >
            <LayoutGrid size={18} aria-hidden="true" />
            {t('tables.others')}
          </button>
        )}
        {session.provider === 'originals' && (
          <button
            type="button"
            className="game-key flex min-h-touch items-center gap-2 rounded-pill px-4 text-14 font-semibold"
            onClick={() => setOpen(true)}
          >
            <ShieldCheck size={18} aria-hidden="true" />
            {t('fair.open')}
          </button>
        )}
      </header>
      {/* A tall board scrolls between title and controls: stake and play button stay in view and cover nothing. */}
      <section
        className="game-board min-h-0 flex-1 overflow-y-auto"
        aria-label={session.game.name}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard, also where nothing in it is pressed.
        tabIndex={0}
      >
        <div className="grid min-h-full place-items-center p-[clamp(8px,1.4vmin,28px)]">{children}</div>
      </section>
      {controls}
      {isOpen && (
        <Suspense fallback={null}>
          <FairnessPanel address={address} session={session} round={lastRound} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </main>
  );
}
