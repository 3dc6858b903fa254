/** The token of a request: `authorization: Bearer …`; null without one. Never part of an address, which logs keep. */
export function bearerOf({
  headers,
}: {
  readonly headers: { readonly authorization?: string | undefined };
}): string | null {
  return /^Bearer ([A-Za-z0-9_-]{1,128})$/.exec(headers.authorization ?? '')?.[1] ?? null;
}
