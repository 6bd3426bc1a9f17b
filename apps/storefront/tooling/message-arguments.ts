import { parse, type Token } from '@messageformat/parser';

/** The arguments of an ICU message and the TypeScript type each must have. */
export function messageArguments(text: string): Map<string, string> {
  const found = new Map<string, string>();
  collect(parse(text), found);
  return found;
}

function collect(tokens: readonly Token[], found: Map<string, string>): void {
  for (const token of tokens) {
    if (token.type === 'content' || token.type === 'octothorpe') continue;
    const type = typeOf(token);
    // A plain {name} beside {name, plural, …} has the stricter type.
    if (!found.has(token.arg) || type !== 'string | number') found.set(token.arg, type);
    if ('cases' in token) for (const one of token.cases) collect(one.tokens, found);
  }
}

function typeOf(token: Exclude<Token, { type: 'content' | 'octothorpe' }>): string {
  if (token.type === 'plural' || token.type === 'selectordinal') return 'number';
  if (token.type === 'select') return 'string';
  if (token.type === 'function') return token.key === 'number' ? 'number' : 'Date | number';
  return 'string | number';
}
