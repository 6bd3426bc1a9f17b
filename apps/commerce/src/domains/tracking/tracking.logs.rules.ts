/** What a browser may say about itself in one record: the specification's section 3, "Log record". */
export interface ClientLogRecord {
  type: 'INFO' | 'ERROR' | 'DEBUG' | 'API_FAILURE_4XX' | 'API_FAILURE_5XX';
  severity: 'low' | 'medium' | 'high' | 'critical';
  message: string;
  [field: string]: unknown;
}

export type LogLevel = 'error' | 'warn' | 'info' | 'debug';

/** The server's own level for a browser's record. */
export function levelOf({ type, severity }: Pick<ClientLogRecord, 'type' | 'severity'>): LogLevel {
  if (type === 'DEBUG') return 'debug';
  if (type === 'INFO') return 'info';
  return severity === 'low' || severity === 'medium' ? 'warn' : 'error';
}

/** Whether a visit is logged: its own cookie decides, else the site's configuration. Off unless one says 1. */
export function clientLoggingOn(cookie: string | undefined, configured: 0 | 1): boolean {
  return cookie === undefined ? configured === 1 : cookie === '1';
}

const EMAIL = /([^\s@"'<>=&?/]{1,64})@([a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,4})/gi;
const BEARER = /\b(bearer\s+|eyJ[\w-]*\.)[\w.~+/=-]+/gi;
const SECRET_PARAMETER =
  /([?&#;](?:[\w-]*(?:token|ticket|password|secret|signature|code|email|session)[\w-]*)=)[^&#\s"]*/gi;
const DIGITS = /\b\d(?:[ -]?\d){12,18}\b/g;
const SECRET_FIELD = /token|password|secret|authorization|cookie|card/i;
const HIDDEN = '[hidden]';
const DEEPEST = 4;

/** A text without what must not be in a log: addresses, tokens, passwords, card numbers. */
export function redactText(text: string): string {
  return text
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
