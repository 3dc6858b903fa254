/** The ten typefaces; all are under the Open Font Licence 1.1. */
export type FaceName = keyof typeof FACES;

export interface Face {
  /** The npm package that carries it. */
  readonly package: string;
  readonly weight: number;
  /** Height of a capital, as part of the size. */
  readonly cap: number;
}

export const FACES = {
  lilita: { package: 'lilita-one', weight: 400, cap: 0.701 },
  anton: { package: 'anton', weight: 400, cap: 0.859 },
  limelight: { package: 'limelight', weight: 400, cap: 0.696 },
  alfa: { package: 'alfa-slab-one', weight: 400, cap: 0.778 },
  rye: { package: 'rye', weight: 400, cap: 0.757 },
  righteous: { package: 'righteous', weight: 400, cap: 0.7 },
  abril: { package: 'abril-fatface', weight: 400, cap: 0.7 },
  pirata: { package: 'pirata-one', weight: 400, cap: 0.771 },
  audiowide: { package: 'audiowide', weight: 400, cap: 0.7 },
  cinzel: { package: 'cinzel', weight: 900, cap: 0.7 },
} as const satisfies Record<string, Face>;
