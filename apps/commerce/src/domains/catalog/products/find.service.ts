/** Products by their codes. */
import { notFound, say } from '#platform/http/index.ts';
import type { QueryNeeds } from '../catalog.deps.ts';
import type { Fields, Scope } from '../catalog.types.ts';
import { productJson } from '../read-model/cards.presenter.ts';
import { readDescription } from '../read-model/read.repository.ts';
import type { CatalogProduct } from './product.types.ts';

/** The products with these codes, in their order; unknown ones are left out. */
export const knownProducts = (here: Scope, codes: readonly string[]): CatalogProduct[] =>
  codes.map((code) => here.snapshot.products.get(code)).filter((product) => product !== undefined);

/** The same products in the JSON form of lists. */
export const productCards = (here: Scope, codes: readonly string[], fields: Fields): Buffer[] =>
  knownProducts(here, codes).map((product) =>
    productJson(here, product, fields === 'DEFAULT' ? 'CARD' : fields),
  );

/**
 * The product with this code, pod id or variant code.
 *
 * @throws {OccError} 404 for what is not sold here.
 */
export function findProduct(here: Scope, code: string): CatalogProduct {
  const { products } = here.snapshot;
  const found = products.get(code) ?? products.owner(code);
  if (found) return found;
  throw notFound(
    'UnknownIdentifierError',
    say(here.language, 'There is no such product.', 'Ce produit n’existe pas.'),
    { subject: code.slice(0, 200), subjectType: 'product' },
  );
}

/** A product's description, from the database if the catalogue is too large to keep descriptions in memory. */
export const description = async ({ db }: QueryNeeds, here: Scope, one: CatalogProduct) =>
  one.description ?? (await readDescription(db, here.site.id, one.code));
