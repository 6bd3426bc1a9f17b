import qs from 'qs';
import type { Texts } from '../errors.ts';

const MALFORMED = Symbol('malformed query');

const NUL: Texts = [
  'A query or form must not hold NUL.',
  'Une requête ou un formulaire ne doit pas contenir NUL.',
];
const OVER_A_LIMIT: Texts = [
  'A query or form may have 1,000 parameters, 20 values in a list and 5 levels.',
  'Une requête ou un formulaire peut avoir 1 000 paramètres, 20 valeurs par liste et 5 niveaux.',
];
const ENCODING: Texts = [
  'The query or form is not well encoded.',
  'La requête ou le formulaire est mal encodé.',
];

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

/** Parses a query string or a form. A text over a limit or badly encoded is marked, for `malformed` to report. */
export function parseQuery(text: string): Record<string, unknown> {
  if (text === '') return {};
  try {
    if (/%00/.test(text)) return { [MALFORMED]: NUL };
    return qs.parse(text, OPTIONS);
  } catch (error) {
    // The decoder throws `URIError`, the library a `RangeError` for each of its limits.
    return { [MALFORMED]: error instanceof RangeError ? OVER_A_LIMIT : ENCODING };
  }
}

/**
 * Why a text that `parseQuery` read is refused; undefined if it is not. Separate, because the parser runs inside the
 * router.
 */
export function malformed(parsed: unknown): Texts | undefined {
  return (parsed as { [MALFORMED]?: Texts } | null | undefined)?.[MALFORMED];
}
