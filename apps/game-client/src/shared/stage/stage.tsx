import { useT } from '@ordago/i18n/react';
import { LayoutGrid, ShieldCheck } from 'lucide-react';
import { type CSSProperties, lazy, type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react';
import { LobbyContext } from '../lobby-context.ts';
import type { PlayAddress, PlaySession } from '../play-api.ts';
import { joinSite } from '../site/site.ts';
import { useReportedHeight } from './use-reported-height.ts';
import './stage.css';
import './controls.css';

const FairnessPanel = lazy(() => import('../fairness-panel.tsx'));

/** Least height of a board that does not say its own, in px. */
const BOARD_MIN = 340;

export interface StageProps {
  readonly address: PlayAddress;
  readonly session: PlaySession;
  /** Name of the game's colour scheme. */
  readonly mood: string;
  /** The newest round, for the verifier. */
  readonly lastRound: string | null;
  /** Column of the controls: at the left of the board where it is wide, under it elsewhere. */
  readonly controls: ReactNode;
  /** The last results, newest first. (Default: none) */
  readonly results?: ReactNode;
  /** Keys beside the results, such as the one of the pay table. (Default: none) */
  readonly tools?: ReactNode;
  /** Laid over the board: what a round brought, a stake that is not covered. (Default: nothing) */
  readonly over?: ReactNode;
  /** `fill`: the board takes whatever size there is. `flow`: it has a height of its own. (Default: flow) */
  readonly fit?: 'fill' | 'flow';
  /** Nothing on the board can be used now. (Default: false) */
  readonly isInert?: boolean;
  /** Least height of a board that fills, in px. (Default: 340) */
  readonly boardMin?: number;
  readonly children: ReactNode;
}

/**
 * The one stage of all games: controls, last results, tools and board. It fills its frame; where its parts need more height it
 * says so to the site, and never scrolls inside.
 */
export function Stage(props: StageProps) {
  const { address, session, mood, lastRound, controls, results, tools, over, fit = 'flow', children } = props;
  const t = useT('game');
  const stage = useRef<HTMLElement>(null);
  // Games of other providers exchange no messages with the site: theirs are not ours to define.
  const isOurs = session.provider === 'originals';
  useEffect(() => (isOurs ? joinSite(window) : undefined), [isOurs]);
  useReportedHeight(stage);
  const boardMin = { '--board-min': `${props.boardMin ?? BOARD_MIN}px` } as CSSProperties;
  return (
    <main ref={stage} className="stage" style={boardMin}>
      <h1 className="sr-only">{session.game.name}</h1>
      <section className="stage-controls" aria-label={t('stage.controls')}>
        {controls}
      </section>
      <div className="stage-strip">
        <div className="stage-results">{results}</div>
        <Tools address={address} session={session} lastRound={lastRound}>
          {tools}
        </Tools>
      </div>
      <section className="stage-board" data-mood={mood} aria-label={session.game.name}>
        <div className={`stage-${fit}`} inert={props.isInert ?? false}>
          {children}
        </div>
        {over}
      </section>
    </main>
  );
}

interface ToolsProps extends Pick<StageProps, 'address' | 'session' | 'lastRound'> {
  readonly children: ReactNode;
}

/** Keys that every game has in the same place: other tables, pay table, proof of fairness. */
function Tools({ address, session, lastRound, children }: ToolsProps) {
  const t = useT('game');
  const [isOpen, setOpen] = useState(false);
  const backToLobby = use(LobbyContext);
  return (
    <div className="stage-tools">
      {children}
      {backToLobby && <ToolKey label={t('tables.others')} icon={<LayoutGrid size={20} />} onPress={backToLobby} />}
      {session.provider === 'originals' && (
        <ToolKey label={t('fair.open')} icon={<ShieldCheck size={20} />} onPress={() => setOpen(true)} />
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <FairnessPanel address={address} session={session} round={lastRound} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** A key of the stage: an icon with a name that is heard and shown on hover. */
export function ToolKey({ label, icon, onPress }: { label: string; icon: ReactNode; onPress: () => void }) {
  return (
    <button type="button" className="stage-tool" aria-label={label} title={label} onClick={onPress}>
      <span aria-hidden="true">{icon}</span>
    </button>
  );
}
