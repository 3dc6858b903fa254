import {
  Banknote,
  BellRing,
  BookOpenCheck,
  Gamepad2,
  Inbox,
  type LucideIcon,
  RadioTower,
  ScrollText,
  SlidersHorizontal,
  Ticket,
  Users,
  WalletCards,
} from 'lucide-react';
import { PATHS } from '../../shared/paths.ts';

/** Queues whose length the navigation shows. */
export type QueueName = 'withdrawals' | 'deposits' | 'parked-wins' | 'parked-events' | 'notices';

export interface NavEntry {
  readonly to: (typeof PATHS)[keyof typeof PATHS];
  readonly label:
    | 'nav.players'
    | 'withdrawals.title'
    | 'nav.deposits'
    | 'nav.transfers'
    | 'nav.bets'
    | 'nav.betting'
    | 'nav.casino'
    | 'nav.feed'
    | 'nav.books'
    | 'nav.notices'
    | 'nav.events';
  readonly icon: LucideIcon;
  /** Least level that may open it (reliability 3.2); the server judges again. */
  readonly levelMin: number;
  readonly queue: QueueName | null;
}

/** The navigation in its order. */
export const NAV_SECTIONS: ReadonlyArray<{
  readonly title: 'nav.people' | 'nav.money' | 'nav.game' | 'nav.operator';
  readonly entries: readonly NavEntry[];
}> = [
  {
    title: 'nav.people',
    entries: [{ to: PATHS.players, label: 'nav.players', icon: Users, levelMin: 1, queue: null }],
  },
  {
    title: 'nav.money',
    entries: [
      { to: PATHS.withdrawals, label: 'withdrawals.title', icon: Banknote, levelMin: 1, queue: 'withdrawals' },
      { to: PATHS.deposits, label: 'nav.deposits', icon: WalletCards, levelMin: 2, queue: 'deposits' },
      { to: PATHS.transfers, label: 'nav.transfers', icon: ScrollText, levelMin: 1, queue: null },
    ],
  },
  {
    title: 'nav.game',
    entries: [
      { to: PATHS.bets, label: 'nav.bets', icon: Ticket, levelMin: 1, queue: null },
      { to: PATHS.betting, label: 'nav.betting', icon: SlidersHorizontal, levelMin: 3, queue: null },
      { to: PATHS.feed, label: 'nav.feed', icon: RadioTower, levelMin: 2, queue: null },
      { to: PATHS.casino, label: 'nav.casino', icon: Gamepad2, levelMin: 3, queue: 'parked-wins' },
    ],
  },
  {
    title: 'nav.operator',
    entries: [
      { to: PATHS.notices, label: 'nav.notices', icon: Inbox, levelMin: 3, queue: 'notices' },
      { to: PATHS.books, label: 'nav.books', icon: BookOpenCheck, levelMin: 3, queue: null },
      { to: PATHS.events, label: 'nav.events', icon: BellRing, levelMin: 3, queue: 'parked-events' },
    ],
  },
];
