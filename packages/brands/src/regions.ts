import type { Language, Site } from './sites.ts';

/** Where a site delivers to, by the code that the engine knows; territories and the armed forces' mail included. */
const US: Record<string, string> = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  AA: 'Armed Forces Americas',
  AE: 'Armed Forces Europe',
  AP: 'Armed Forces Pacific',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  PR: 'Puerto Rico',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
};

const CANADA: Record<Language, Record<string, string>> = {
  en: {
    AB: 'Alberta',
    BC: 'British Columbia',
    MB: 'Manitoba',
    NB: 'New Brunswick',
    NL: 'Newfoundland and Labrador',
    NT: 'Northwest Territories',
    NS: 'Nova Scotia',
    NU: 'Nunavut',
    ON: 'Ontario',
    PE: 'Prince Edward Island',
    QC: 'Quebec',
    SK: 'Saskatchewan',
    YT: 'Yukon',
  },
  fr: {
    AB: 'Alberta',
    BC: 'Colombie-Britannique',
    PE: 'Île-du-Prince-Édouard',
    MB: 'Manitoba',
    NB: 'Nouveau-Brunswick',
    NS: 'Nouvelle-Écosse',
    NU: 'Nunavut',
    ON: 'Ontario',
    QC: 'Québec',
    SK: 'Saskatchewan',
    NL: 'Terre-Neuve-et-Labrador',
    NT: 'Territoires du Nord-Ouest',
    YT: 'Yukon',
  },
};

/** Region codes with their names, in the order in which people look for them. */
export function regionsOf(country: Site['country'], language: Language): [code: string, name: string][] {
  return Object.entries(country === 'US' ? US : CANADA[language]);
}

/** Provinces by the first letter of their postal codes. */
const POSTAL_LETTERS: Record<string, readonly string[]> = {
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

/** `k1a0b1` to `K1A 0B1`; a ZIP code is only trimmed. */
export function tidyPostalCode(country: Site['country'], text: string): string {
  const typed = text.trim().toUpperCase();
  if (country === 'US') return typed;
  const joined = typed.replace(/[\s-]/g, '');
  return joined.length === 6 ? `${joined.slice(0, 3)} ${joined.slice(3)}` : typed;
}

/** What is wrong with a tidied postal code; undefined: nothing. @param region its code, where it is known */
export function postalCodeProblem(
  country: Site['country'],
  code: string,
  region: string | undefined,
): 'invalid' | 'regionMismatch' | undefined {
  if (country === 'US') return AMERICAN.test(code) ? undefined : 'invalid';
  if (!CANADIAN.test(code)) return 'invalid';
  return !region || POSTAL_LETTERS[code.charAt(0)]?.includes(region) ? undefined : 'regionMismatch';
}
