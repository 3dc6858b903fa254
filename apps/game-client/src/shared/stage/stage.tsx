import { useT } from '@ordago/i18n/react';
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import type { PlayAddress, PlaySession } from '../play-api.ts';
import { joinSite } from '../site/site.ts';
import { StageTools } from './stage-tools.tsx';
import { useReportedHeight } from './use-reported-height.ts';
import './stage.css';
import './controls.css';

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
  /** Key of the pay table beside the results. (Default: the one of the rules) */
  readonly tools?: ReactNode;
  /** The board has a course that turbo shortens. (Default: false) */
  readonly hasTurbo?: boolean;
  /** Laid over the board: what a round brought, a stake that is not covered. (Default: nothing) */
  readonly over?: ReactNode;
  /** `fill`: the board takes whatever size there is. `flow`: it has a height of its own. (Default: flow) */
  readonly fit?: 'fill' | 'flow';
  /** Nothing on the board can be used now. (Default: false) */
  readonly isInert?: boolean;
  /** Least height of a board that fills, in px; where it differs on narrow screens, both. (Default: 340) */
  readonly boardMin?: number | { readonly narrow: number; readonly wide: number };
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
  return (
    <main ref={stage} className="stage" style={boardMinOf(props.boardMin ?? BOARD_MIN)}>
      <h1 className="sr-only">{session.game.name}</h1>
      <section className="stage-controls" aria-label={t('stage.controls')}>
        {controls}
      </section>
      <div className="stage-strip">
        <div className="stage-results">{results}</div>
        <StageTools address={address} session={session} lastRound={lastRound} hasTurbo={props.hasTurbo ?? false}>
          {tools}
        </StageTools>
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

/** Both least heights of a board as properties: the sheet chooses by the width of the stage. */
function boardMinOf(boardMin: NonNullable<StageProps['boardMin']>): CSSProperties {
  const { narrow, wide } = typeof boardMin === 'number' ? { narrow: boardMin, wide: boardMin } : boardMin;
  return { '--board-min-narrow': `${narrow}px`, '--board-min-wide': `${wide}px` } as CSSProperties;
}
