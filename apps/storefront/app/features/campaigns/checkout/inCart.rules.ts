import type { components } from '@crema/api-client';

type Entry = Pick<
  components['schemas']['Cart']['entries'][number],
  'priceKind' | 'isOneTimeProduct' | 'addedBy'
> & { product: { productType?: string } };

/** Who added the lines of a monthly box. */
export const BOX = 'monthlyBox';

/** Whether a cart may hold a kit: a brewer with something on auto-delivery. Its price may be one that is lower than the kit's. */
export function mayHaveKit(entries: readonly Entry[]): boolean {
  const comesAgain = entries.some(({ isOneTimeProduct }) => !isOneTimeProduct);
  const hasBrewer = entries.some(
    ({ priceKind, isOneTimeProduct, product }) =>
      priceKind === 'campaign' || (isOneTimeProduct === true && product.productType === 'Brewer'),
  );
  return comesAgain && hasBrewer;
}

/** Whether a kit's brewer is in a cart without anything that comes with it. */
export const hasBrewerAlone = (entries: readonly Entry[]): boolean =>
  !mayHaveKit(entries) && entries.some(({ priceKind }) => priceKind === 'campaign');

export const hasBox = (entries: readonly Entry[]): boolean => entries.some(({ addedBy }) => addedBy === BOX);
