/** The colours of one picture. */
export interface Palette {
  /** The darkest ground. */
  readonly deep: string;
  readonly base: string;
  readonly glow: string;
  readonly accent: string;
  /** Lettering, light side. */
  readonly light: string;
  /** Lettering, dark side. */
  readonly ink: string;
  /** A light ground: shadows and plates behave otherwise. */
  readonly isDay?: true;
}

/** Five tones of a material, from highlight to deep shade. */
export type Material = readonly [string, string, string, string, string];

export type PaletteName = keyof typeof PALETTES;
export type MaterialName = keyof typeof MATERIALS;

/** Named after where their colours come from. */
export const PALETTES = {
  granada: { deep: '#3a0713', base: '#9a1b2d', glow: '#f0603f', accent: '#ffc857', light: '#fff1d6', ink: '#2b040d' },
  olivar: { deep: '#10220c', base: '#3d641f', glow: '#a9c645', accent: '#f6c945', light: '#fdf8dc', ink: '#0c1a08' },
  azulejo: { deep: '#041c44', base: '#0f4ea6', glow: '#4aa9f2', accent: '#ffc933', light: '#f3f8ff', ink: '#031230' },
  mezcal: { deep: '#03292d', base: '#0f6f6a', glow: '#58cfa9', accent: '#ff8a3d', light: '#fff2dc', ink: '#021c1f' },
  cempasuchil: {
    deep: '#521203',
    base: '#d4540f',
    glow: '#ffbe3a',
    accent: '#ffe27a',
    light: '#fff6df',
    ink: '#3c0d02',
  },
  obsidiana: { deep: '#050607', base: '#1b1d21', glow: '#5c5039', accent: '#f2b632', light: '#ffefc4', ink: '#000000' },
  patagonia: { deep: '#082a42', base: '#2d86ae', glow: '#c3f1fa', accent: '#ff6f59', light: '#ffffff', ink: '#062033' },
  cacao: { deep: '#1d0e08', base: '#67371d', glow: '#d18a48', accent: '#ffd27a', light: '#fff0da', ink: '#170a05' },
  jade: { deep: '#022219', base: '#0a6f50', glow: '#46dba2', accent: '#ffd65a', light: '#effff5', ink: '#011811' },
  bugambilia: {
    deep: '#470632',
    base: '#c01b63',
    glow: '#ff7d94',
    accent: '#ffd166',
    light: '#fff0f3',
    ink: '#350325',
  },
  sandia: { deep: '#5a0c1d', base: '#e63f50', glow: '#ff9f86', accent: '#ffe08a', light: '#fff7ea', ink: '#450714' },
  mar: { deep: '#021a33', base: '#0b5f8e', glow: '#3fd0df', accent: '#ffcf5c', light: '#eafcff', ink: '#011325' },
  cobre: { deep: '#2a1006', base: '#96491f', glow: '#f0a565', accent: '#7fe0cf', light: '#fff1e2', ink: '#1f0b04' },
  limon: { deep: '#8a5200', base: '#f2b100', glow: '#ffee8a', accent: '#d7263d', light: '#ffffff', ink: '#5b1a05' },
  aurora: { deep: '#03152a', base: '#0c4763', glow: '#3ad3a6', accent: '#d4f56e', light: '#f0fff8', ink: '#020d1b' },
  vino: { deep: '#1a040f', base: '#66112f', glow: '#c9425f', accent: '#f5bd74', light: '#ffe9e0', ink: '#12020a' },
  noche: { deep: '#050a1c', base: '#18275c', glow: '#5474dc', accent: '#ffd98a', light: '#f2f4ff', ink: '#03060f' },
  cielo: { deep: '#1766b4', base: '#4db0f0', glow: '#d8f3ff', accent: '#ffb703', light: '#ffffff', ink: '#0a3a6b' },
  arena: { deep: '#7a3413', base: '#e4883f', glow: '#ffdc98', accent: '#0f7173', light: '#fff8e6', ink: '#5a210a' },
  cesped: { deep: '#042410', base: '#1a7f38', glow: '#86dd58', accent: '#ffd23f', light: '#ffffff', ink: '#03190b' },
  pizarra: { deep: '#0a0f13', base: '#283742', glow: '#7b95a8', accent: '#ff7a45', light: '#f6fafc', ink: '#070b0e' },
  amatista: { deep: '#1c0736', base: '#5a1fa0', glow: '#b06bff', accent: '#ffcf4a', light: '#f8efff', ink: '#12031f' },
  coral: { deep: '#8c1d28', base: '#ff6f59', glow: '#ffd0a6', accent: '#fff0b8', light: '#ffffff', ink: '#6b0f1d' },
  cal: {
    deep: '#cdb88c',
    base: '#efe2c4',
    glow: '#fffaf0',
    accent: '#1c5aa6',
    light: '#ffffff',
    ink: '#10325f',
    isDay: true,
  },
  menta: {
    deep: '#2f9c86',
    base: '#86dcc5',
    glow: '#ecfff8',
    accent: '#ff5d73',
    light: '#ffffff',
    ink: '#07443f',
    isDay: true,
  },
  rosa: {
    deep: '#e2637a',
    base: '#ffa6b0',
    glow: '#ffece6',
    accent: '#b8102a',
    light: '#ffffff',
    ink: '#7a0c26',
    isDay: true,
  },
  ocre: {
    deep: '#b8741a',
    base: '#f1bc55',
    glow: '#fff2c9',
    accent: '#a3271d',
    light: '#ffffff',
    ink: '#5a1d0c',
    isDay: true,
  },
} as const satisfies Record<string, Palette>;

/** Materials of things. */
export const MATERIALS = {
  gold: ['#fff6d0', '#ffd966', '#e3a424', '#8f5710', '#4a2a06'],
  silver: ['#ffffff', '#e2e9ef', '#a5b5c3', '#586a7d', '#27323f'],
  copper: ['#ffe3cc', '#f4a874', '#c96a34', '#7a3513', '#3f1806'],
  ruby: ['#ffd6d2', '#ff6a60', '#d91c33', '#850822', '#420213'],
  emerald: ['#d9ffea', '#57e6a6', '#12a96b', '#045c3d', '#023221'],
  sapphire: ['#e0f2ff', '#63beff', '#1a78e6', '#0a3f9a', '#051e50'],
  amber: ['#fff1c6', '#ffbf57', '#f28616', '#9b470b', '#502204'],
  aqua: ['#e4fffd', '#6feae3', '#17b4b8', '#066471', '#03353e'],
  pink: ['#ffe4ec', '#ff8fb1', '#e8437d', '#92124a', '#4a0724'],
  bone: ['#ffffff', '#fdf6e4', '#ead9b3', '#a99265', '#5a4a2b'],
  leaf: ['#efffb8', '#a5e04f', '#52a82e', '#22601e', '#0e3310'],
  wood: ['#f5cb95', '#cf8f4b', '#935826', '#532e11', '#2b1608'],
  ink: ['#6d8294', '#3b4c59', '#202c36', '#0d1318', '#05080a'],
  plum: ['#eadcff', '#b18bea', '#6f49b8', '#38216f', '#1b0f3c'],
  lemon: ['#fffcd6', '#ffec55', '#f4c60f', '#ab8206', '#5d4402'],
  stone: ['#f3ead9', '#cdbfa6', '#94866d', '#5a4f3d', '#302a1f'],
  rust: ['#ffdcb8', '#f5924a', '#d2591b', '#7e2c0a', '#431404'],
  slate: ['#e6eef5', '#9cb1c2', '#5c7285', '#303f4d', '#172029'],
} as const satisfies Record<string, Material>;
