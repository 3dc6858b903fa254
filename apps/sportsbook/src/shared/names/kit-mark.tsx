import { useId } from 'react';
import type { Kit } from '../data/club-kits.ts';
import { kitOf } from './kit.ts';
import './kit-mark.css';

const SHIELD = 'M4.5 0h9A4.5 4.5 0 0 1 18 4.5v4.7c0 5-4 7.6-9 8.8-5-1.2-9-3.8-9-8.8V4.5A4.500 4.500 0 0 1 4.500 0z';
const EDGE =
  'M4.5.5h9a4 4 0 0 1 4 4v4.700c0 4.700-3.700 7.100-8.500 8.300C4.200 16.300.5 13.900.5 9.200V4.500a4 4 0 0 1 4-4z';

/**
 * A small shield in the colours of a team, in place of a crest. `against` is the team it plays: when the two are alike,
 * the visitor wears its second kit. Decoration beside the name.
 */
export function KitMark({ team, against, size = 18 }: { team: string; against?: string; size?: number }) {
  const clip = useId();
  const kit = kitOf(team, against);
  return (
    <svg className="kit-mark" width={size} height={size} viewBox="0 0 18 18" aria-hidden="true" focusable="false">
      <clipPath id={clip}>
        <path d={SHIELD} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect width="18" height="18" fill={kit.first} />
        <Pattern kit={kit} />
      </g>
      <path className="kit-mark-edge" d={EDGE} fill="none" />
    </svg>
  );
}

function Pattern({ kit: { pattern, second } }: { kit: Kit }) {
  switch (pattern) {
    case 'stripes':
      return <path d="M3.6 0h3.600v18H3.600zM10.800 0h3.600v18h-3.600z" fill={second} />;
    case 'halves':
      return <path d="M9 0h9v18H9z" fill={second} />;
    case 'hoop':
      return <path d="M0 5.500h18v5H0z" fill={second} />;
    case 'sash':
      return <path d="M0 1.500 18 12v5L0 6.500z" fill={second} />;
    case 'sleeves':
      return <path d="M0 0h4.200v18H0zM13.800 0H18v18h-4.200z" fill={second} />;
    case 'trim':
      return <path d="M0 14.400h18V18H0z" fill={second} />;
    case 'solid':
      return null;
  }
}
