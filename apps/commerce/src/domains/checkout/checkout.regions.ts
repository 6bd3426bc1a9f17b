/** Provinces by the first letter of their postal codes. */
const PROVINCES: Record<string, readonly string[]> = {
  A: ['NL'],
  B: ['NS'],
  C: ['PE'],
  E: ['NB'],
  G: ['QC'],
  H: ['QC'],
  J: ['QC'],
  K: ['ON'],
  L: ['ON'],
  M: ['ON'],
  N: ['ON'],
  P: ['ON'],
  R: ['MB'],
  S: ['SK'],
  T: ['AB'],
  V: ['BC'],
  X: ['NT', 'NU'],
  Y: ['YT'],
};

const CANADIAN = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/;
const AMERICAN = /^\d{5}(-\d{4})?$/;

/** `K1A0B1` to `K1A 0B1`, upper case; a ZIP code is left as it is. */
export function tidyPostalCode(country: 'US' | 'CA', text: string): string {
  const typed = text.trim().toUpperCase();
  if (country === 'US') return typed;
  const joined = typed.replace(/[\s-]/g, '');
  return joined.length === 6 ? `${joined.slice(0, 3)} ${joined.slice(3)}` : typed;
}

/** What is wrong with a tidied postal code; undefined: nothing. */
export function postalCodeProblem(
  country: 'US' | 'CA',
  code: string,
  region: string | undefined,
): 'invalid' | 'regionMismatch' | undefined {
  if (country === 'US') return AMERICAN.test(code) ? undefined : 'invalid';
  if (!CANADIAN.test(code)) return 'invalid';
  return !region || PROVINCES[code.charAt(0)]?.includes(region) ? undefined : 'regionMismatch';
}
