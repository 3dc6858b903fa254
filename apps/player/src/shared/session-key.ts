/** Where the session of the page is kept among what was read. */
export const SESSION_KEY = ['session'] as const;
