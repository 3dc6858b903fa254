import ts from 'typescript';
import { among } from './paths.mjs';
import { lineOf, syntaxOf } from './syntax.mjs';

/** @typedef {import('./files.mjs').SourceFile} SourceFile */

/** A colour that is written out: `#fff`, `rgb(…)`, `hsl(…)` and the other notations of CSS. `color-mix(…)` mixes tokens. */
const COLOUR =
  /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|(?<![\w-])(?:rgb|hsl)a?\(|(?<![\w-])(?:hwb|(?:ok)?(?:lab|lch)|color)\(/gi;

/** Colours by name (CSS Color 4, section 6.1). `transparent`, `currentColor`, `inherit` and system colours are no palette. */
const NAMES =
  `aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood cadetblue
  chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray darkgreen
  darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue
  darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue firebrick
  floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink
  indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan
  lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray
  lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid
  mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream
  mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen
  paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown royalblue
  saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategray slategrey snow springgreen
  steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen`.split(/\s+/);

/** A colour by name in a value; `white-space`, `--gold` and the function `tan()` are none. */
const NAMED = new RegExp(`(?<![\\w-])(?:${NAMES.join('|')})(?![\\w(-])`, 'gi');

/** Properties whose values are names of the author: a place `green` of a grid is no colour. */
const CUSTOM_NAMES =
  /(?<![\w-])(?:animation(?:-name)?|grid(?:-[a-z-]+)?|view-transition-name|container(?:-name)?|font-family|will-change)\s*:[^;{}]*/g;

/** Attributes of a drawing that hold a colour. */
const PAINTS = ['fill', 'stroke', 'stopColor', 'floodColor'];

/**
 * Places without colours even where a text looks like one: comments, addresses, texts, and what comes before a brace.
 */
const ELSEWHERE = [/\/\*[\s\S]*?\*\//g, /url\([^)]*\)/g, /"[^"\n]*"|'[^'\n]*'/g, /[^{};]*\{/g];

/** A token that a page without a style sheet declares: `--canvas: #f4f1ea`, in a text that holds its styles. */
const DECLARED_TOKEN = /--[\w-]+\s*:[^;{}]*/g;

/** Files where a colour is a fact, the same under every theme and skin: shirts of clubs and flags of countries. */
const FACTS = among([
  /^apps\/sportsbook\/src\/shared\/data\/club-kits\.ts$/,
  /^apps\/sportsbook\/src\/shared\/names\/(kit|country-flag)\.tsx?$/,
  /^packages\/ui\/src\/marks\/flag\.tsx$/,
]);

const SHEETS = among([/^apps\/[^/]+\/src\/.*\.css$/, /^packages\/[^/]+\/.*\.css$/]);
const COMPONENTS = among([/^apps\/[^/]+\/src\/.*\.tsx?$/, /^packages\/(ui|web-kit|i18n)\/.*\.tsx?$/]);

/**
 * Returns true for a style sheet that uses tokens and declares none.
 * @param {string} path
 */
export function isStyled(path) {
  return SHEETS(path) && !/\/(?:board-)?tokens\.css$/.test(path);
}

/**
 * Returns true for code that draws screens. Tests are none, and neither is a drawing of `packages/artwork`: it has palettes.
 * @param {string} path
 */
export function isDrawn(path) {
  return COMPONENTS(path) && !FACTS(path) && !/\.test\.tsx?$/.test(path);
}

/**
 * Colours in a style sheet that are no tokens.
 * @param {SourceFile} file
 * @returns {string[]}
 */
export function rawColours({ text }) {
  const declarations = ELSEWHERE.reduce((rest, pattern) => rest.replace(pattern, blank), text);
  const named = declarations.replace(CUSTOM_NAMES, blank);
  return [...declarations.matchAll(COLOUR), ...named.matchAll(NAMED)]
    .sort((one, other) => one.index - other.index)
    .map(({ 0: colour, index }) => advice(lineAt(text, index), colour));
}

/**
 * Colours in the texts of code that are no tokens: properties, attributes, styles in a template.
 * @param {SourceFile} file
 * @returns {string[]}
 */
export function rawColoursInCode(file) {
  const source = syntaxOf(file);
  /** @type {string[]} */
  const found = [];
  const visit = (/** @type {ts.Node} */ node) => {
    if (isText(node)) {
      const text = node.getText(source).replace(DECLARED_TOKEN, blank);
      // A name counts where a value is drawn with it: elsewhere `red` may be a bet or a card.
      const named = isPaint(node) ? text.matchAll(NAMED) : [];
      for (const { 0: colour, index } of [...text.matchAll(COLOUR), ...named]) {
        found.push(advice(lineOf(source, node) + lineAt(text, index) - 1, colour));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** @param {ts.Node} node */
function isText(node) {
  return ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
}

/**
 * Returns true for the value of an attribute of a drawing, or a branch of it: `fill="black"`, `fill={isOn ? 'black' : 'none'}`.
 * @param {ts.Node} node
 */
function isPaint(node) {
  let { parent } = node;
  while (parent && (ts.isJsxExpression(parent) || ts.isConditionalExpression(parent))) parent = parent.parent;
  return parent && ts.isJsxAttribute(parent) && PAINTS.includes(parent.name.getText());
}

/**
 * @param {number} line
 * @param {string} colour
 */
function advice(line, colour) {
  return `line ${line}: ${colour} is no token; name it in a tokens.css`;
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
