import type { Language, SiteId } from '@crema/brands';
import type { RowChange, State } from '#platform/edits/index.ts';
import { badRequest, conflict, say } from '#platform/http/index.ts';
import { isCode } from '../write/canonical.rules.ts';
import { optionsIn, variantsIn } from './product-state.rules.ts';

export interface VariantKeeping {
  /** The first of some variants to which an order, a subscription or a bundle refers. */
  keptAmong(site: SiteId, variantCodes: readonly string[]): Promise<string | undefined>;
}

/** Refuses to take variants away that something refers to. @throws {OccError} 409 */
export async function checkRemoval(
  { keptAmong }: VariantKeeping,
  site: SiteId,
  { before, after }: RowChange,
  language: Language,
): Promise<void> {
  const left = new Set(variantsIn(after).map(({ code }) => code));
  const gone = variantsIn(before)
    .map(({ code }) => code)
    .filter((code) => !left.has(code));
  const kept = await keptAmong(site, gone);
  if (kept === undefined) return;
  const message = say(
    language,
    `${kept} is in an order, a subscription or a bundle, so it stays. Archive the product instead, or set its stock to 0.`,
    `${kept} figure dans une commande, un abonnement ou un ensemble : elle reste. Archivez plutôt le produit, ou mettez son stock à 0.`,
  );
  throw conflict('ProductInUseError', message, { reason: 'used', subject: after ? 'variants' : 'key' });
}

/** Categories that a change puts a product into. */
export function newCategories({ before, after }: RowChange): string[] {
  const had = new Set((before?.categories ?? []) as string[]);
  return ((after?.categories ?? []) as string[]).filter((code) => !had.has(code));
}

/**
 * Refuses a product that could not be shown or bought.
 *
 * @param known those of its new categories that there are
 * @throws {OccError} 400 with its field
 */
export function checkProduct(change: RowChange, known: ReadonlySet<string>, language: Language): void {
  const { key, before, after } = change;
  const refuse = (reason: string, subject: string, en: string, fr: string): never => {
    throw badRequest('ValidationError', say(language, en, fr), { reason, subject, subjectType: 'field' });
  };
  if (!before && !isCode(key))
    refuse(
      'invalid',
      'key',
      'A code is part of the address: letters, digits and hyphens, such as house-blend.',
      'Un code fait partie de l’adresse : lettres, chiffres et traits d’union, comme melange-maison.',
    );
  const missing = newCategories(change).find((code) => !known.has(code));
  if (missing !== undefined)
    refuse(
      'unknown',
      'categories',
      `There is no category ${missing}.`,
      `La catégorie ${missing} n’existe pas.`,
    );
  // Those of an import are as they are until somebody changes them.
  if (JSON.stringify(before?.variants) !== JSON.stringify(after?.variants))
    checkVariants(before, after, (en, fr) => refuse('invalid', 'variants', en, fr));
}

function checkVariants(
  before: State | undefined,
  after: State | undefined,
  refuse: (en: string, fr: string) => never,
): void {
  const variants = variantsIn(after);
  if (variants.length === 0)
    refuse(
      'Add at least one variant: it is what goes into a cart.',
      'Ajoutez au moins une variante : c’est ce qui va dans un panier.',
    );
  const codes = variants.map(({ code }) => code.trim());
  const twice = codes.find((code, at) => codes.indexOf(code) < at);
  if (twice !== undefined)
    refuse(`The variant ${twice} comes twice.`, `La variante ${twice} figure deux fois.`);
  const sizes = variants.map(({ size }) => size?.trim() ?? '');
  const isAlike = sizes.some((size, at) => sizes.indexOf(size) < at);
  if (variants.length > 1 && (sizes.includes('') || isAlike))
    refuse(
      'Say of each variant what tells it from the others.',
      'Indiquez pour chaque variante ce qui la distingue.',
    );
  const known = new Map(variantsIn(before).map((variant) => [variant.code, variant]));
  const names = optionNamesIn(variantsIn(before)[0]?.size ?? null);
  for (const { code, size, units } of variants) {
    const own = known.get(code);
    if (own && units !== null && units !== undefined)
      refuse(`The stock of ${code} is changed under Stock.`, `Le stock de ${code} se modifie sous Stock.`);
    if (own?.size !== size && optionsIn(names, size) === undefined)
      refuse(
        `Say the size of ${code} as the others do, such as ${names.map((name) => `${name}: …`).join('; ')}.`,
        `Indiquez le format de ${code} comme les autres, par exemple ${names.map((name) => `${name}: …`).join('; ')}.`,
      );
  }
}

/** Names of the options of a product that has several, from what a variant says. */
const optionNamesIn = (size: string | null): string[] => {
  const parts = (size ?? '').split(';').map((part) => part.split(':', 2));
  return parts.length > 1 && parts.every((part) => part.length === 2)
    ? parts.map(([name = '']) => name.trim())
    : [];
};
