import { ProductReviews, prepareReviews } from '#app/features/reviews/product/ProductReviews.tsx';
import { filler } from '#app/platform/slots/filler.tsx';
import type { Fillers } from '#app/platform/slots/slots.types.ts';

/** What fills the slot below the facts of a product. */
export const fillers: Fillers<'productBelow'> = [filler(ProductReviews)];

/** Loads what the parts draw on the server too. */
export const prepare = prepareReviews;
