/** Light, middle and shade of a skin. */
export type Skin = readonly [string, string, string];
/** Shade and light of hair. */
export type HairColour = readonly [string, string];
/** Shade, light and trim of clothes. */
export type Cloth = readonly [string, string, string];

export type HairName = (typeof WOMEN_HAIR)[number] | (typeof MEN_HAIR)[number];

/** Everything that makes one dealer different from the next. */
export interface Person {
  isMan: boolean;
  skin: Skin;
  hairColour: HairColour;
  hair: HairName;
  cloth: Cloth;
  neckline: 'boat' | 'wrap' | 'waistcoat' | 'jacket';
  tie: 'bow' | 'long' | 'none';
  jewel: 'drops' | 'hoops' | 'none';
  hasGlasses: boolean;
  /** Width of the smile, 0 to 1. */
  smile: number;
}

/** Ways in which a woman wears her hair. */
export const WOMEN_HAIR = ['bun', 'long', 'bob', 'wave', 'ponytail', 'curls'] as const;
/** Ways in which a man wears his. */
export const MEN_HAIR = ['short', 'slick', 'beard', 'parted', 'shaved'] as const;
