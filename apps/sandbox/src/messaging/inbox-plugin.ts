import { instant, toIso } from '@ordago/kernel';
import { type Html, html } from '../console/html.ts';
import { misbehave } from '../faults/misbehave.ts';
import type { Language, Plugin, SandboxParts } from '../plugin.ts';

/** A mail or an SMS that the server sent. */
export interface Message {
  readonly id: string;
  readonly channel: 'email' | 'sms';
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** One-time codes found in the text. */
  readonly codes: readonly string[];
  readonly links: readonly string[];
  readonly at: string;
}

const WORDS = {
  es: { to: 'Para', subject: 'Asunto', text: 'Mensaje', at: 'Enviado' },
  en: { to: 'To', subject: 'Subject', text: 'Message', at: 'Sent' },
  pt: { to: 'Para', subject: 'Assunto', text: 'Mensagem', at: 'Enviado' },
} as const;

/** Messages on one page of the inbox. */
const SHOWN_MAX = 100;

/**
 * Plays mail servers and SMS carriers: `POST /messaging/email` {to, subject, text} and `POST /messaging/sms` {to, text},
 * each with the sender's own `id` so that a message sent twice arrives once.
 */
export function createInboxPlugin(parts: SandboxParts): Plugin {
  return {
    name: 'inbox',
    schema: [
      {
        name: '0001-inbox',
        sql: `create table message (
          id bigint generated always as identity primary key,
          sender_id text not null unique,
          channel text not null check (channel in ('email', 'sms')),
          recipient text not null,
          subject text not null,
          body text not null,
          at timestamptz not null
        );
        create index message_of_recipient on message (lower(recipient), id desc)`,
      },
    ],
    routes: async (app) => {
      app.get('/console/inbox', async (request) => {
        const { to } = request.query as { to?: string };
        return { messages: await readInbox(parts, to || null) };
      });
      await app.register(async (carriers) => {
        misbehave(carriers, parts.faults, 'inbox');
        for (const channel of ['email', 'sms'] as const) {
          carriers.post(`/messaging/${channel}`, async (request, reply) => {
            const taken = await take(parts, channel, request.body);
            return taken
              ? reply.code(202).send({ accepted: true })
              : reply.code(400).send({ error: 'id, to and text are needed' });
          });
        }
      });
    },
    panels: [
      {
        id: 'inbox',
        title: { es: 'Buzón', en: 'Inbox', pt: 'Caixa de entrada' },
        render: async (language) => renderInbox(language, await readInbox(parts, null)),
      },
    ],
  };
}

async function take({ pool, clock }: SandboxParts, channel: Message['channel'], body: unknown): Promise<boolean> {
  const { id, to, subject = '', text } = (body ?? {}) as Record<string, unknown>;
  const texts = [id, to, subject, text];
  if (!texts.every((value): value is string => typeof value === 'string' && value.length <= 20_000)) return false;
  if (id === '' || to === '' || text === '') return false;
  await pool.query(
    `insert into message (sender_id, channel, recipient, subject, body, at) values ($1, $2, $3, $4, $5, $6)
     on conflict (sender_id) do nothing`,
    [id, channel, to, subject, text, toIso(clock.now())],
  );
  return true;
}

interface Row {
  readonly id: string;
  readonly channel: Message['channel'];
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly at: Date;
}

async function readInbox({ pool }: SandboxParts, to: string | null): Promise<Message[]> {
  const found = await pool.query<Row>(
    `select id, channel, recipient, subject, body, at from message
     where $1::text is null or lower(recipient) = lower($1) order by id desc limit $2`,
    [to, SHOWN_MAX],
  );
  return found.rows.map(({ id, channel, recipient, subject, body, at }) => ({
    id,
    channel,
    subject,
    to: recipient,
    text: body,
    codes: body.match(/\b(?:\d{6,10}|[A-Z0-9]{8,10})\b/g) ?? [],
    links: body.match(/https?:\/\/[^\s<>"]+/g) ?? [],
    at: toIso(instant(at.getTime())),
  }));
}

function renderInbox(language: Language, messages: readonly Message[]): Html {
  const words = WORDS[language];
  if (messages.length === 0) return html``;
  const rows = messages.map(
    ({ to, subject, text, at }) =>
      html`<tr><td class="figures">${at}</td><td>${to}</td><td>${subject}</td><td><pre>${text}</pre></td></tr>`,
  );
  return html`<table>
    <thead><tr><th>${words.at}</th><th>${words.to}</th><th>${words.subject}</th><th>${words.text}</th></tr></thead>
    <tbody>${rows}</tbody></table>`;
}
