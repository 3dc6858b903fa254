import { useT } from '@ordago/i18n/react';
import { classNames } from '@ordago/ui';
import { ShieldCheck } from 'lucide-react';
import type { MouseEvent } from 'react';
import { sendToSite, useFrame } from '../../embed/frame.ts';
import { KitMark } from '../../shared/names/kit-mark.tsx';
import type { Match } from './virtual-api.ts';
import '../../shared/board/team-line.css';

/** A match that is played or over: who, the score, the goals, and the way to its proof. */
export function MatchRow({ match, teams }: { match: Match; teams: readonly string[] }) {
  const t = useT('fairness');
  const home = teams[match.home] ?? '';
  const away = teams[match.away] ?? '';
  const { score, proof, advancing } = match;
  return (
    <div className="virtual-match">
      <span className={classNames('virtual-team', advancing === 'away' && 'is-out')}>
        <span className="team-name">{home}</span>
        <KitMark team={home} />
      </span>
      <span className="virtual-score tabular">
        {score ? `${score.home}–${score.away}` : '–'}
        <MatchEnd match={match} />
      </span>
      <span className={classNames('virtual-team', advancing === 'home' && 'is-out')}>
        <KitMark team={away} against={home} />
        <span className="team-name">{away}</span>
      </span>
      {proof === null ? (
        <span />
      ) : (
        <a
          href={proof}
          target="_blank"
          rel="noopener"
          onClick={openInSite}
          className="virtual-proof"
          aria-label={t('virtual.proofOf', { home, away })}
        >
          <ShieldCheck size={16} aria-hidden="true" />
          <span aria-hidden="true">{t('virtual.check')}</span>
        </a>
      )}
      <Goals match={match} />
      <Counts match={match} />
    </div>
  );
}

/** The site around the frame shows its own verifier: a window that a frame opens inherits the bounds of the frame. */
function openInSite(event: MouseEvent<HTMLAnchorElement>): void {
  if (!useFrame.getState().isEmbedded) return;
  event.preventDefault();
  sendToSite({ type: 'verify', proof: event.currentTarget.hash.slice(1) });
}

/** Overtime or penalties of a cup match. */
function MatchEnd({ match: { score, overtime, shoot_out: shootOut } }: { match: Match }) {
  const t = useT('fairness');
  if (shootOut) return <small>{t('virtual.penalties', shootOut)}</small>;
  if (!overtime || !score) return null;
  return (
    <small>
      {score.home + overtime.home}–{score.away + overtime.away} {t('virtual.overtime')}
    </small>
  );
}

function Goals({ match: { goals } }: { match: Match }) {
  if (goals.length === 0) return null;
  const minutes = (side: 'home' | 'away') =>
    goals
      .filter((goal) => goal.side === side)
      .map(({ minute }) => `${minute}′`)
      .join(' ');
  return (
    <span className="virtual-goals tabular">
      <span>{minutes('home')}</span>
      <span>{minutes('away')}</span>
    </span>
  );
}

/** Cards and penalties of a match that is over: bets are settled by them as well. */
function Counts({ match: { counts } }: { match: Match }) {
  const t = useT('fairness');
  if (counts === null) return null;
  const { yellow_cards: yellow, red_cards: red, penalties } = counts;
  const scoreText = ({ home, away }: { home: number; away: number }) => `${home}–${away}`;
  return (
    <span className="col-[1/4] text-center text-12 text-faint tabular">
      {t('virtual.counts', { yellow: scoreText(yellow), red: scoreText(red), penalties: scoreText(penalties) })}
    </span>
  );
}
