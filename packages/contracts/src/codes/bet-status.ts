import { legacyView } from './legacy-view.ts';

/**
 * The one internal status of a bet (semantics D7, D53). Half results and the void keep their own word; the screens of
 * the specification show them by the sign of the payout, with the factor beside it.
 */
export const BET_STATUSES = [
  'open',
  'won',
  'lost',
  'half-won',
  'half-lost',
  'void',
  'cashed-out',
  'partly-cashed-out',
] as const;
export type BetStatus = (typeof BET_STATUSES)[number];

/**
 * Player history (specification 3, section 4): 0 not calculated, 1 win, 2 lost, 3 canceled, 4 lost, 5 sold out.
 * 2 is emitted and 4 accepted; a partly sold bet stays 0 with its sold part shown.
 */
export const playerBetView = legacyView<BetStatus, 0 | 1 | 2 | 3 | 5>(
  {
    open: 0,
    'partly-cashed-out': 0,
    won: 1,
    'half-won': 1,
    lost: 2,
    'half-lost': 2,
    void: 3,
    'cashed-out': 5,
  },
  [[4, 2]],
);

/**
 * Admin search (specification 3, section 4): 1, -1 and 3 not calculated, 4 lost, 34 win, 322 canceled, 16384 and 17410
 * sold. 1 and 16384 are emitted, the others accepted on filters.
 */
export const adminBetView = legacyView<BetStatus, 1 | 4 | 34 | 322 | 16384>(
  {
    open: 1,
    'partly-cashed-out': 1,
    won: 34,
    'half-won': 34,
    lost: 4,
    'half-lost': 4,
    void: 322,
    'cashed-out': 16384,
  },
  [
    [-1, 1],
    [3, 1],
    [17410, 16384],
  ],
);
