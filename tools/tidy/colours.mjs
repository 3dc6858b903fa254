/** @typedef {import('./files.mjs').SourceFile} SourceFile */

/** A colour that is written out: `#fff`, `rgb(…)`, `hsl(…)` and the other notations of CSS. `color-mix(…)` mixes tokens. */
const COLOUR =
  /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|(?<![\w-])(?:rgb|hsl)a?\(|(?<![\w-])(?:hwb|(?:ok)?(?:lab|lch)|color)\(/gi;

/** Places without colours even where a text looks like one: comments, addresses, texts, and what stands before a brace. */
const ELSEWHERE = [/\/\*[\s\S]*?\*\//g, /url\([^)]*\)/g, /"[^"\n]*"|'[^'\n]*'/g, /[^{};]*\{/g];

/**
 * Colours in a style sheet that are no tokens.
 * @param {SourceFile} file
 * @returns {string[]}
 */
export function rawColours({ text }) {
  const declarations = ELSEWHERE.reduce((rest, pattern) => rest.replace(pattern, blank), text);
  return [...declarations.matchAll(COLOUR)].map(
    ({ 0: colour, index }) => `line ${lineAt(text, index)}: ${colour} is no token; name it in a tokens.css`,
  );
}

/** @param {string} part what goes, its lines left where they are */
function blank(part) {
  return part.replace(/[^\n]/g, ' ');
}

/**
 * @param {string} text
 * @param {number} index
 */
function lineAt(text, index) {
  return text.slice(0, index).split('\n').length;
}
