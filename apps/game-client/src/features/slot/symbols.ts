import { type MotifName, type PaletteName, renderMotif } from '@ordago/artwork/motifs';

/** Appearance of a symbol of a slot: a drawing, or a letter of the deck. */
export type SymbolStyle =
  | { readonly kind: 'motif'; readonly motif: MotifName; readonly palette: PaletteName; readonly times: number }
  | { readonly kind: 'letter'; readonly text: string; readonly tone: string };

const LETTERS: Readonly<Record<string, { text: string; tone: string }>> = {
  nine: { text: '9', tone: 'var(--letter-nine)' },
  ten: { text: '10', tone: 'var(--letter-ten)' },
  jack: { text: 'J', tone: 'var(--letter-jack)' },
  queen: { text: 'Q', tone: 'var(--letter-queen)' },
  king: { text: 'K', tone: 'var(--letter-king)' },
  ace: { text: 'A', tone: 'var(--letter-ace)' },
};

const MOTIFS: Readonly<Record<string, { motif: MotifName; palette?: PaletteName; times?: number }>> = {
  guitar: { motif: 'guitar' },
  lantern: { motif: 'sun', palette: 'cempasuchil' },
  pinata: { motif: 'maraca', palette: 'bugambilia' },
  anchor: { motif: 'anchor' },
  lighthouse: { motif: 'ship', palette: 'mar' },
  jaguar: { motif: 'tiger' },
  idol: { motif: 'mask', palette: 'jade' },
  temple: { motif: 'temple' },
  cherry: { motif: 'cherry' },
  lemon: { motif: 'lemon' },
  orange: { motif: 'orange' },
  plum: { motif: 'plum' },
  bell: { motif: 'bell' },
  seven: { motif: 'seven' },
  bar: { motif: 'bar' },
  'double-bar': { motif: 'bar', times: 2 },
  'triple-bar': { motif: 'bar', times: 3 },
  shell: { motif: 'scallop', palette: 'mar' },
  fish: { motif: 'koi', palette: 'mar' },
  turtle: { motif: 'turtle', palette: 'mar' },
  coral: { motif: 'coralTree', palette: 'mar' },
  dolphin: { motif: 'dolphin', palette: 'mar' },
  pearl: { motif: 'pearl', palette: 'mar' },
  parrot: { motif: 'parrot' },
  galleon: { motif: 'ship' },
  skull: { motif: 'skull' },
  map: { motif: 'treasureMap' },
  basto: { motif: 'basto' },
  espada: { motif: 'espada' },
  copa: { motif: 'copa' },
  oro: { motif: 'oro' },
  crown: { motif: 'crown' },
  joker: { motif: 'joker' },
  cards: { motif: 'cards' },
  grapes: { motif: 'grapes' },
  berry: { motif: 'berry' },
  melon: { motif: 'melon' },
  chili: { motif: 'chili' },
  clover: { motif: 'clover' },
  balloon: { motif: 'balloon' },
  cactus: { motif: 'cactus' },
  hat: { motif: 'hat' },
  bull: { motif: 'bull' },
  sun: { motif: 'sun' },
  horseshoe: { motif: 'shoe' },
  amethyst: { motif: 'square' },
  topaz: { motif: 'octstone' },
  emerald: { motif: 'emeraldcut' },
  ruby: { motif: 'hexstone' },
  diamond: { motif: 'brilliant' },
  gold: { motif: 'coins' },
  chest: { motif: 'chest' },
  'flaming-seven': { motif: 'seven', palette: 'cempasuchil', times: 2 },
};

/** The appearance of a symbol by its name; a name without one shows its first letter. */
export function styleOf(name: string): SymbolStyle {
  const letter = LETTERS[name];
  if (letter) return { kind: 'letter', ...letter };
  const drawn = MOTIFS[name];
  if (!drawn) return { kind: 'letter', text: name.slice(0, 1).toUpperCase(), tone: 'var(--card-ink)' };
  return { kind: 'motif', motif: drawn.motif, palette: drawn.palette ?? 'granada', times: drawn.times ?? 1 };
}

const pictures = new Map<string, string>();

/** A drawing as the address of an image, made once. */
export function pictureOf(motif: MotifName, palette: PaletteName): string {
  const name = `${motif}:${palette}`;
  const known = pictures.get(name);
  if (known !== undefined) return known;
  const address = `data:image/svg+xml,${encodeURIComponent(renderMotif(motif, { key: name, palette }))}`;
  pictures.set(name, address);
  return address;
}
