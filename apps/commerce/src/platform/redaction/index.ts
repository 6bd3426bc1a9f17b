/** Removes secrets from logs: from browsers' records and from the server's own lines. */

import { ADDRESS_HINT, ADDRESS_RULES, HIDDEN, hasSecretParameter } from './address.ts';

/**
 * Every expression here takes time in proportion to its text (`tools/checks/code/expressions.check.ts`), and no text is
 * longer than `LONGEST_TEXT`, because anybody can send text that is logged.
 */
const AT = /@|%(?:25){0,3}40/gi;
const HOST = /[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,4}/iy;
/** Characters that cannot be in the part of an e-mail address before its `@`. */
const NOT_IN_NAME = /[\s@"'<>=&?/]/;
const LONGEST_NAME = 64;
const BEARER = /\bbearer\s{1,20}[\w.~+/=-]+/gi;
/** Runs of characters that tokens consist of. */
const TOKEN_RUN = /[\w.~+/=-]+/g;
/** The beginning of a JSON Web Token: `{"` in base64. */
const JWT_START = 'eyJ';
const DIGITS = /\b\d(?:(?:[ +-]|%20)?\d){12,18}\b/g;
/** The values of a query that a database's error quotes, on a line each or in a field. */
const VALUES = /\nparams: [\s\S]*?(?=\n {4}at |$)/g;
const GUID_FIELD = /guid$/i;
const GUID_SHOWN = 8;
const SECRET_FIELD = /token|password|secret|authorization|cookie|card|^(?:params|detail)$/i;
/** Matches every text that some rule can change. Most texts do not match, so that no rule has to run. */
const SUSPECT = /@|%(?:25){0,3}40|\nparams: |bearer|eyJ|\d(?:(?:[ +-]|%20)?\d){12}/i;
const RULES: readonly { hint: RegExp; hide(text: string): string }[] = [
  ...ADDRESS_RULES,
  { hint: /\nparams: /, hide: (text) => text.replace(VALUES, `\nparams: ${HIDDEN}`) },
  { hint: /bearer/i, hide: (text) => text.replace(BEARER, HIDDEN) },
  { hint: /eyJ/, hide: (text) => text.replace(TOKEN_RUN, hideJwt) },
  { hint: /@|%(?:25){0,3}40/, hide: hideEmails },
  {
    hint: /\d(?:(?:[ +-]|%20)?\d){12}/,
    hide: (text) => text.replace(DIGITS, (digits) => (isCardNumber(digits) ? HIDDEN : digits)),
  },
];
const DEEPEST = 4;
/** In UTF-16 units. A stack trace with its query is shorter. */
const LONGEST_TEXT = 16_384;
/**
 * Characters left out before a cut, as many as the longest secret has: a secret that is cut would not be recognised.
 */
const LONGEST_SECRET = 512;
/** Most items of an array and fields of an object that are logged. */
const MOST_ITEMS = 200;

/** A text without secrets: addresses, tokens, passwords, card numbers. Long texts are cut, and marked as such. */
export function redactText(text: string): string {
  const short = cut(text);
  if (!isSuspect(short)) return short;
  return RULES.reduce((clean, { hint, hide }) => (hint.test(clean) ? hide(clean) : clean), short);
}

function isSuspect(text: string): boolean {
  return SUSPECT.test(text) || ADDRESS_HINT.test(text) || hasSecretParameter(text);
}

/** Cuts a text that is too long, at the end of a word or number. */
function cut(text: string): string {
  if (text.length <= LONGEST_TEXT) return text;
  const least = LONGEST_TEXT - LONGEST_SECRET;
  let end = LONGEST_TEXT;
  while (end > least && !isGap(text, end - 1)) end -= 1;
  return `${text.slice(0, end)}… (${text.length - end} characters left out)`;
}

/** White space across which no number continues. */
const isGap = (text: string, at: number): boolean =>
  /\s/.test(text.charAt(at)) && !/\d\s\d?/.test(text.slice(at - 1, at + 2));

/** Hides a JSON Web Token, whose parts are joined by dots, to the end of a run. */
function hideJwt(run: string): string {
  const start = run.indexOf(JWT_START);
  return start >= 0 && run.includes('.', start) ? run.slice(0, start) + HIDDEN : run;
}

/** Keeps only the first letter and the host of each e-mail address. */
function hideEmails(text: string): string {
  let clean = '';
  let done = 0;
  for (const match of text.matchAll(AT)) {
    const { index } = match;
    const [at] = match;
    let start = index;
    const first = Math.max(done, index - LONGEST_NAME);
    while (start > first && !NOT_IN_NAME.test(text.charAt(start - 1))) start -= 1;
    HOST.lastIndex = index + at.length;
    const host = start < index ? HOST.exec(text)?.[0] : undefined;
    if (host === undefined) continue;
    clean += `${text.slice(done, start + 1)}***${at}${host}`;
    done = index + at.length + host.length;
  }
  return clean + text.slice(done);
}

/** Redacts everything inside a value; very deep nesting is left out. */
export function redact(value: unknown): unknown {
  return isClean(value, 0) ? value : redacted(value, 0);
}

/**
 * Whether a value can be logged as it is: most hold no secrets, and checking costs less than copying. Only plain data
 * can be checked.
 */
function isClean(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return value.length <= LONGEST_TEXT && !isSuspect(value);
  if (value === null || typeof value !== 'object') return true;
  if (depth === DEEPEST) return false;
  if (Array.isArray(value))
    return value.length <= MOST_ITEMS && value.every((item) => isClean(item, depth + 1));
  if (Object.getPrototypeOf(value) !== Object.prototype) return false;
  const keys = Object.keys(value);
  if (keys.length > MOST_ITEMS) return false;
  for (const key of keys) {
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
  if (Array.isArray(value)) return value.slice(0, MOST_ITEMS).map((item) => redacted(item, depth + 1));
  const clean: Record<string, unknown> = {};
  for (const key of Object.keys(value).slice(0, MOST_ITEMS)) {
    const { name, isSecret } = fieldOf(key);
    // Assigning `__proto__` would change the prototype.
    if (name === '__proto__') continue;
    const held = (value as Record<string, unknown>)[key];
    clean[name] = isSecret ? hiddenField(name, held) : redacted(held, depth + 1);
  }
  return clean;
}

/** The first digits of a guid, so that a visit's records can be found; other texts are hidden. */
const hiddenField = (name: string, value: unknown): string =>
  GUID_FIELD.test(name) && typeof value === 'string' ? `${value.slice(0, GUID_SHOWN)}…` : HIDDEN;

/** Cached, as log lines have few different field names and there are many lines a second. */
const fields = new Map<string, { name: string; isSecret: boolean }>();
const MOST_FIELDS = 1_000;
/** Longest name that is cached: longer ones come from outside. */
const LONGEST_FIELD = 100;

function fieldOf(key: string): { name: string; isSecret: boolean } {
  let field = fields.get(key);
  if (field === undefined) {
    field = { name: redactText(key), isSecret: SECRET_FIELD.test(key) || GUID_FIELD.test(key) };
    if (fields.size >= MOST_FIELDS) fields.clear();
    if (key.length <= LONGEST_FIELD) fields.set(key, field);
  }
  return field;
}

/** By the check digit of card numbers (Luhn). */
function isCardNumber(text: string): boolean {
  const digits = [...text.replaceAll('%20', '')].filter((sign) => sign >= '0' && sign <= '9').map(Number);
  const sum = digits.reverse().reduce((total, digit, index) => {
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
