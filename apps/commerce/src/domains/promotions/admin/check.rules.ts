/** What a promotion cannot be, beside what its schema refuses. */
import type { Texts } from '#platform/http/index.ts';
import type { PromotionDefinition, Tier } from '../promotions.types.ts';

interface Problem {
  subject: string;
  texts: Texts;
}

/** What is known of the goods of a site. */
export interface Goods {
  hasCategory(code: string): boolean;
  hasProduct(code: string): boolean;
}

const MOST_TIERS = 5;
/** Milliseconds: a form names minutes, so the present minute is no past. */
const MINUTE_MS = 60_000;

/** A code of a new promotion. */
export const codeProblem = (code: string): Problem | undefined =>
  /^[a-z0-9]{1,20}(-[a-z0-9]{1,20}){0,4}$/.test(code)
    ? undefined
    : {
        subject: 'key',
        texts: [
          'A code is small letters and digits, in up to five words with hyphens between them, such as decaf-days.',
          'Un code a des minuscules et des chiffres, en cinq mots au plus reliés par des traits d’union, comme jours-deca.',
        ],
      };

/** The first thing that is wrong with a promotion; undefined: nothing. */
export function problemOf(definition: PromotionDefinition, goods: Goods): Problem | undefined {
  return tiersProblem(definition.tiers) ?? goodsProblem(definition, goods);
}

function tiersProblem(tiers: readonly Tier[]): Problem | undefined {
  const said = (en: string, fr: string): Problem => ({ subject: 'tiers', texts: [en, fr] });
  if (tiers.length === 0 || tiers.length > MOST_TIERS)
    return said('Say in one to five rows what it takes off.', 'Indiquez le rabais en une à cinq lignes.');
  for (const { percent, amount } of tiers)
    if ((percent === undefined) === (amount === undefined))
      return said(
        'Each row takes off a percentage or an amount: fill in one of them.',
        'Chaque ligne donne un pourcentage ou un montant\u00a0: remplissez l’un des deux.',
      );
  if (new Set(tiers.map(({ percent }) => percent === undefined)).size > 1)
    return said(
      'Use percentages in all rows, or amounts in all rows.',
      'Utilisez des pourcentages dans toutes les lignes, ou des montants dans toutes.',
    );
  for (const [index, tier] of tiers.entries()) {
    const before = tiers[index - 1];
    if (!before) continue;
    const off = ({ percent, amount = 0 }: Tier): number => percent ?? amount;
    if (tier.quantity <= before.quantity || off(tier) <= off(before))
      return said(
        'Each row needs more units than the one before it, and takes off more.',
        'Chaque ligne demande plus d’unités que la précédente, et donne un plus grand rabais.',
      );
  }
  return undefined;
}

function goodsProblem(
  { categories, products }: PromotionDefinition,
  { hasCategory, hasProduct }: Goods,
): Problem | undefined {
  const category = categories.find((code) => !hasCategory(code));
  if (category !== undefined)
    return {
      subject: 'categories',
      texts: [`No category has the code ${category}.`, `Aucune catégorie n’a le code ${category}.`],
    };
  const product = products.find((code) => !hasProduct(code));
  if (product === undefined) return undefined;
  return {
    subject: 'products',
    texts: [
      `No product with the code ${product} is for sale.`,
      `Aucun produit en vente n’a le code ${product}.`,
    ],
  };
}

/** A beginning or end that is chosen now and has passed; what was chosen before may have. */
export function pastProblem(
  dates: { from?: string | null; until?: string | null },
  now: Date,
): Problem | undefined {
  const isPast = (instant: string | null | undefined) =>
    typeof instant === 'string' && new Date(instant).getTime() <= now.getTime() - MINUTE_MS;
  const subject = isPast(dates.until) ? 'until' : isPast(dates.from) ? 'from' : undefined;
  return (
    subject && {
      subject,
      texts: ['Choose a time that is still to come.', 'Choisissez un moment à venir.'],
    }
  );
}
