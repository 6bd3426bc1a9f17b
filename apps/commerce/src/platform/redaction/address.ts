/**
 * Decides which parts of an address may be published: logs hide its secrets (`ADDRESS_RULES`, used by `redactText`),
 * reports name its screen (`screenOf`). The guid of a guest's order or cart, a token and a preview ticket are secrets,
 * because each gives access by itself.
 *
 * Every expression here takes time in proportion to its text (`tools/checks/code/expressions.check.ts`).
 */

export const HIDDEN = '[hidden]';

/** An address inside a parameter is encoded, or twice if nested: `%2F`, `%252F`. */
const PARAMETER = /([?&#;]|%(?:25){0,3}(?:3F|26|23|3B))([\w-]+)(?:=|%(?:25){0,3}3D)/gi;
const PARAMETER_END = /[&#\s"]|$/g;
const ENCODED_END = /[&#\s"]|%(?:25){0,3}2[36]|$/gi;
const SECRET_WORD = /token|ticket|password|secret|signature|code|state|email|session|guid/i;
/** In a path or the value of a parameter; the first eight digits identify it without giving access. */
const GUID = /([/=]|%(?:25){0,3}(?:2F|3D))([0-9a-f]{8})-[0-9a-f-]{27}/gi;
/** Mailed links keep their token in the fragment (`#`), which a browser's record may contain. */
const FRAGMENT = /(#|%(?:25){0,3}23)[\w.~%=-]{20,}/gi;

/** Whether a text has a parameter with a secret's name. */
export function hasSecretParameter(text: string): boolean {
  if (!SECRET_WORD.test(text)) return false;
  for (const [, , name = ''] of text.matchAll(PARAMETER)) if (SECRET_WORD.test(name)) return true;
  return false;
}

/** A text that does not match holds neither a guid nor a fragment. */
export const ADDRESS_HINT = /#|%(?:25){0,3}23|(?:[/=]|2F|3D)[0-9a-f]{8}-/i;

/** Rules that hide secrets of addresses in a text, each with a quick test whether it may apply. */
export const ADDRESS_RULES: readonly { hint: RegExp; hide(text: string): string }[] = [
  { hint: /(?:[/=]|2F|3D)[0-9a-f]{8}-/i, hide: (text) => text.replace(GUID, '$1$2…') },
  { hint: /[?&#;]|%(?:25){0,3}(?:3F|26|23|3B)/i, hide: hideParameters },
  { hint: /#|%(?:25){0,3}23/, hide: (text) => text.replace(FRAGMENT, `$1${HIDDEN}`) },
];

/** Hides the values of parameters whose names say that they are secret. */
function hideParameters(text: string): string {
  let clean = '';
  let done = 0;
  PARAMETER.lastIndex = 0;
  for (let match = PARAMETER.exec(text); match; match = PARAMETER.exec(text)) {
    const [whole, before = '', name = ''] = match;
    const value = match.index + whole.length;
    // A value can hold an address with parameters of its own.
    PARAMETER.lastIndex = value;
    if (!SECRET_WORD.test(name)) continue;
    const ends = before.length > 1 ? ENCODED_END : PARAMETER_END;
    ends.lastIndex = value;
    const end = ends.exec(text)?.index ?? text.length;
    clean += text.slice(done, value) + HIDDEN;
    done = end;
    PARAMETER.lastIndex = end;
  }
  return clean + text.slice(done);
}

export interface Screen {
  page_type: 'category' | 'product' | 'content' | 'search' | 'other';
  /** A code or label from the address, to be looked up before it is published; for other screens their pattern. */
  page_id: string;
}

/** Screens other than products, lists and texts; `{word}` matches any segment. */
const SCREENS = [
  ['cart'],
  ['checkout'],
  ['compare'],
  ['perks'],
  ['quiz', '{quiz}'],
  ['kits'],
  ['kits', '{code}'],
  ['kits', '{code}', '{step}'],
  ['monthly-box'],
  ['monthly-box', '{step}'],
  ['cookies'],
  ['brewer-registration'],
  ['gift-cards'],
  ['gift-cards', '{step}'],
  ['recipes'],
  ['wishlist'],
  ['wishlist', 'shared'],
  ['wishlist', 'stop'],
  ['order-confirmation', '{guid}'],
  ['find-order'],
  ['find-order', 'link'],
  ['auto-delivery'],
  ['auto-delivery', 'upcoming'],
  ['pay'],
  ['review'],
  ['review', '{code}'],
  ['newsletter', 'confirm'],
  ['newsletter', 'unsubscribe'],
  ['login'],
  ['login', 'reset'],
  ['login', 'link'],
  ['account'],
  ['account', 'orders'],
  ['account', 'orders', '{code}'],
  ['account', 'boxes'],
  ['account', 'addresses'],
  ['account', 'payments'],
  ['account', 'privacy'],
  ['account', 'email'],
  ['account', 'removal'],
  ['authCallBack'],
  ['noboLogin'],
  ['agent'],
  ['agent', 'setup'],
];
const UNKNOWN = '{unknown}';
const NAMED: Record<string, Screen['page_type']> = {
  p: 'product',
  b: 'category',
  c: 'category',
  plp: 'category',
  content: 'content',
};

/** The screen that the path of an address shows, in any language; undefined for no known screen. */
export function screenOf(pathname: string): Screen {
  const plain = pathname.replace(/^\/fr(?=\/|$)/i, '').replace(/(?<!\/)\/+$/, '');
  if (plain === '') return { page_type: 'content', page_id: 'homepage' };
  if (/^\/(?:search|recherche)$/i.test(plain)) return { page_type: 'search', page_id: 'search' };
  if (/^\/(?:beverages|brewers|accessories)$/i.test(plain))
    return { page_type: 'category', page_id: plain.slice(1).toLowerCase() };
  const [, marker = '', rest = ''] = /^(?:\/[^/]+){0,3}?\/(p|b|c|plp|content)\/(.+)$/.exec(plain) ?? [];
  const page_type = NAMED[marker];
  const page_id = page_type && decoded(rest);
  return page_type && page_id ? { page_type, page_id } : { page_type: 'other', page_id: patternOf(plain) };
}

function patternOf(path: string): string {
  const parts = path.split('/').slice(1);
  const fits = (part: string, index: number): boolean => part.startsWith('{') || part === parts[index];
  const known = SCREENS.find((screen) => screen.length === parts.length && screen.every(fits));
  if (known) return `/${known.join('/')}`;
  const [first = ''] = parts;
  return SCREENS.some(([name]) => name === first) ? `/${first}/${UNKNOWN}` : `/${UNKNOWN}`;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
