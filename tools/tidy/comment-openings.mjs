/** @typedef {import('./files.mjs').SourceFile} SourceFile */

/** Openings that make a reader solve the sentence before they know its subject. */
const QUESTION = /^\s*(?:\/\*\*?|\{\/\*|\/\/|--)\s+(What|Whatever|Whether|Who|Whoever|Whom|Whose)\b/;
/** First line of a block comment of several lines. */
const BLOCK_START = /^\s*\/\*\*?\s*$/;
const LINE_COMMENT = /^\s*(?:\/\/|--)/;

/**
 * Returns a message for each comment that opens with a question word: a comment opens with a noun or a verb.
 * @param {SourceFile} file
 */
export function commentOpenings({ lines }) {
  return lines.flatMap((line, index) => {
    const before = lines[index - 1] ?? '';
    if (LINE_COMMENT.test(line) && LINE_COMMENT.test(before)) return [];
    const opening = BLOCK_START.test(before) ? line.replace(/^\s*\*/, '//') : line;
    const word = QUESTION.exec(opening)?.[1];
    return word ? [`line ${index + 1}: a comment opens with "${word}"; open it with a noun or a verb`] : [];
  });
}
