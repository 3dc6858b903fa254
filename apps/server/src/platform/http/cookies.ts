import { parseCookie, stringifySetCookie } from 'cookie';

/** The cookies of a request, by name. */
export type Cookies = Readonly<Record<string, string | undefined>>;

/** How the cookies of an origin are kept from scripts and from other sites. */
export interface CookieGuard {
  readonly secure: boolean;
  readonly sameSite: 'strict' | 'lax';
}

const NONE: Cookies = Object.freeze({});

/** Reads a `Cookie` header; the first of two cookies of one name counts. */
export function readCookies(header: string | undefined): Cookies {
  return header === undefined ? NONE : parseCookie(header);
}

/** The `Set-Cookie` of a cookie for the whole origin, out of reach of scripts. A life of 0 seconds removes it. */
export function cookieLine(
  guard: CookieGuard,
  { name, value, maxAgeSeconds }: { name: string; value: string; maxAgeSeconds: number },
): string {
  const expires = maxAgeSeconds === 0 ? { expires: new Date(0) } : {};
  return stringifySetCookie({ name, value, path: '/', httpOnly: true, maxAge: maxAgeSeconds, ...guard, ...expires });
}
