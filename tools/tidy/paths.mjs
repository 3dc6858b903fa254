/** @param {RegExp[]} patterns */
export const among = (patterns) => (/** @type {string} */ path) => patterns.some((pattern) => pattern.test(path));

/** Files that hold data and not a story: they may be as long as their data. */
export const isData = among([
  /\.json$/,
  /\.sql$/,
  /\.md$/,
  /\.gen\.tsx?$/,
  /\/db\/seed\/data\//,
  /\/(data|locales|vectors|fixtures)\//,
]);

export const CODE = /\.(ts|tsx|mts|mjs)$/;
export const TEST = /\.test\.tsx?$/;
/** Tests and the journeys of a browser. */
export const TEST_OR_JOURNEY = /\.(test|spec)\.tsx?$/;
