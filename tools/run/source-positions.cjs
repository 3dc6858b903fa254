// Loaded before a programme (`node --require`): stacks name the lines of our sources, as `--enable-source-maps` has it.
// That switch reads every map at every start, a fifth of a second for the server; here a map is read with the first
// stack that needs it.
const { existsSync, readFileSync } = require('node:fs');
const { SourceMap } = require('node:module');
const path = require('node:path');
const { fileURLToPath } = require('node:url');

/** @type {Map<string, SourceMap | null>} */
const maps = new Map();

Error.prepareStackTrace = (error, frames) => [headOf(error), ...frames.map((at) => `    at ${placeOf(at)}`)].join('\n');

/** @param {Error} error */
function headOf(error) {
  try {
    return Error.prototype.toString.call(error);
  } catch {
    return 'Error';
  }
}

/** @param {NodeJS.CallSite} frame */
function placeOf(frame) {
  const text = String(frame);
  try {
    const url = frame.getFileName();
    const [line, column] = [frame.getLineNumber(), frame.getColumnNumber()];
    if (!url || line === null || column === null) return text;
    const entry = mapOf(url)?.findEntry(line - 1, column - 1);
    if (!entry || !('originalSource' in entry) || !entry.originalSource) return text;
    const source = path.resolve(path.dirname(fileURLToPath(url)), entry.originalSource);
    return text.replace(`${url}:${line}:${column}`, `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`);
  } catch {
    // A stack is written while something already goes wrong: it must never fail itself.
    return text;
  }
}

/** @param {string} url */
function mapOf(url) {
  const known = maps.get(url);
  if (known !== undefined) return known;
  const file = url.startsWith('file:') ? `${fileURLToPath(url)}.map` : '';
  const map = file && existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : null;
  maps.set(url, map);
  return map;
}
