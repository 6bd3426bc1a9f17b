/** Lists and pairs in one CSV cell: `a | b`, `key=value | key=value`; `\|`, `\=` and `\\` are the characters. */

const escaped = (text: string): string => text.trim().replace(/[\\|=]/g, (character) => `\\${character}`);
const unescaped = (text: string): string => text.replace(/\\([\s\S])/g, '$1').trim();

/** Writes a list: `-` for an empty one, an empty cell for none. */
export function writeList(values: readonly string[] | undefined): string {
  if (!values) return '';
  if (values.length === 0) return '-';
  if (values.length === 1 && values[0]?.trim() === '-') return '\\-';
  return values.map(escaped).join(' | ');
}

export function readList(cell: string): string[] | undefined {
  const text = cell.trim();
  if (text === '') return undefined;
  return text === '-' ? [] : split(text, '|').map(unescaped);
}

export function writePairs(pairs: Record<string, string> | undefined): string {
  if (!pairs) return '';
  const entries = Object.entries(pairs);
  return entries.length === 0
    ? '-'
    : entries.map(([key, value]) => `${escaped(key)}=${escaped(value)}`).join(' | ');
}

export function readPairs(cell: string): Record<string, string> | undefined {
  const text = cell.trim();
  if (text === '') return undefined;
  if (text === '-') return {};
  return Object.fromEntries(
    split(text, '|').map((pair) => {
      const [key = '', ...value] = split(pair, '=');
      return [unescaped(key), unescaped(value.join('='))];
    }),
  );
}

/** Splits at separators without a backslash before them. */
function split(text: string, separator: string): string[] {
  const parts: string[] = [];
  let part = '';
  for (let i = 0; i < text.length; i++) {
    const character = text.charAt(i);
    if (character === '\\') {
      part += character + text.charAt(i + 1);
      i += 1;
    } else if (character === separator) {
      parts.push(part);
      part = '';
    } else {
      part += character;
    }
  }
  return [...parts, part];
}
