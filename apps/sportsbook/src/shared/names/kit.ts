import { CLUB_KITS, type Kit, type KitPattern } from '../data/club-kits.ts';

/* Shirts have colours of their own; they are pictures, not interface. */
const COLOURS = [
  '#c8102e',
  '#1d4fa8',
  '#f4f1e8',
  '#0d7a4a',
  '#f2c230',
  '#14213d',
  '#7a1f3d',
  '#6cabdd',
  '#1b1b1f',
  '#e8702a',
];
const PATTERNS: readonly KitPattern[] = ['solid', 'stripes', 'halves', 'hoop', 'sash', 'sleeves', 'trim'];
const SECOND_KIT: Kit = { pattern: 'trim', first: '#f4f1e8', second: '#14213d' };
const DARK_SECOND_KIT: Kit = { pattern: 'trim', first: '#14213d', second: '#f4f1e8' };

/**
 * The shirt of a team: the known colours of a club, else one drawn from its name, the same every time. A visitor whose
 * shirt resembles the home side's wears its second one.
 */
export function kitOf(team: string, against?: string): Kit {
  const own = firstKit(team);
  if (against === undefined || firstKit(against).first !== own.first) return own;
  return firstKit(against).first === SECOND_KIT.first ? DARK_SECOND_KIT : SECOND_KIT;
}

function firstKit(team: string): Kit {
  return CLUB_KITS[keyOf(team)] ?? drawnKit(team);
}

/** Additions of clubs to their names: legal forms and years. */
const NOISE = new Set([
  'fc',
  'cf',
  'afc',
  'sc',
  'ac',
  'ud',
  'cd',
  'sv',
  'fsv',
  'vfl',
  'vfb',
  'bsc',
  '1',
  '04',
  '05',
  '07',
  '96',
  '1899',
]);

function keyOf(team: string): string {
  const folded = team.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return (folded.match(/[a-z0-9]+/g) ?? []).filter((word) => !NOISE.has(word)).join(' ');
}

function drawnKit(team: string): Kit {
  const hash = hashOf(team);
  const first = COLOURS[hash % COLOURS.length] ?? SECOND_KIT.first;
  const rest = COLOURS.filter((colour) => colour !== first);
  return {
    pattern: PATTERNS[(hash >>> 8) % PATTERNS.length] ?? 'solid',
    first,
    second: rest[(hash >>> 16) % rest.length] ?? SECOND_KIT.second,
  };
}

/** FNV-1a, 32 bits: spreads short names well. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1)
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193) >>> 0;
  return hash;
}
