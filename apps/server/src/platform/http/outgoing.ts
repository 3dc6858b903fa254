import type { ServerResponse } from 'node:http';

/** Header lines as `node:http` takes them: name, value, name, value. */
export type HeaderLines = readonly string[];

/** The lines that every answer of an origin carries, by what it is. */
export interface SecurityLines {
  /** Of what a browser may show as a page. */
  readonly page: HeaderLines;
  /** Of what a programme reads. */
  readonly data: HeaderLines;
}

/**
 * An answer on its way out. It hands head and body to `node:http` in one go, past the framework's reply, which copies and
 * looks up header by header and costs half as much as the rest of a small call (docs/bench.md, G11).
 */
export class Outgoing {
  readonly #response: ServerResponse;
  readonly #always: SecurityLines;
  readonly #lines: (string | string[])[] = [];
  #cookies: string[] | null = null;

  constructor(response: ServerResponse, always: SecurityLines) {
    this.#response = response;
    this.#always = always;
  }

  addHeader(name: string, value: string): void {
    this.#lines.push(name, value);
  }

  addCookie(line: string): void {
    this.#cookies ??= [];
    this.#cookies.push(line);
  }

  write(http: number, contentType: string, body: string | Buffer): void {
    this.#lines.push('content-type', contentType, 'content-length', String(Buffer.byteLength(body)));
    this.#end(http, body, contentType.startsWith('text/html') ? this.#always.page : this.#always.data);
  }

  /** Answers 204. */
  writeNothing(): void {
    this.#end(204, undefined, this.#always.data);
  }

  /** The status that was written. */
  get http(): number {
    return this.#response.statusCode;
  }

  #end(http: number, body: string | Buffer | undefined, always: HeaderLines): void {
    if (this.#cookies) this.#lines.push('set-cookie', this.#cookies);
    // Of two lines of a name the later one is sent: what an answer says itself stands above what all of them say.
    this.#response.writeHead(http, [...always, ...this.#lines]);
    this.#response.end(body);
  }
}
