import type { TableOutcome } from '@ordago/contracts/play';
import { formatAmount } from '@ordago/kernel';
import type { Plain, PlayAddress, PlaySession, Shape } from './play-api.ts';
import { type Chips, useChips } from './use-chips.ts';
import { type Rounds, useRounds } from './use-rounds.ts';

export interface Table<Outcome extends TableOutcome> {
  readonly chips: Chips;
  readonly rounds: Rounds<Outcome>;
  /** The newest result; null while a round is played. */
  readonly outcome: Outcome | null;
  /** Places that the newest result paid at least their stake. */
  readonly paid: ReadonlySet<string>;
  play(): Promise<void>;
  /** Takes the chips and the last result off the table: something else is chosen. */
  clear(): void;
}

/**
 * A table with places: chips lie on them, one result of the given shape decides them all. `variant` names what else is
 * chosen (a race, a fixture); `show` lets the player see how the result came, and `hide` takes that off before the next one.
 */
export function useTable<Outcome extends TableOutcome>(
  { address, session }: { address: PlayAddress; session: PlaySession },
  shape: Shape<Outcome>,
  options: {
    readonly variant?: Readonly<Record<string, Plain>>;
    readonly show?: (outcome: Outcome) => Promise<void>;
    readonly hide?: () => void;
    /** Time that the board needs to show a result, in ms. (Default: 0) */
    readonly showMs?: number;
  } = {},
): Table<Outcome> {
  const chips = useChips(session);
  const rounds = useRounds(address, session, shape, { showMs: options.showMs ?? 0 });
  const outcome = rounds.isBusy ? null : (rounds.last?.outcome ?? null);
  const paid = new Set(
    outcome?.bets.filter(({ stake, payout }) => Number(payout) >= Number(stake)).map(({ place }) => place),
  );
  return {
    chips,
    rounds,
    outcome,
    paid,
    play: async () => {
      const { variant, show, hide } = options;
      chips.keep();
      const choice = { ...variant, bets: chips.bets() };
      await rounds.play(formatAmount(chips.total), { choice, begin: hide, show });
    },
    clear: () => {
      options.hide?.();
      chips.clear();
    },
  };
}
