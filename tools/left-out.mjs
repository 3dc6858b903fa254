/** Exit code of a programme that was left out because somebody wished so: neither proved nor failed. */
export const LEFT_OUT = 77;

/**
 * True if `VERIFY_WITHOUT` names a programme among those to be left out, separated by commas; it is printed.
 * @param {string} name
 * @param {Record<string, string | undefined>} [env]
 */
export function isLeftOut(name, env = process.env) {
  const names = (env.VERIFY_WITHOUT ?? '').split(',').map((it) => it.trim());
  if (!names.includes(name)) return false;
  console.log(`LEFT OUT: VERIFY_WITHOUT names ${name}. Nothing of it was verified.`);
  return true;
}

/**
 * Says what is missing, and how to go on without it: a programme that cannot run proves nothing, so it fails.
 * @param {string} name
 * @param {string} what
 */
export function failWithout(name, what) {
  console.error(`FAILED: there is no ${what} here. VERIFY_WITHOUT=${name} leaves it out, and prints so.`);
  return 1;
}
