import { Heart, Play } from 'lucide-react';
import { cloneElement, type ReactElement, type ReactNode, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Badge, type BadgeKind } from '../feedback/badge.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';

export interface GameCardProps {
  name: string;
  provider?: string;
  /** Of a live table, before its provider: who deals, or when somebody will. */
  host?: string;
  /** The picture, 3:4. */
  artUrl: string;
  /** Placeholder before the picture loads: a CSS background. */
  placeholder?: string;
  /** The link to the game, without children: `<Link to="…" />`. */
  link: ReactElement<{ className?: string; children?: ReactNode }>;
  /** At most one. */
  badge?: { kind: BadgeKind; label: string };
  /** Given only to signed-in players. */
  favourite?: { isOn: boolean; label: string; onToggle: () => void };
  /** Facts that its maker declares, each in words and only when real: "RTP 96.1 %". */
  declared?: readonly string[];
  /** The same in the few letters that fit on a phone's card, where nothing hovers; a level of three is drawn. */
  facts?: { text: string; level?: 1 | 2 | 3 };
  /** Live players, only when real; `label` is the text for screen readers. */
  players?: { count: ReactNode; label: string };
  /** The first row of the first screen is fetched at once. (Default: false) */
  isEager?: boolean;
}

/** A game: artwork to the edges, provider and real live players on a scrim, play on hover and focus. */
export function GameCard(props: GameCardProps) {
  const { name, provider, host, artUrl, placeholder, link, badge, favourite, declared = [], isEager = false } = props;
  const [isBroken, setIsBroken] = useState(false);
  const body = (
    <>
      {isBroken ? (
        <span className="game-card-name">{name}</span>
      ) : (
        <img
          src={artUrl}
          alt={name}
          width={300}
          height={400}
          loading={isEager ? 'eager' : 'lazy'}
          decoding="async"
          draggable={false}
          onError={() => setIsBroken(true)}
        />
      )}
      <CardMeta {...props} />
      <span className="game-card-over" aria-hidden="true">
        <span className="game-card-play">
          <Play size={22} fill="currentColor" />
        </span>
        <b>{name}</b>
        {host && <span>{host}</span>}
        {provider && <span>{provider}</span>}
        {declared.map((fact) => (
          <span key={fact} className="tabular">
            {fact}
          </span>
        ))}
      </span>
    </>
  );
  return (
    <article className="game-card" style={placeholder ? { background: placeholder } : undefined}>
      {cloneElement(link, { className: classNames('game-card-link', link.props.className), children: body })}
      {badge && (
        <span className="game-card-badge">
          <Badge kind={badge.kind}>{badge.label}</Badge>
        </span>
      )}
      {favourite && (
        <button
          type="button"
          aria-pressed={favourite.isOn}
          aria-label={favourite.label}
          onClick={favourite.onToggle}
          className={classNames('game-card-heart', favourite.isOn && 'is-on')}
        >
          <Heart size={20} aria-hidden="true" />
        </button>
      )}
    </article>
  );
}

/** Facts of a card while no pointer is on it. */
function CardMeta({ host, provider, players, declared = [], facts }: GameCardProps) {
  return (
    <span className="game-card-meta">
      <span className="truncate">
        {host && <b>{host}</b>}
        {host && provider && ' · '}
        {provider}
      </span>
      {players && (
        <span className="game-card-players tabular">
          <span aria-hidden="true">{players.count}</span>
          <span className="sr-only">{players.label}</span>
        </span>
      )}
      {facts && (
        <span className="game-card-facts tabular" aria-hidden="true">
          {facts.text}
          {facts.level && <LevelBars level={facts.level} />}
        </span>
      )}
      {declared.length > 0 && <span className="game-card-spoken sr-only">{declared.join(' · ')}</span>}
    </span>
  );
}

function LevelBars({ level }: { level: 1 | 2 | 3 }) {
  return (
    <span className="game-card-level" data-level={level}>
      <i />
      <i />
      <i />
    </span>
  );
}

/** The same size while the list is on its way, so that nothing moves when it comes. */
export function GameCardSkeleton() {
  return <Skeleton className="aspect-3/4 w-full rounded-card" />;
}
