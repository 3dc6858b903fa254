import { formatAmount } from '@ordago/kernel';
import type {
  DomainEvent,
  EventName,
  EventOf,
  EventSource,
  Queryable,
} from '../../../platform/events/event-handler.ts';
import { type OpRecord, walletsOf } from '../domain/op-record.ts';
import { findDebtWallets, findOps } from '../repository/op-feed.repository.ts';

/** How commands of some kinds become domain events: the op already says what happened, and nothing is written twice. */
export interface OpMapping {
  /** (Default: every kind) */
  readonly kinds?: readonly string[];
  readonly events: readonly EventName[];
  /** Events of commands, those of one in the order in which they are handled. Reads rows that no longer change. */
  toEvents(ops: readonly OpRecord[], db: Queryable): Promise<readonly DomainEvent[]>;
}

/** The event of a command. `part` is set once all events of its position are known. */
export function eventOfOp<Name extends EventName>(
  op: OpRecord,
  name: Name,
  payload: EventOf<Name>['payload'],
  player: string | null = op.player,
): DomainEvent {
  return { name, version: 1, position: op.position, part: 0, player, at: op.at, payload } as DomainEvent;
}

/** Reads domain events off the commands of the ledger. */
export function createOpSource(mappings: readonly OpMapping[]): EventSource {
  return {
    read: async (db, range, wanted) => {
      const { ops, through } = await findOps(db, range);
      const events: DomainEvent[] = [];
      for (const mapping of mappings) {
        if (!mapping.events.some((name) => wanted.has(name))) continue;
        const own = ops.filter(({ kind }) => mapping.kinds?.includes(kind) ?? true);
        if (own.length > 0) events.push(...(await mapping.toEvents(own, db)));
      }
      return { events: numbered(events.filter(({ name }) => wanted.has(name))), through };
    },
  };
}

function numbered(events: readonly DomainEvent[]): DomainEvent[] {
  const parts = new Map<string, number>();
  return events.map((event) => {
    const part = parts.get(event.position) ?? 0;
    parts.set(event.position, part + 1);
    return { ...event, part };
  });
}

/** Commands that move money of wallets. */
const mapBalances: OpMapping = {
  events: ['balance-changed'],
  toEvents: async (ops) =>
    ops.flatMap((op) => {
      const wallets = walletsOf(op.moves);
      return wallets.length === 0 ? [] : [eventOfOp(op, 'balance-changed', { wallets })];
    }),
};

/** Codes of the movements of a debt wallet: booked, collected, forgiven. */
const DEBT_CODES: readonly string[] = ['1506', '1507', '1535'];
const CAUSES: Readonly<Record<string, 'collected' | 'forgiven'>> = {
  'ledger.collect-debt': 'collected',
  'ledger.forgive-debt': 'forgiven',
};

const mapDebts: OpMapping = {
  events: ['debt-changed'],
  toEvents: async (ops, db) => {
    const moving = ops.filter(({ moves }) => moves.some(({ code }) => DEBT_CODES.includes(code)));
    if (moving.length === 0) return [];
    const debts = await findDebtWallets(db, walletsOf(moving.flatMap(({ moves }) => moves)));
    return moving.flatMap((op) =>
      walletsOf(op.moves).flatMap((id) => {
        const wallet = debts.get(id);
        const change = changeOf(op, id);
        if (!wallet || change === 0n) return [];
        const { currency, player } = wallet;
        const cause = CAUSES[op.kind] ?? 'taken-back';
        return [eventOfOp(op, 'debt-changed', { change: formatAmount(change), currency, cause }, player)];
      }),
    );
  },
};

function changeOf({ moves }: OpRecord, wallet: string): bigint {
  return moves.reduce((sum, { from, to, units }) => {
    if (to === wallet) return sum + BigInt(units);
    return from === wallet ? sum - BigInt(units) : sum;
  }, 0n);
}

/** Events of commands by the ledger itself. */
export const ledgerOpEvents: readonly OpMapping[] = [mapBalances, mapDebts];
