/**
 * Returns whether a text holds what can only be a payment card's number: 13 to 19 digits, alone or in groups, with a
 * valid check digit. We take no card data anywhere; a text that holds some is refused before it is stored or logged.
 */
export function holdsCardNumber(text: string): boolean {
  const runs = text.match(/(?<![0-9A-Za-z])[0-9](?:[ -]?[0-9]){12,18}(?![0-9A-Za-z])/g) ?? [];
  return runs.some((run) => hasValidCheckDigit(run.replace(/[ -]/g, '')));
}

/** The check digit of ISO/IEC 7812: every second digit from the right counts double, digits of products are added. */
function hasValidCheckDigit(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = digits.charCodeAt(digits.length - 1 - place) - 48;
    const weighted = place % 2 === 1 ? digit * 2 : digit;
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return sum % 10 === 0;
}
