import { type Language, SITES, type SiteId } from '@crema/brands';
import { regionsOf } from '@crema/brands/regions';
import type { OwnTax, OwnTaxes } from '@crema/brands/settings';
import { Type } from 'typebox';
import type { ContentService } from '#domains/content/index.ts';
import { fields, type Resource, type State } from '#platform/edits/index.ts';
import { badRequest, say, type Texts } from '#platform/http/index.ts';
import { regionCodes, type TaxCode, taxRates } from '../tax-tables.ts';

const kind = 'tax';
const MOST_TAXES = 4;

const taxes = (label: Texts, help: Texts) =>
  fields.list(
    { label, help },
    fields.group(
      { label: ['Tax', 'Taxe'] },
      {
        name: fields.text({ label: ['Name', 'Nom'] }, { minLength: 1, maxLength: 40 }),
        percent: fields.number({ label: ['Percent', 'Pourcentage'] }, { minimum: 0.001, maximum: 50 }),
      },
    ),
    { maxItems: MOST_TAXES },
  );

const schema = Type.Object({
  goods: taxes(
    ['On brewers and accessories', 'Sur les cafetières et les accessoires'],
    [
      'Each is a line of its own on the same amount, and taxes shipping in proportion. None: not taxed.',
      'Chacune est une ligne à part sur le même montant et s’applique à la livraison en proportion. Aucune\u00a0: sans taxe.',
    ],
  ),
  food: taxes(
    ['On coffee, tea and other food', 'Sur le café, le thé et les autres aliments'],
    ['None: not taxed.', 'Aucune\u00a0: sans taxe.'],
  ),
});

/** A tax as a form says it. */
interface ShownTax {
  name: string;
  percent: number;
}

/** The taxes of a site’s country, a row a region. A region that is as in the shop’s tables is not kept. */
export function taxesResource({ rows }: Pick<ContentService, 'rows'>): Resource {
  const read: Resource['read'] = async (site, keys, options) => {
    const known = keys.filter((key) => regionCodes(SITES[site].country).includes(key));
    const kept = await rows.read({ site, kind }, known, options);
    return new Map(known.map((key) => [key, shown((kept.get(key) as OwnTaxes) ?? usualTaxes(site, key))]));
  };
  return {
    ...{ name: 'taxes', group: 'settings', schema, columns: ['goods', 'food'] },
    title: ['Taxes', 'Taxes'],
    one: ['Region', 'Région'],
    description: [
      'What is taxed where, as orders are made from now on. Orders that were placed keep their taxes.',
      'Ce qui est taxé et où, pour les commandes à venir. Les commandes déjà passées gardent leurs taxes.',
    ],
    keyTitle: ['Region', 'Région'],
    operations: { list: 'adminListTaxes', get: 'adminGetTax', save: 'adminSaveTax' },
    titleOf: (key, _state, { language }) => nameOf(key, language),
    tags: (site) => [`cms:${site}`],
    read,
    list: async (site, { query = '', after, pageSize }, { language }) => {
      const words = query.toLowerCase().split(/\s+/).filter(Boolean);
      const codes = regionCodes(SITES[site].country)
        .toSorted()
        .filter((code) => {
          const text = `${code} ${nameOf(code, 'en')} ${nameOf(code, 'fr')}`.toLowerCase();
          return (after === undefined || code > after) && words.every((word) => text.includes(word));
        })
        .slice(0, pageSize);
      const states = await read(site, codes, { lock: false });
      return codes.map((key) => ({
        ...{ key, title: nameOf(key, language), state: states.get(key) ?? {} },
      }));
    },
    check: ({ after }, { language }) => {
      for (const field of ['goods', 'food'] as const)
        for (const { name, percent } of (after?.[field] ?? []) as ShownTax[])
          if (name.trim() === '' || !Number.isInteger(rateOf(percent)))
            throw badRequest(
              'ValidationError',
              say(
                language,
                'A tax has a name and a percentage with at most three decimals, such as 9.975.',
                'Une taxe a un nom et un pourcentage d’au plus trois décimales, par exemple 9,975.',
              ),
              { reason: 'invalid', subject: field, subjectType: 'field' },
            );
    },
    write: async (site, changes) => {
      for (const { key, after } of changes) {
        const value = after && kept(after);
        const isUsual = JSON.stringify(value) === JSON.stringify(usualTaxes(site, key));
        await rows.write({ site, kind }, key, isUsual ? undefined : value);
      }
    },
  };
}

/** No code of a region is one of the other country's as well. */
const nameOf = (code: string, language: Language): string =>
  [...regionsOf('US', language), ...regionsOf('CA', language)].find(([own]) => own === code)?.[1] ?? code;

function usualTaxes(site: SiteId, region: string): OwnTaxes {
  const of = (code: TaxCode): OwnTax[] =>
    taxRates(SITES[site].country, region, code).map(({ name, rate }) => ({ name, rate }));
  return { goods: of('STANDARD'), food: of('FOOD') };
}

/** Parts per 100,000 of a percentage; no whole number where it has more than three decimals. */
function rateOf(percent: number): number {
  const rate = percent * 1000;
  const whole = Math.round(rate);
  return Math.abs(rate - whole) < 1e-6 ? whole : rate;
}

function shown({ goods, food }: OwnTaxes): State {
  const of = (list: readonly OwnTax[]): ShownTax[] =>
    list.map(({ name, rate }) => ({ name, percent: rate / 1000 }));
  return { goods: of(goods), food: of(food) };
}

function kept(state: State): OwnTaxes {
  const of = (list: unknown): OwnTax[] =>
    (list as ShownTax[]).map(({ name, percent }) => ({ name: name.trim(), rate: rateOf(percent) }));
  return { goods: of(state.goods), food: of(state.food) };
}
