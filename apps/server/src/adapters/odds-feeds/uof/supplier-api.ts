import { readLimited } from '@ordago/provider-protocols';

/** Longest time that the supplier may take over one answer, in milliseconds. */
const TIMEOUT_MS = 10_000;
const BODY_BYTES_MAX = 8 * 1024 * 1024;

/** The supplier's calls. */
export interface SupplierApi {
  /** The bytes of an answer; null where the supplier knows nothing by that path. */
  get(path: string): Promise<Buffer | null>;
  post(path: string, query: Readonly<Record<string, string>>): Promise<void>;
}

/** Calls a supplier with the token that it gave us. Answers that are too large, late or refused are thrown. */
export function askSupplier({ url, token }: { url: string; token: string }): SupplierApi {
  const call = async (method: 'GET' | 'POST', path: string) => {
    const { default: undici } = await import('undici');
    const options = { method, headers: { 'x-access-token': token }, maxRedirections: 0 };
    const answer = await undici.request(`${url}${path}`, {
      ...options,
      headersTimeout: TIMEOUT_MS,
      bodyTimeout: TIMEOUT_MS,
    });
    const bytes = await readLimited(answer.body, BODY_BYTES_MAX, path);
    return { http: answer.statusCode, bytes };
  };
  return {
    get: async (path) => {
      const { http, bytes } = await call('GET', path);
      if (http === 404) return null;
      if (http !== 200) throw new Error(`${path} answered ${http}`);
      return bytes;
    },
    post: async (path, query) => {
      const { http } = await call('POST', `${path}?${new URLSearchParams(query)}`);
      if (http < 200 || http > 299) throw new Error(`${path} answered ${http}`);
    },
  };
}
