// Loaded into every process of the walk: the public names of the site and of its third parties lead to this machine.
const dns = require('node:dns');

const SUFFIX = '.ordago-walk.example';
const { lookup } = dns;

/**
 * @param {string} hostname
 * @param {unknown[]} rest
 */
function lookupHere(hostname, ...rest) {
  return Reflect.apply(lookup, dns, [hostname.endsWith(SUFFIX) ? '127.0.0.1' : hostname, ...rest]);
}
Object.assign(dns, { lookup: lookupHere });
