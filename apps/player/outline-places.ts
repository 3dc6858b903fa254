/** Kinds of page that the outline of the site draws, by their path and search; the first that matches, else `page`. */
export const PLACES = [
  ['game', '^/(m/)?casino/game2?/'],
  ['frame', '^/sport(/|\\?|$)'],
  // Rows under the slides; a filter of the address makes a list of them.
  ['lobby', '^/(casino(/(main|lobby))?)?/?(\\?(?!(.*&)?s[A-Z]).*)?$'],
  ['list', '^/casino'],
] as const;
