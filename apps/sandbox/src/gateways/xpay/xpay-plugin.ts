import { type Html, html } from '../../console/html.ts';
import type { Language, Plugin } from '../../plugin.ts';
import { serveXpayApi } from './api.ts';
import { type PspPayment, XpayBooks } from './books.ts';
import { presentPayment, serveXpayControl } from './control.ts';
import type { XpayOptions } from './options.ts';
import { serveXpayPages } from './page.ts';
import { XPAY_TABLES } from './tables.ts';
import { XpayWebhooks } from './webhooks.ts';

export interface XpayPlugin extends Plugin {
  /** Ends what nobody paid in time and sends the webhooks that are due; answers the HTTP statuses that came back. */
  deliverDue(): Promise<number[]>;
}

/** The xpay gateway: its API for merchants, its hosted page, its control calls and its webhooks, on books of its own. */
export function createXpayPlugin(options: XpayOptions): XpayPlugin {
  const books = new XpayBooks(options.pool);
  const webhooks = new XpayWebhooks(options);
  const deliverDue = async () => {
    await books.expire(options.clock.now());
    return webhooks.deliverDue();
  };
  const rounds = keepGoing(deliverDue, options);
  return {
    name: 'xpay',
    schema: XPAY_TABLES,
    routes: (app) => {
      serveXpayApi(app, books, options);
      serveXpayPages(app, { books, webhooks, options });
      serveXpayControl(app, { books, webhooks, options });
    },
    panels: [
      {
        id: 'payments',
        title: { es: 'Pagos', en: 'Payments', pt: 'Pagamentos' },
        render: async (language) => renderPayments(language, await books.list(50)),
      },
    ],
    ...rounds,
    deliverDue,
  };
}

/** Runs one round after the other until it is stopped. */
function keepGoing(
  deliverDue: () => Promise<number[]>,
  { tickMs = 1_000, note }: XpayOptions,
): Required<Pick<Plugin, 'start' | 'stop'>> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<unknown> = Promise.resolve();
  const next = () => {
    timer = setTimeout(() => {
      round = deliverDue()
        .catch((error: unknown) => note('webhooks of xpay could not be sent; they stay due', { error: String(error) }))
        .finally(() => {
          if (!isStopped) next();
        });
    }, tickMs);
  };
  return {
    start: next,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await round;
    },
  };
}

const WORDS = {
  es: {
    none: 'Todavía no hay pagos.',
    deposit: 'Depósito',
    withdrawal: 'Retiro',
    approve: 'Aprobar',
    decline: 'Rechazar',
    refund: 'Devolver',
    replay: 'Reenviar aviso',
  },
  en: {
    none: 'No payments yet.',
    deposit: 'Deposit',
    withdrawal: 'Withdrawal',
    approve: 'Approve',
    decline: 'Decline',
    refund: 'Refund',
    replay: 'Send again',
  },
  pt: {
    none: 'Ainda não há pagamentos.',
    deposit: 'Depósito',
    withdrawal: 'Levantamento',
    approve: 'Aprovar',
    decline: 'Recusar',
    refund: 'Devolver',
    replay: 'Reenviar aviso',
  },
} as const;

function renderPayments(language: Language, payments: readonly PspPayment[]): Html {
  const words = WORDS[language];
  if (payments.length === 0) return html`<p class="quiet">${words.none}</p>`;
  return html`<table><tbody>${payments.map((payment) => renderPayment(language, payment))}</tbody></table>`;
}

function renderPayment(language: Language, payment: PspPayment): Html {
  const words = WORDS[language];
  const { id, direction, amount, currency, method, status, username } = presentPayment(payment);
  const actions = status === 'pending' ? (['approve', 'decline'] as const) : (['replay'] as const);
  const undo = direction === 'deposit' && status === 'paid' ? (['refund'] as const) : [];
  const buttons = [...actions, ...undo].map(
    (action) =>
      html`<form method="post" action="/console/payments/${id}/${action}"><button class="plain">${words[action]}</button></form>`,
  );
  return html`<tr><td>${words[direction]}</td><td class="figures">${amount} ${currency}</td><td>${method}</td>
    <td>${username}</td><td>${status}</td><td>${buttons}</td></tr>`;
}
