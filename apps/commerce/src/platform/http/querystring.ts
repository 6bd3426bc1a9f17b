import qs from 'qs';

const MALFORMED = Symbol('malformed query');

/** Limits of the specification: array limit 20, depth 5, 1000 parameters. */
const OPTIONS: qs.IParseOptions & { throwOnLimitExceeded: boolean; strictDepth: boolean } = {
  arrayLimit: 20,
  depth: 5,
  parameterLimit: 1000,
  throwOnLimitExceeded: true,
  strictDepth: true,
  plainObjects: true,
  decoder: (text) => decodeURIComponent(text.replaceAll('+', ' ')),
};

/** Parses a query string or a form; what is over a limit or badly encoded is remembered, for `malformed` to tell. */
export function parseQuery(text: string): Record<string, unknown> {
  if (text === '') return {};
  try {
    if (/%00/.test(text)) throw new RangeError('A query or form must not hold NUL.');
    return qs.parse(text, OPTIONS);
  } catch (error) {
    const message = error instanceof RangeError ? error.message : 'The query or form is not well encoded.';
    return { [MALFORMED]: message };
  }
}

/** Why what `parseQuery` read is refused, if it is. Asked later because the parser runs inside the router. */
export function malformed(parsed: unknown): string | undefined {
  return (parsed as { [MALFORMED]?: string } | null | undefined)?.[MALFORMED];
}
