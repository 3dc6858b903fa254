/** The part of fontkit that we use; the package ships no types. */
declare module 'fontkit' {
  export interface Glyph {
    readonly advanceWidth: number;
    readonly path: { readonly commands: readonly { readonly command: string; readonly args: readonly number[] }[] };
  }

  export interface Font {
    readonly unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): {
      readonly glyphs: readonly Glyph[];
      readonly positions: readonly { readonly xAdvance: number }[];
    };
  }

  export function create(file: Uint8Array): Font | { readonly fonts: readonly Font[] };
}
