/** What must not be in a log, wherever it comes from: browsers' records and the server's own lines. */

const EMAIL = /([^\s@"'<>=&?/]{1,64})@([a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,4})/gi;
const BEARER = /\b(bearer\s+|eyJ[\w-]*\.)[\w.~+/=-]+/gi;
const SECRET_PARAMETER =
  /([?&#;](?:[\w-]*(?:token|ticket|password|secret|signature|code|email|session|guid)[\w-]*)=)[^&#\s"]*/gi;
/** Who has the guid of a guest's cart or order has the cart or order. */
const GUID = /\b(carts|orders|order-confirmation)(\/|%2F)([0-9a-f]{8})-[0-9a-f-]{27}/gi;
const DIGITS = /\b\d(?:[ -]?\d){12,18}\b/g;
const SECRET_FIELD = /token|password|secret|authorization|cookie|card/i;
/** What none of them can match without: most texts need no more than this. */
const SUSPECT = /[@=]|bearer|eyJ|\d[ -]?\d{3}|(?:carts|orders|order-confirmation)(?:\/|%2F)/i;
const HIDDEN = '[hidden]';
const DEEPEST = 4;

/** A text without what must not be in a log: addresses, tokens, passwords, card numbers. */
export function redactText(text: string): string {
  if (!SUSPECT.test(text)) return text;
  return text
    .replace(GUID, '$1$2$3…')
    .replace(SECRET_PARAMETER, `$1${HIDDEN}`)
    .replace(BEARER, HIDDEN)
    .replace(EMAIL, (_whole, name: string, host: string) => `${name.slice(0, 1)}***@${host}`)
    .replace(DIGITS, (digits) => (isCardNumber(digits) ? HIDDEN : digits));
}

/** The same for everything inside a value; what is nested deeper than anybody reads is left out. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value);
  if (value === null || typeof value !== 'object') return value;
  if (depth === DEEPEST) return HIDDEN;
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      redactText(key),
      SECRET_FIELD.test(key) ? HIDDEN : redact(item, depth + 1),
    ]),
  );
}

/** By the check digit that card numbers carry (Luhn). */
function isCardNumber(text: string): boolean {
  const digits = [...text].filter((sign) => sign >= '0' && sign <= '9').map(Number);
  const sum = digits.reverse().reduce((total, digit, index) => {
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
