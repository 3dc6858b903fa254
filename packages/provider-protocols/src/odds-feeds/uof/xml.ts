import sax, { type SAXOptions, type SAXParser, type Tag } from 'sax';

/** An element with its attributes and the elements within it. Text between elements has no meaning on this wire. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
}

/** Reason why a document was not read. */
export class XmlFault extends Error {
  override readonly name = 'XmlFault';
}

export interface XmlBounds {
  /** Largest document in bytes. (Default: 1 MiB) */
  readonly bytesMax?: number;
  /** Deepest nesting. (Default: 12) */
  readonly depthMax?: number;
  /** Most elements. (Default: 40,000) */
  readonly elementsMax?: number;
}

const BOUNDS: Required<XmlBounds> = { bytesMax: 1024 * 1024, depthMax: 12, elementsMax: 40_000 };
/** Most attributes of an element, and longest value of one in characters. */
const ATTRIBUTES_MAX = 64;
const VALUE_MAX = 4_000;

/** Only the five entities of XML itself; the published types do not name the option. */
const OPTIONS: SAXOptions & { strictEntities: true } = { strictEntities: true, trim: true };

interface Open extends XmlElement {
  readonly children: XmlElement[];
}

/**
 * Reads one XML document within bounds. A document type is refused before anything in it is looked at, and no entities
 * but the five of XML itself are known, so that nothing can be defined, expanded or fetched.
 *
 * @throws XmlFault stating what is wrong; nothing else
 */
export function readXml(bytes: Buffer, bounds: XmlBounds = {}): XmlElement {
  const { bytesMax, depthMax, elementsMax } = { ...BOUNDS, ...bounds };
  if (bytes.length > bytesMax) throw new XmlFault(`${bytes.length} bytes, at most ${bytesMax} are read`);
  const parser = sax.parser(true, OPTIONS);
  const open: Open[] = [];
  let root: XmlElement | null = null;
  let elements = 0;
  refuseDefinitions(parser);
  parser.onopentag = (tag) => {
    elements += 1;
    if (elements > elementsMax) throw new XmlFault(`more than ${elementsMax} elements`);
    if (open.length >= depthMax) throw new XmlFault(`nested deeper than ${depthMax}`);
    if (open.length === 0 && root !== null) throw new XmlFault('a second root');
    const element: Open = { name: tag.name, attributes: attributesOf(tag as Tag), children: [] };
    root ??= element;
    open.at(-1)?.children.push(element);
    open.push(element);
  };
  parser.onclosetag = () => void open.pop();
  read(parser, textOf(bytes));
  if (root === null) throw new XmlFault('no element');
  return root;
}

function refuseDefinitions(parser: SAXParser): void {
  parser.onerror = (error) => {
    throw new XmlFault((error.message.split('\n')[0] ?? 'not well-formed').slice(0, 200));
  };
  parser.ondoctype = () => {
    throw new XmlFault('a document type is refused');
  };
  parser.onsgmldeclaration = () => {
    throw new XmlFault('a declaration is refused');
  };
  parser.onprocessinginstruction = ({ name }) => {
    if (name !== 'xml') throw new XmlFault('a processing instruction is refused');
  };
}

/** Exceptions of the parser are faults of the document too. */
function read(parser: SAXParser, text: string): void {
  try {
    parser.write(text).close();
  } catch (error) {
    if (error instanceof XmlFault) throw error;
    throw new XmlFault(error instanceof Error ? error.message.slice(0, 200) : 'not well-formed');
  }
}

/** A document type is looked for in the text as well: the parser reads one to its end before it reports it. */
function textOf(bytes: Buffer): string {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new XmlFault('not UTF-8');
  }
  if (/<!(?:doctype|entity|element|attlist|notation)/i.test(text)) throw new XmlFault('a document type is refused');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML does not allow.
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/.test(text)) throw new XmlFault('a control character');
  return text;
}

function attributesOf({ name, attributes }: Tag): Record<string, string> {
  const entries = Object.entries(attributes);
  if (entries.length > ATTRIBUTES_MAX) throw new XmlFault(`${name} has more than ${ATTRIBUTES_MAX} attributes`);
  for (const [key, value] of entries) {
    if (value.length > VALUE_MAX) throw new XmlFault(`${name}.${key.slice(0, 40)} is longer than ${VALUE_MAX}`);
  }
  return Object.assign(Object.create(null), attributes);
}

/** Writes a document; what it writes `readXml` reads back. Attributes without a value are left out. */
export function writeXml(element: XmlInput): string {
  return `<?xml version="1.0" encoding="UTF-8"?>${writeElement(element)}`;
}

/** An element as it is put together. */
export type XmlInput = readonly [
  name: string,
  attributes?: Readonly<Record<string, string | number | null | undefined>>,
  children?: readonly XmlInput[],
];

function writeElement([name, attributes = {}, children = []]: XmlInput): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([key, value]) => ` ${key}="${escaped(String(value))}"`)
    .join('');
  if (children.length === 0) return `<${name}${written}/>`;
  return `<${name}${written}>${children.map(writeElement).join('')}</${name}>`;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\t': '&#9;',
  '\r': '&#13;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"\n\t\r]/g, (character) => ESCAPES[character] ?? character);
}
