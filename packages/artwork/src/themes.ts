import type { BackdropName } from './backdrops/index.ts';
import type { CompositionName } from './compositions/names.ts';
import type { TitleStyle } from './lettering/draw-title.ts';
import type { MotifName } from './motifs/index.ts';
import type { PaletteName } from './palettes.ts';

/** Palettes, motifs, backdrops, compositions and letters that go together. */
export interface Theme {
  /** Mood words that call for it; a theme without them goes by category. */
  readonly words: RegExp | null;
  readonly palettes: readonly PaletteName[];
  readonly motifs: readonly MotifName[];
  readonly backdrops: readonly BackdropName[];
  readonly compositions: readonly CompositionName[];
  readonly titles: readonly TitleStyle[];
}

export const THEMES = {
  fruit: {
    words: /frut|fruit|cereza|cherry|sand[ií]a|lim[oó]n|uva|naranja|ciruel|jugo|jugos|huerta|melon|berry|fresa/i,
    palettes: ['sandia', 'limon', 'menta', 'rosa', 'olivar', 'coral'],
    motifs: ['cherry', 'lemon', 'melon', 'grapes', 'orange', 'berry', 'plum'],
    backdrops: ['rays', 'halftone', 'stripes', 'azulejo'],
    compositions: ['trio', 'reels', 'rain', 'hero'],
    titles: [
      { face: 'lilita', effect: 'rim', fill: 'white', tilt: -4 },
      { face: 'lilita', effect: 'block', fill: 'fire', tilt: -3 },
      { face: 'alfa', effect: 'block', fill: 'cream' },
    ],
  },
  classic: {
    words: /siete|777|7s|cl[aá]sic|bar\b|campana|tr[eé]bol|suerte|herradura|rey|reina|corona|lucky|hot/i,
    palettes: ['granada', 'obsidiana', 'azulejo', 'vino', 'jade'],
    motifs: ['seven', 'bell', 'bar', 'clover', 'shoe', 'crown'],
    backdrops: ['curtain', 'rays', 'deco', 'halftone'],
    compositions: ['hero', 'reels', 'emblem', 'trio'],
    titles: [
      { face: 'alfa', effect: 'block', fill: 'gold' },
      { face: 'limelight', effect: 'soft', fill: 'gold', plate: 'plaque', width: 226, height: 74 },
      { face: 'righteous', effect: 'rim', fill: 'fire' },
      { face: 'abril', effect: 'soft', fill: 'cream', plate: 'ribbon', width: 224, height: 66 },
    ],
  },
  gems: {
    words: /gema|gem|diamante|joya|rub[ií]|esmeralda|cristal|zafiro|jewel|brillo/i,
    palettes: ['noche', 'aurora', 'bugambilia', 'obsidiana', 'mezcal', 'patagonia'],
    motifs: ['brilliant', 'emeraldcut', 'hexstone', 'pear', 'oval', 'octstone', 'tri', 'square'],
    backdrops: ['rays', 'rings', 'cosmos', 'deco'],
    compositions: ['rain', 'trio', 'hero', 'grid'],
    titles: [
      { face: 'righteous', effect: 'rim', fill: 'ice' },
      { face: 'abril', effect: 'soft', fill: 'gold' },
      { face: 'alfa', effect: 'block', fill: 'ice' },
    ],
  },
  deck: {
    words: /\boros?\b|\bcopas?\b|espada|basto|\bmus\b|baraja|[oó]rdago|tute|brisca|chinch|\bsota|\bas de/i,
    palettes: ['cal', 'ocre', 'granada', 'olivar', 'azulejo'],
    motifs: ['oro', 'copa', 'espada', 'basto', 'fan'],
    backdrops: ['azulejo', 'arch', 'rings', 'stripes'],
    compositions: ['card', 'card', 'hero', 'grid', 'emblem'],
    titles: [
      { face: 'abril', effect: 'soft', fill: 'cream', plate: 'ribbon', width: 224, height: 66 },
      { face: 'alfa', effect: 'block', fill: 'cream' },
      { face: 'abril', effect: 'block', fill: 'cream' },
    ],
  },
  animals: {
    words: /toro|lobo|b[uú]ho|[aá]guila|jaguar|tigre|zorro|wolf|bull|bison|selva|safari/i,
    palettes: ['arena', 'patagonia', 'olivar', 'cacao', 'cempasuchil', 'jade'],
    motifs: ['bull', 'wolf', 'owl', 'eagle', 'tiger', 'fox'],
    backdrops: ['hills', 'rays', 'rings', 'dunes'],
    compositions: ['hero', 'crop', 'emblem', 'crop'],
    titles: [
      { face: 'alfa', effect: 'block', fill: 'cream' },
      { face: 'lilita', effect: 'rim', fill: 'fire' },
      { face: 'anton', effect: 'block', fill: 'cream' },
    ],
  },
  cosmos: {
    words: /planeta|luna|cosmos|estrell|galax|[oó]rbita|cometa|nova|espacio|star|moon/i,
    palettes: ['noche', 'aurora', 'azulejo', 'vino', 'mar'],
    motifs: ['ringplanet', 'moon', 'comet', 'rocket', 'sun'],
    backdrops: ['cosmos'],
    compositions: ['hero', 'rain'],
    titles: [
      { face: 'audiowide', effect: 'soft', fill: 'ice' },
      { face: 'righteous', effect: 'rim', fill: 'white' },
      { face: 'audiowide', effect: 'block', fill: 'fire' },
    ],
  },
  myth: {
    words:
      /zeus|olimp|azteca|maya|inca|fara[oó]n|templo|medusa|h[eé]rcules|egip|escarab|libro|book|tit[aá]n|esparta|rayo|dios|m[aá]scara|pir[aá]mide|quetzal|sol\b/i,
    palettes: ['cobre', 'jade', 'cempasuchil', 'azulejo', 'mezcal', 'obsidiana'],
    motifs: ['helmet', 'mask', 'sunstone', 'scarab', 'eye', 'bolt', 'book', 'pyramid', 'temple'],
    backdrops: ['colonnade', 'rays', 'rings', 'dunes'],
    compositions: ['hero', 'emblem', 'hero'],
    titles: [
      { face: 'cinzel', effect: 'block', fill: 'gold' },
      { face: 'cinzel', effect: 'soft', fill: 'gold', plate: 'plaque', width: 226, height: 74 },
      { face: 'cinzel', effect: 'block', fill: 'cream' },
    ],
  },
  dead: {
    words: /calaver|catrina|muert|ofrenda|calaca|fiesta|mariachi|carnaval|taco|chile|picante|piñata/i,
    palettes: ['bugambilia', 'mezcal', 'cempasuchil', 'noche'],
    motifs: ['skull', 'guitar', 'hat', 'maraca', 'chili'],
    backdrops: ['papel'],
    compositions: ['hero'],
    titles: [
      { face: 'lilita', effect: 'rim', fill: 'white', tilt: -3 },
      { face: 'rye', effect: 'block', fill: 'fire' },
    ],
  },
  sea: {
    words:
      /mar\b|mares|perla|ancla|kraken|pirata|pez|carpa|koi|oc[eé]an|sirena|arrecife|tesoro|gale[oó]n|ola\b|pesca|pulpo/i,
    palettes: ['mar', 'mezcal', 'cielo', 'aurora', 'coral'],
    motifs: ['koi', 'anchor', 'shell', 'chest', 'octopus', 'ship'],
    backdrops: ['deep', 'sea', 'scales'],
    compositions: ['hero', 'rain'],
    titles: [
      { face: 'pirata', effect: 'block', fill: 'gold', sizeMax: 110 },
      { face: 'lilita', effect: 'rim', fill: 'ice' },
      { face: 'abril', effect: 'soft', fill: 'cream' },
    ],
  },
  desert: {
    words: /desierto|cactus|duna|oasis|oeste|rancho|sombrero|vaquer|western|arena/i,
    palettes: ['arena', 'cempasuchil', 'ocre', 'cobre'],
    motifs: ['cactus', 'hat', 'shoe', 'guitar'],
    backdrops: ['dunes'],
    compositions: ['hero'],
    titles: [
      { face: 'rye', effect: 'block', fill: 'cream' },
      { face: 'rye', effect: 'rim', fill: 'white' },
    ],
  },
  football: {
    words: /gol\b|goles|f[uú]tbol|penal|mundial|estadio|cl[aá]sico|liga|tanda|delanter/i,
    palettes: ['cesped', 'azulejo', 'granada', 'cielo'],
    motifs: ['football', 'trophy', 'shirt'],
    backdrops: ['stadium', 'stadium', 'stripes', 'rays'],
    compositions: ['hero', 'crop', 'hero'],
    titles: [
      { face: 'anton', effect: 'block', fill: 'white', skew: 8 },
      { face: 'anton', effect: 'block', fill: 'gold', skew: 6 },
    ],
  },
  race: {
    words: /carrera|caballo|hip[oó]dromo|derby|galope|jinete/i,
    palettes: ['cesped', 'cielo', 'arena'],
    motifs: ['horse', 'shoe', 'trophy'],
    backdrops: ['hills', 'stripes', 'rays'],
    compositions: ['hero', 'crop'],
    titles: [{ face: 'anton', effect: 'block', fill: 'white', skew: 8 }],
  },
  cards: {
    words: /blackjack|bacar|p[oó]ker|hold|tigre drag|dragon tiger|naipe|veintiuno|21\b|caribe/i,
    palettes: ['jade', 'vino', 'azulejo', 'obsidiana'],
    motifs: ['cards', 'chip', 'fan'],
    backdrops: ['felt'],
    compositions: ['hero', 'trio'],
    titles: [
      { face: 'abril', effect: 'soft', fill: 'gold' },
      { face: 'alfa', effect: 'block', fill: 'cream' },
    ],
  },
  wheel: {
    words: /ruleta|rueda|roulette|wheel|gira/i,
    palettes: ['granada', 'jade', 'obsidiana', 'azulejo', 'cempasuchil'],
    motifs: ['roulette', 'fortune'],
    backdrops: ['rays', 'curtain', 'rings', 'deco'],
    compositions: ['hero', 'crop'],
    titles: [
      { face: 'abril', effect: 'soft', fill: 'gold' },
      { face: 'limelight', effect: 'soft', fill: 'gold' },
      { face: 'righteous', effect: 'rim', fill: 'fire' },
    ],
  },
  dice: {
    words: /dado|dice|craps|sic bo|sik|minas|mines|plinko|keno|lotto|loto|bingo|torre/i,
    palettes: ['coral', 'menta', 'azulejo', 'limon', 'pizarra'],
    motifs: ['dice', 'die', 'chip'],
    backdrops: ['halftone', 'stripes', 'rings'],
    compositions: ['hero', 'rain'],
    titles: [
      { face: 'righteous', effect: 'block', fill: 'white' },
      { face: 'audiowide', effect: 'soft', fill: 'cream' },
      { face: 'lilita', effect: 'rim', fill: 'white' },
    ],
  },
  crash: {
    words: /crash|cohete|avi[oó]n|despeg|globo|sube|vuelo|colibr/i,
    palettes: ['pizarra', 'noche', 'aurora', 'granada', 'cielo', 'coral'],
    motifs: ['rocket', 'plane', 'balloon', 'bird'],
    backdrops: ['cosmos'],
    compositions: ['curve', 'curve', 'ascent', 'horizon'],
    titles: [
      { face: 'audiowide', effect: 'soft', fill: 'white' },
      { face: 'anton', effect: 'block', fill: 'accent', skew: 8 },
      { face: 'righteous', effect: 'block', fill: 'fire' },
    ],
  },
  live: {
    words: null,
    palettes: ['vino', 'jade', 'noche', 'cacao', 'mezcal', 'granada', 'azulejo', 'cobre', 'mar'],
    motifs: ['roulette', 'cards', 'roulette', 'cards', 'fan', 'dice', 'fortune'],
    backdrops: ['rays'],
    compositions: ['dealer'],
    titles: [
      { face: 'abril', effect: 'soft', fill: 'cream', sizeMax: 44, height: 50, width: 224, bottom: 340 },
      { face: 'cinzel', effect: 'soft', fill: 'gold', sizeMax: 40, height: 48, width: 224, bottom: 340 },
      { face: 'righteous', effect: 'soft', fill: 'cream', sizeMax: 42, height: 48, width: 224, bottom: 340 },
    ],
  },
} as const satisfies Record<string, Theme>;

export type ThemeName = keyof typeof THEMES;
