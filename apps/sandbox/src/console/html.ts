/** Markup that is safe to send: built by `html` alone. */
export class Html {
  constructor(readonly markup: string) {}
  toString(): string {
    return this.markup;
  }
}

type Part = Html | string | number | bigint | boolean | null | undefined | readonly Part[];

/** Builds markup; every text that is put in is escaped, lists are joined, `null` and `false` leave no trace. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const rest = parts.map((part, index) => write(part) + (strings[index + 1] ?? ''));
  return new Html((strings[0] ?? '') + rest.join(''));
}

function write(part: Part): string {
  if (part === null || part === undefined || typeof part === 'boolean') return '';
  if (part instanceof Html) return part.markup;
  if (Array.isArray(part)) return part.map(write).join('');
  return escapeText(String(part));
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeText(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
