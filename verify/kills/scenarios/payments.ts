import { type DepositId, idOf, isRefusal, type PlayerId, type StaffId, type WithdrawalId } from '@ordago/kernel';
import { createAudit } from '../../../apps/server/src/modules/audit/index.ts';
import { digestOf, TRANSFER } from '../../../apps/server/src/modules/ledger/index.ts';
import type { PaymentReport } from '../../../apps/server/src/modules/payments/domain/payment.ts';
import { createDepositsRepository } from '../../../apps/server/src/modules/payments/repository/deposits.repository.ts';
import { createHistoryRepository } from '../../../apps/server/src/modules/payments/repository/history.repository.ts';
import { createOffersRepository } from '../../../apps/server/src/modules/payments/repository/offers.repository.ts';
import { createPaymentsQueueRepository } from '../../../apps/server/src/modules/payments/repository/payments-queue.repository.ts';
import { createReportsRepository } from '../../../apps/server/src/modules/payments/repository/reports.repository.ts';
import { createWithdrawalsRepository } from '../../../apps/server/src/modules/payments/repository/withdrawals.repository.ts';
import { applyDepositReport } from '../../../apps/server/src/modules/payments/use-cases/apply-deposit-report.ts';
import { applyWithdrawalReport } from '../../../apps/server/src/modules/payments/use-cases/apply-withdrawal-report.ts';
import { approveWithdrawal } from '../../../apps/server/src/modules/payments/use-cases/approve-withdrawal.ts';
import { declineWithdrawal } from '../../../apps/server/src/modules/payments/use-cases/decline-withdrawal.ts';
import { initWithdrawal } from '../../../apps/server/src/modules/payments/use-cases/init-withdrawal.ts';
import type { PaymentParts } from '../../../apps/server/src/modules/payments/use-cases/parts.ts';
import { releaseDeposit } from '../../../apps/server/src/modules/payments/use-cases/release-deposit.ts';
import { AT, MXN } from '../../../bench/harness/world.ts';
import { insist, insistOn, type Scenario, type Scene } from './scenario.ts';

const GATEWAY = 'kills';
const METHOD = 'papara';
const STAFF = idOf<StaffId>('1');
/** Amounts in ledger units: 1,000 MXN in, 300 out at a time, and all but 50 of the rest spent. */
const DEPOSIT = 100_000_000n;
const OTHER_AMOUNT = 90_000_000n;
const WITHDRAWAL = 30_000_000n;
const SPENT = 125_000_000n;
/** Telephones of these players, apart from those of the load. */
const FIRST_PHONE = 700_000_000;

/** Deposits that are held, end, are credited and are taken back; withdrawals that are paid, declined and held; a debt. */
export function createPaymentScenario(scene: Scene): Scenario {
  const parts = partsOf(scene);
  return async (name, round) => {
    const player = await openPlayer(scene, name, round);
    await takeDeposits(parts, player, name);
    await payOut(parts, player, name);
    const spent = await openDeposit(parts, player, `${name}-spent`);
    await report(parts, spent, { status: 'paid' });
    await spend(scene, player, name);
    await report(parts, spent, { status: 'refunded' });
  };
}

async function takeDeposits(parts: PaymentParts, player: PlayerId, name: string): Promise<void> {
  const held = await openDeposit(parts, player, `${name}-held`);
  await report(parts, held, { status: 'paid', units: OTHER_AMOUNT });
  await insist(() => releaseDeposit(parts, { staff: STAFF, id: idOf<DepositId>(held.reference), now: AT }));
  const ended = await openDeposit(parts, player, `${name}-ended`);
  await report(parts, ended, { status: 'declined' });
  await review(parts.deposits, idOf<DepositId>(ended.reference));
}

async function payOut(parts: PaymentParts, player: PlayerId, name: string): Promise<void> {
  const paid = await holdWithdrawal(parts, player, `${name}-paid`);
  await insist(() => approveWithdrawal(parts, { staff: STAFF, id: paid, now: AT }));
  await report(parts, withdrawal(paid), { status: 'paid' });
  const declined = await holdWithdrawal(parts, player, `${name}-declined`);
  await insist(() => declineWithdrawal(parts, { staff: STAFF, id: declined, reason: 'declined', now: AT }));
  await review(parts.withdrawals, declined);
  const blocked = await holdWithdrawal(parts, player, `${name}-blocked`);
  await insist(() => approveWithdrawal(parts, { staff: STAFF, id: blocked, now: AT }));
  await report(parts, withdrawal(blocked), { status: 'paid', units: OTHER_AMOUNT });
}

/** Part of both repositories of payments that reviews are closed by. */
interface Reviewed<Id> {
  flagForReview(id: Id, mark: { readonly cause: 'contradicted'; readonly at: typeof AT }): Promise<void>;
  closeReview(
    id: Id,
    by: { readonly staff: StaffId; readonly at: typeof AT },
    noted: () => Promise<unknown>,
  ): Promise<boolean>;
}

/** A report contradicts the end of a payment; staff close what it is marked for. */
async function review<Id>(payments: Reviewed<Id>, id: Id): Promise<void> {
  await insist(() => payments.flagForReview(id, { cause: 'contradicted', at: AT }));
  await insist(() => payments.closeReview(id, { staff: STAFF, at: AT }, async () => undefined));
}

/** A payment at the gateway, by our own number of it. */
interface Payment extends Pick<PaymentReport, 'direction' | 'reference' | 'units'> {}

function withdrawal(id: WithdrawalId): Payment {
  return { direction: 'withdrawal', reference: id, units: WITHDRAWAL };
}

async function openDeposit(parts: PaymentParts, player: PlayerId, key: string): Promise<Payment> {
  const { id } = await insist(() =>
    parts.deposits.open({
      player,
      currency: MXN,
      gateway: GATEWAY,
      method: METHOD,
      cryptoType: null,
      fullName: 'Kill Test',
      units: DEPOSIT,
      idempotencyKey: key,
      requestDigest: key,
      at: AT,
    }),
  );
  return { direction: 'deposit', reference: id, units: DEPOSIT };
}

async function holdWithdrawal(parts: PaymentParts, player: PlayerId, key: string): Promise<WithdrawalId> {
  const held = await insist(() =>
    initWithdrawal(parts, {
      player,
      units: WITHDRAWAL,
      method: METHOD,
      details: { fullName: 'Kill Test' },
      idempotencyKey: key,
      now: AT,
    }),
  );
  if (isRefusal(held)) throw new Error(`a withdrawal was refused: ${held.name}`);
  return held;
}

/** Reports a payment as the gateway does; the same report again is the same event. */
async function report(
  parts: PaymentParts,
  { direction, reference, units }: Payment,
  { status, units: reported = units }: Pick<PaymentReport, 'status'> & { readonly units?: bigint },
): Promise<void> {
  const payment = `${direction}-${reference}`;
  const incoming = {
    eventId: `${payment}:${status}`,
    source: 'webhook',
    now: AT,
    report: {
      gateway: GATEWAY,
      payment,
      reference,
      direction,
      status,
      word: status,
      units: reported,
      currency: MXN,
      reason: null,
    },
  } as const;
  const apply = direction === 'deposit' ? applyDepositReport : applyWithdrawalReport;
  const outcome = await insist(() => apply(parts, incoming));
  if (isRefusal(outcome)) throw new Error(`a report was refused: ${outcome.name}`);
}

async function spend({ ledger, books }: Scene, player: PlayerId, name: string): Promise<void> {
  const { main } = await insist(() => ledger.openPlayerWallets(player, MXN));
  await insistOn(ledger, {
    scope: 'kills.spend',
    key: name,
    digest: digestOf(name),
    kind: 'ledger.move',
    player,
    at: AT,
    moves: [{ from: main, to: books.source, units: SPENT, code: TRANSFER.staffDebit }],
  });
}

/** A player of this round, with wallets and without money. */
async function openPlayer({ pool, ledger }: Scene, name: string, round: number): Promise<PlayerId> {
  await insist(() => pool.query(NEW_PLAYER, [name, `+34${FIRST_PHONE + round}`, new Date(AT)]));
  const found = await insist(() =>
    pool.query<{ id: string }>('select id from players.player where username_key = $1', [name]),
  );
  const player = idOf<PlayerId>(found.rows[0]?.id ?? '');
  await insist(() => ledger.openPlayerWallets(player, MXN));
  return player;
}

const NEW_PLAYER = `
  insert into players.player (username, username_key, username_skeleton, email, email_key, phone, currency, birth_date,
    locale, created_at)
  values ($1, $1, $1, $1 || '@example.test', $1 || '@example.test', $2, 'MXN', '1990-01-01', 'es', $3)
  on conflict do nothing`;

function partsOf({ pool, ledger }: Scene): PaymentParts {
  const unreachable = async () => ({ outcome: 'unreachable', reason: 'no gateway here' }) as const;
  return {
    ledger,
    audit: createAudit(pool),
    clock: { now: () => AT },
    gateway: {
      name: GATEWAY,
      openDeposit: unreachable,
      sendPayout: unreachable,
      query: unreachable,
      readEvent: () => {
        throw new Error('reports come without a message here');
      },
    },
    methods: [{ name: METHOD, checkPayee: () => ({ account: 'kills' }) }],
    accounts: { payingPlayer: async () => ({ username: 'kills', currency: MXN, hasParentAgent: false }) },
    guard: { mayWithdraw: async () => null },
    deposits: createDepositsRepository(pool),
    withdrawals: createWithdrawalsRepository(pool),
    reports: createReportsRepository(pool),
    offers: createOffersRepository(pool),
    history: createHistoryRepository(pool),
    queue: createPaymentsQueueRepository(pool),
    returnUrlOf: () => 'https://player.test',
  };
}
