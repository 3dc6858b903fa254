import { parseForm, readJson, type SignedBytes, writeJson } from '@ordago/provider-protocols';
import type {
  CallbackMessage,
  CallbackReply,
  WalletCommand,
  WalletDialect,
  WalletDone,
  WalletRefused,
} from '../../modules/casino/shared/ports/wallet-dialect.ts';

/** Schema of a call: the part of a zod schema that is used. */
interface CallSchema<Data> {
  safeParse(value: unknown): { success: true; data: Data } | { success: false };
}

/** One kind of call: its fields as a command; a name of the error catalogue where its own rules refuse it, null for another shape. */
export type SpokenCall = (fields: unknown) => WalletCommand | string | null;

/** Joins the shape of a call with its meaning as one of our commands. */
export function spoken<Data>(schema: CallSchema<Data>, meaning: (data: Data) => WalletCommand | string): SpokenCall {
  return (fields) => {
    const read = schema.safeParse(fields);
    return read.success ? meaning(read.data) : null;
  };
}

/** Translates a verified call: a command, or the name of its refusal. */
export function meaningOf(
  calls: Readonly<Record<string, SpokenCall>>,
  { call, fields }: OpenedCall,
): WalletCommand | string {
  if (!Object.hasOwn(calls, call)) return 'malformed-input';
  return calls[call]?.(fields) ?? 'validation-failed';
}

/** A call as it was opened: which kind it is, and its fields. */
export interface OpenedCall {
  readonly call: string;
  readonly fields: unknown;
  /** Id that the answer has to echo, where the wire has one. */
  readonly id?: unknown;
}

/** Opens a JSON call that its path names. */
export function jsonByPath({ action, body }: CallbackMessage): OpenedCall | null {
  const fields = readJson(body);
  return fields === undefined ? null : { call: action ?? '', fields };
}

/** Opens a form-encoded call that its path names. */
export function formByPath({ action, body }: CallbackMessage): OpenedCall | null {
  const fields = parseForm(body);
  return fields === null ? null : { call: action ?? '', fields };
}

/** Request and answer formats of a provider whose calls are signed over their bytes. */
export interface Speech {
  readonly proof: SignedBytes;
  readonly secret: string;
  /** False for providers with one address, who sign an empty path. */
  readonly signsPath: boolean;
  /** Opens the bytes of a genuine call; null when they cannot be read. */
  open(message: CallbackMessage): OpenedCall | null;
  readonly calls: Readonly<Record<string, SpokenCall>>;
  accept(done: WalletDone, opened: OpenedCall): object;
  /** `opened` is null while the bytes are unproved or unreadable. */
  refuse(name: string, opened: OpenedCall | null, refused: WalletRefused | null): object;
}

/** A dialect of signed JSON or form calls, answered with JSON and HTTP 200: verify first, parse second. */
export function signedDialect(speech: Speech): WalletDialect {
  const { proof, secret, calls } = speech;
  const no = (name: string, opened: OpenedCall | null = null) => jsonReply(speech.refuse(name, opened, null));
  return {
    read: (message) => {
      const { action, headers, body, now } = message;
      const path = speech.signsPath ? (action ?? '') : '';
      if (!proof.isSigned(body, headers, { secret, path, now })) return no('signature-invalid');
      const opened = speech.open(message);
      if (opened === null) return no('malformed-input');
      const command = meaningOf(calls, opened);
      if (typeof command === 'string') return no(command, opened);
      const answer = (outcome: WalletDone | WalletRefused) =>
        jsonReply(outcome.ok ? speech.accept(outcome, opened) : speech.refuse(outcome.name, opened, outcome));
      return { command, nonce: null, answer };
    },
  };
}

/** An answer in JSON with HTTP 200, whatever it contains. */
export function jsonReply(body: object): CallbackReply {
  return { http: 200, contentType: 'application/json; charset=utf-8', body: writeJson(body) };
}
