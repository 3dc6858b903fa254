/**
 * How Node is started for whatever serves. Young objects get 32 MB a half instead of 16: with many calls under way most of what is
 * collected is dead by then, and a tenth more of them is answered. An idle server does not fill it.
 */
export const SERVING_FLAGS = ['--max-semi-space-size=32'];
