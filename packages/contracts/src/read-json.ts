/** Deepest nesting of a body we read. */
export const JSON_DEPTH_MAX = 10;

/** Thrown for a body that is no JSON we accept; the edge answers `malformed-input`. */
export class MalformedJson extends Error {
  override readonly name = 'MalformedJson';
}

/**
 * Reads JSON in one pass and hands every number to `numberOf` as the text it was written in: what `JSON.parse` cannot do,
 * since a double loses digits (decision 0001). Throws `MalformedJson` for what is no JSON, for a key that occurs twice
 * in one object, for the keys `__proto__` and `constructor`, and for more than ten levels.
 */
export function readJson(text: string, numberOf: (digits: string) => unknown): unknown {
  return new Reader(text, numberOf).document();
}

const SPACE = 0x20;
const LINE_FEED = 0x0a;
const RETURN = 0x0d;
const TAB = 0x09;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;

const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const WORDS = [
  ['true', true],
  ['false', false],
  ['null', null],
] as const;

class Reader {
  readonly #text: string;
  readonly #numberOf: (digits: string) => unknown;
  #at = 0;

  constructor(text: string, numberOf: (digits: string) => unknown) {
    this.#text = text;
    this.#numberOf = numberOf;
  }

  document(): unknown {
    const value = this.#value(0);
    this.#skipSpace();
    if (this.#at < this.#text.length) throw new MalformedJson('text after the end');
    return value;
  }

  #value(depth: number): unknown {
    switch (this.#skipSpace()) {
      case QUOTE:
        return this.#string();
      case OPEN_BRACE:
        return this.#object(depth);
      case OPEN_BRACKET:
        return this.#array(depth);
      default:
        return this.#numberOrWord();
    }
  }

  #object(depth: number): unknown {
    if (depth >= JSON_DEPTH_MAX) throw new MalformedJson('nested too deeply');
    const object: Record<string, unknown> = {};
    this.#at += 1;
    if (this.#takes(CLOSE_BRACE)) return object;
    do {
      if (this.#skipSpace() !== QUOTE) throw new MalformedJson('key expected');
      const key = this.#string();
      if (key === '__proto__' || key === 'constructor') throw new MalformedJson('prototype key');
      if (Object.hasOwn(object, key)) throw new MalformedJson('duplicate key');
      if (!this.#takes(COLON)) throw new MalformedJson('colon expected');
      object[key] = this.#value(depth + 1);
    } while (this.#takes(COMMA));
    if (!this.#takes(CLOSE_BRACE)) throw new MalformedJson('end of object expected');
    return object;
  }

  #array(depth: number): unknown {
    if (depth >= JSON_DEPTH_MAX) throw new MalformedJson('nested too deeply');
    const array: unknown[] = [];
    this.#at += 1;
    if (this.#takes(CLOSE_BRACKET)) return array;
    do array.push(this.#value(depth + 1));
    while (this.#takes(COMMA));
    if (!this.#takes(CLOSE_BRACKET)) throw new MalformedJson('end of array expected');
    return array;
  }

  /** Finds the closing quote; `JSON.parse` reads what has escapes in it. */
  #string(): string {
    const start = this.#at + 1;
    let end = start;
    let isPlain = true;
    for (let code = this.#text.charCodeAt(end); code !== QUOTE; code = this.#text.charCodeAt(end)) {
      // Past the end of the text the code is NaN, which is not above either.
      if (!(code >= SPACE)) throw new MalformedJson('end of text or control character in a string');
      if (code === BACKSLASH) isPlain = false;
      end += code === BACKSLASH ? 2 : 1;
    }
    this.#at = end + 1;
    return isPlain ? this.#text.slice(start, end) : unescaped(this.#text.slice(start - 1, end + 1));
  }

  #numberOrWord(): unknown {
    const start = this.#at;
    NUMBER.lastIndex = start;
    if (NUMBER.test(this.#text)) {
      this.#at = NUMBER.lastIndex;
      return this.#numberOf(this.#text.slice(start, this.#at));
    }
    for (const [word, value] of WORDS) {
      if (!this.#text.startsWith(word, this.#at)) continue;
      this.#at += word.length;
      return value;
    }
    throw new MalformedJson('value expected');
  }

  /** Goes past the next character when it is this one. */
  #takes(code: number): boolean {
    if (this.#skipSpace() !== code) return false;
    this.#at += 1;
    return true;
  }

  /** The code of the next character that is no white space; NaN at the end. */
  #skipSpace(): number {
    let code = this.#text.charCodeAt(this.#at);
    while (code === SPACE || code === LINE_FEED || code === RETURN || code === TAB) {
      this.#at += 1;
      code = this.#text.charCodeAt(this.#at);
    }
    return code;
  }
}

function unescaped(token: string): string {
  try {
    return JSON.parse(token) as string;
  } catch (cause) {
    throw new MalformedJson('bad escape', { cause });
  }
}
