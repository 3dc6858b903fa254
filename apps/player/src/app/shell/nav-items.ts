import type { SuitName } from '@ordago/ui';
import {
  ArrowLeft,
  Cherry,
  Club,
  Heart,
  History,
  House,
  Joystick,
  type LucideIcon,
  MonitorSmartphone,
  Radio,
  ReceiptText,
  Rocket,
  Trophy,
  UserRound,
  WalletCards,
} from 'lucide-react';
import type { Blocks } from '../../shared/blocks.ts';
import { isUnder, PATHS } from '../../shared/paths.ts';

/** Words of the menu: keys of `common`. */
type NavWord =
  | 'nav.home'
  | 'nav.betting'
  | 'nav.sport'
  | 'nav.liveSport'
  | 'nav.casino'
  | 'nav.favourites'
  | 'nav.slots'
  | 'nav.liveCasino'
  | 'nav.virtual'
  | 'nav.crash'
  | 'nav.backToHome'
  | 'nav.profile'
  | 'nav.editAccount'
  | 'nav.betHistory'
  | 'nav.transactions'
  | 'nav.gameHistory'
  | 'nav.sessions';

/** The part of an address's search that decides which item is the current one. */
export interface NavSearch {
  readonly ct?: 'slots' | 'live' | 'virtual' | undefined;
  readonly sC?: 'crash' | undefined;
}

export interface NavItem {
  readonly word: NavWord;
  readonly icon: LucideIcon;
  readonly to: Exclude<(typeof PATHS)[keyof typeof PATHS], `${string}$${string}`>;
  readonly search?: NavSearch;
  /** Part of the operator whose closing hides the item. */
  readonly part?: Blocks['parts'][number];
  /** (Default: false) */
  readonly isForPlayers?: boolean;
}

export interface NavBlock {
  readonly key: string;
  readonly title?: NavWord;
  readonly suit?: SuitName;
  readonly items: readonly NavItem[];
}

const MAIN: readonly NavBlock[] = [
  { key: 'home', items: [{ word: 'nav.home', icon: House, to: PATHS.home }] },
  {
    key: 'sport',
    title: 'nav.betting',
    suit: 'espadas',
    items: [
      { word: 'nav.sport', icon: Trophy, to: PATHS.sport, part: 'sport' },
      { word: 'nav.liveSport', icon: Radio, to: PATHS.sportLive, part: 'sport' },
    ],
  },
  {
    key: 'casino',
    title: 'nav.casino',
    suit: 'oros',
    items: [
      { word: 'nav.favourites', icon: Heart, to: PATHS.favorites, isForPlayers: true },
      { word: 'nav.slots', icon: Cherry, to: PATHS.home, search: { ct: 'slots' }, part: 'slots' },
      { word: 'nav.liveCasino', icon: Club, to: PATHS.home, search: { ct: 'live' }, part: 'live' },
      { word: 'nav.virtual', icon: Joystick, to: PATHS.home, search: { ct: 'virtual' }, part: 'virtual' },
      { word: 'nav.crash', icon: Rocket, to: PATHS.home, search: { sC: 'crash' }, part: 'crash' },
    ],
  },
];

const PROFILE: readonly NavBlock[] = [
  { key: 'back', items: [{ word: 'nav.backToHome', icon: ArrowLeft, to: PATHS.home }] },
  {
    key: 'profile',
    title: 'nav.profile',
    items: [
      { word: 'nav.editAccount', icon: UserRound, to: PATHS.changePassword },
      { word: 'nav.betHistory', icon: ReceiptText, to: PATHS.betHistory, part: 'sport' },
      { word: 'nav.transactions', icon: WalletCards, to: PATHS.transactions },
      { word: 'nav.gameHistory', icon: History, to: PATHS.casinoHistory },
      { word: 'nav.sessions', icon: MonitorSmartphone, to: PATHS.sessions },
    ],
  },
];

export interface NavReader {
  readonly isSignedIn: boolean;
  readonly isProfile: boolean;
  readonly blocks: Blocks;
}

/**
 * The blocks of the menu for a reader: what is blocked is left out, and a block with nothing left disappears
 * (specification 1, section 2). The account replaces the casino inside the personal area.
 */
export function navBlocksFor({ isSignedIn, isProfile, blocks }: NavReader): NavBlock[] {
  const isOpen = ({ part, isForPlayers = false }: NavItem) =>
    (isSignedIn || !isForPlayers) && (part === undefined || !blocks.parts.includes(part));
  return (isProfile ? PROFILE : MAIN)
    .map((block) => ({ ...block, items: block.items.filter(isOpen) }))
    .filter(({ items }) => items.length > 0);
}

/** Returns true if an item is the current place: the same path, and the same part of the casino. */
export function isCurrentItem(item: NavItem, at: { pathname: string; search: Readonly<Record<string, unknown>> }) {
  if (item.to === PATHS.sportLive) return isUnder(PATHS.sportLive, at.pathname);
  if (item.to === PATHS.sport) return isUnder(PATHS.sport, at.pathname) && !isUnder(PATHS.sportLive, at.pathname);
  if (item.to !== at.pathname) return false;
  return at.pathname !== PATHS.home || (item.search?.ct === at.search.ct && item.search?.sC === at.search.sC);
}
