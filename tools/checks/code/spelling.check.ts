/** What the Canadian shop shows in English is spelled as in Canada: `colour`, `favourite`, `grey`, `litre`. */
import { type File, type Finding, lineAt, main, projectFiles } from '../source/check.ts';
import { stringsIn } from '../source/strings.ts';

/** Spellings of the United States that Canada does not share. */
const AMERICAN =
  /\b(?:(?:dis)?color(?:s|ed|ful|ing|less)?|favor(?:s|ed|ite|ites)?|flavor(?:s|ed|ful|ing)?|savory|honor(?:s|ed|ing)?|neighbor(?:s|hood|hoods|ing)?|harbors?|parlors?|humor|odors?|vapor|labor|armor|behaviors?|gray|(?:milli)?liters?|(?:centi|milli|kilo)?meters|centers?|centered|theaters?|fibers?|travelers?|traveling|labeled|enameled|canceled|canceling|mold(?:s|ed)?|defense|catalogs?|jewelry|pajamas)\b/gi;

/** Words in names of products and brands, which are spelled as their maker does. */
const NAMES = /\b(?:Harbor|Parlor|Center)\b/g;
const TAG = /<[^>]*>/g;
/** A message that is spelled by the country of the site. */
const BY_COUNTRY = /\{country, select, CA \{/;

const READ =
  /^seed\/(?:content\/cab2c|catalog)\/.*\.json$|^seed\/categories\/(?:cab2c|brands)\.json$|^apps\/storefront\/.*\/messages\/en\/.*\.json$|^apps\/commerce\/src\/domains\/(?:auto-delivery|brewers|campaigns|cart|checkout|coupons|customers|gift-cards|gift-messages|identity|monthly-boxes|orders|outreach|perks|price-reasons|quizzes|recipes|referrals|reviews|store-credit)\/.*\.(?:messages|errors|emails|presenter)\.ts$/;

/** @param files JSON and TypeScript with texts that the Canadian shop may show. */
export function findAmericanSpelling(files: File[]): Finding[] {
  return files.flatMap((file) =>
    textsOf(file).flatMap(({ text, at }) =>
      [...text.replace(NAMES, '').replace(TAG, ' ').matchAll(AMERICAN)].map(([word]) => ({
        path: file.path,
        line: lineAt(file.text, at),
        message: `“${word}” is not how Canada spells it: choose a word that both share, or say it by country`,
      })),
    ),
  );
}

function textsOf(file: File): { text: string; at: number }[] {
  const { path, text } = file;
  if (path.endsWith('.ts')) return sentencesOf(file);
  const said: string[] = [];
  if (path.includes('/messages/')) collectMessages(JSON.parse(text), said);
  else
    collectLocalized(
      path.startsWith('seed/catalog/') ? soldInCanada(JSON.parse(text)) : JSON.parse(text),
      said,
    );
  return said.map((one) => ({ text: one, at: Math.max(0, text.indexOf(JSON.stringify(one))) }));
}

/** The sentences of a program; a word alone is a key. */
const sentencesOf = (file: File): { text: string; at: number }[] =>
  stringsIn(file).filter(({ text }) => text.trim().includes(' '));

function collectMessages(value: unknown, into: string[]): void {
  if (typeof value === 'string' && !BY_COUNTRY.test(value)) into.push(value);
  if (typeof value === 'object' && value !== null)
    for (const one of Object.values(value)) collectMessages(one, into);
}

/** The products of a catalogue file that have a price there. */
const soldInCanada = ({ products }: { products?: { variants: { price: number | object }[] }[] }): unknown =>
  products?.filter(({ variants }) =>
    variants.some(({ price }) => typeof price === 'object' && 'cab2c' in price),
  );

/** Every `{ en, ca?, fr? }`: what Canada reads of it. */
function collectLocalized(value: unknown, into: string[]): void {
  if (typeof value !== 'object' || value === null) return;
  const { en, ca }: { en?: unknown; ca?: unknown } = value;
  if (typeof en === 'string') into.push(typeof ca === 'string' ? ca : en);
  for (const one of Object.values(value)) collectLocalized(one, into);
}

main(import.meta, () => findAmericanSpelling(projectFiles(READ)));
