export { type CoverShape, renderCover } from './covers/render-cover.ts';
export { ART_HEIGHT, ART_WIDTH, renderArt } from './render-art.ts';
export { renderWide, type WideArt } from './render-wide.ts';
