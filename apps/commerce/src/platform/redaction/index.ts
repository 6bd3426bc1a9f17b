/** What must not be in a log, wherever it comes from: browsers' records and the server's own lines. */

/** As written, and as an address bar writes it. */
const EMAIL = /([^\s@"'<>=&?/]{1,64}?)(@|%40)([a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,4})/gi;
const BEARER = /\b(bearer\s+|eyJ[\w-]*\.)[\w.~+/=-]+/gi;
const SECRET_NAME = '[?&#;][\\w-]*(?:token|ticket|password|secret|signature|code|email|session|guid)[\\w-]*=';
const SECRET_PARAMETER = new RegExp(`(${SECRET_NAME})[^&#\\s"]*`, 'gi');
/** Who has the guid of a guest's cart or order has the cart or order. */
const GUID = /\b(carts|orders|order-confirmation)(\/|%2F)([0-9a-f]{8})-[0-9a-f-]{27}/gi;
/** Links from mails keep their token behind `#`, which a browser's record may hold. */
const FRAGMENT = /#[\w.~%=-]{20,}/g;
const DIGITS = /\b\d(?:(?:[ +-]|%20)?\d){12,18}\b/g;
/** What a database's error quotes: the values of the query, a line each or a field. */
const VALUES = /\nparams: [\s\S]*?(?=\n {4}at |$)/g;
const SECRET_FIELD = /token|password|secret|authorization|cookie|card|^(?:params|detail)$/i;
/** What none of them can match without, and each one's own: most texts need no more than the first. */
const SUSPECT = new RegExp(
  `[@#]|%40|\\nparams: |bearer|eyJ|${SECRET_NAME}|\\d(?:(?:[ +-]|%20)?\\d){12}|(?:carts|orders|order-confirmation)(?:/|%2F)`,
  'i',
);
const RULES: readonly { hint: RegExp; hide(text: string): string }[] = [
  { hint: /(?:\/|%2F)[0-9a-f]{8}-/i, hide: (text) => text.replace(GUID, '$1$2$3…') },
  { hint: new RegExp(SECRET_NAME, 'i'), hide: (text) => text.replace(SECRET_PARAMETER, `$1${HIDDEN}`) },
  { hint: /\nparams: /, hide: (text) => text.replace(VALUES, `\nparams: ${HIDDEN}`) },
  { hint: /bearer|eyJ/i, hide: (text) => text.replace(BEARER, HIDDEN) },
  { hint: /#/, hide: (text) => text.replace(FRAGMENT, `#${HIDDEN}`) },
  {
    hint: /@|%40/,
    hide: (text) =>
      text.replace(
        EMAIL,
        (_whole, name: string, at: string, host: string) => `${name.slice(0, 1)}***${at}${host}`,
      ),
  },
  {
    hint: /\d(?:(?:[ +-]|%20)?\d){12}/,
    hide: (text) => text.replace(DIGITS, (digits) => (isCardNumber(digits) ? HIDDEN : digits)),
  },
];
const HIDDEN = '[hidden]';
const DEEPEST = 4;

/** A text without what must not be in a log: addresses, tokens, passwords, card numbers. */
export function redactText(text: string): string {
  if (!SUSPECT.test(text)) return text;
  return RULES.reduce((clean, { hint, hide }) => (hint.test(clean) ? hide(clean) : clean), text);
}

/** The same for everything inside a value; what is nested deeper than anybody reads is left out. */
export function redact(value: unknown): unknown {
  return isClean(value, 0) ? value : redacted(value, 0);
}

/** Most values have nothing to hide, and to look costs less than to copy. Only plain data is known by looking. */
function isClean(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return !SUSPECT.test(value);
  if (value === null || typeof value !== 'object') return true;
  if (depth === DEEPEST) return false;
  if (Array.isArray(value)) return value.every((item) => isClean(item, depth + 1));
  if (Object.getPrototypeOf(value) !== Object.prototype) return false;
  for (const key of Object.keys(value)) {
    const { name, isSecret } = fieldOf(key);
    if (isSecret || name !== key || name === '__proto__') return false;
    if (!isClean((value as Record<string, unknown>)[key], depth + 1)) return false;
  }
  return true;
}

function redacted(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return redactText(value);
  if (value === null || typeof value !== 'object') return value;
  if (depth === DEEPEST) return HIDDEN;
  if (Array.isArray(value)) return value.map((item) => redacted(item, depth + 1));
  const clean: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    const { name, isSecret } = fieldOf(key);
    // To assign it would change what the object is, not add to it.
    if (name === '__proto__') continue;
    clean[name] = isSecret ? HIDDEN : redacted((value as Record<string, unknown>)[key], depth + 1);
  }
  return clean;
}

/** Log lines have few field names, and many lines a second. */
const fields = new Map<string, { name: string; isSecret: boolean }>();
const MOST_FIELDS = 1_000;
/** Names longer than any of ours come from outside. */
const LONGEST_FIELD = 100;

function fieldOf(key: string): { name: string; isSecret: boolean } {
  let field = fields.get(key);
  if (field === undefined) {
    field = { name: redactText(key), isSecret: SECRET_FIELD.test(key) };
    if (fields.size >= MOST_FIELDS) fields.clear();
    if (key.length <= LONGEST_FIELD) fields.set(key, field);
  }
  return field;
}

/** By the check digit that card numbers carry (Luhn). */
function isCardNumber(text: string): boolean {
  const digits = [...text.replaceAll('%20', '')].filter((sign) => sign >= '0' && sign <= '9').map(Number);
  const sum = digits.reverse().reduce((total, digit, index) => {
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
