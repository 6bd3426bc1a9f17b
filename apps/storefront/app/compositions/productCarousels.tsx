import { type ReactNode, useState } from 'react';
import { cart } from '#app/features/cart/cart.slice.ts';
import { type CarouselQuery, carousels } from '#app/features/catalog/carousel/carousels.slice.ts';
import { ProductCarousel } from '#app/features/catalog/carousel/ProductCarousel.tsx';
import { readCarousel } from '#app/features/content/componentFields.ts';
import { SectionHeading } from '#app/features/content/components/SectionHeading.tsx';
import type { ContentComponent, ContentSlot, LinkTarget } from '#app/features/content/content.types.ts';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { quickAdd } from './quickAdd.tsx';

/** The product carousels that a page's content names. */
export const carouselsOf = (slots: readonly ContentSlot[]): CarouselQuery[] =>
  slots
    .flatMap((slot) => slot.components)
    .filter((component) => component.typeCode === 'ProductCarouselComponent')
    .map(readCarousel);

/** Draws a ProductCarouselComponent with the products that the route loaded; nothing when there are none. */
export const productCarousel = {
  ProductCarouselComponent: (component: ContentComponent): ReactNode => (
    <CarouselSection component={component} />
  ),
};

/** The same beside a cart: what was in it already when it was opened is not offered again. */
export const carouselBesideCart = {
  ProductCarouselComponent: (component: ContentComponent): ReactNode => <BesideCart component={component} />,
};

function BesideCart({ component }: { component: ContentComponent }) {
  return <CarouselSection component={component} without={useCartAsOpened()} />;
}

/** Codes of the products that were in the cart when it was opened; undefined until it is loaded. */
export function useCartAsOpened(): ReadonlySet<string> | undefined {
  const { data } = useAppSelector(cart.select);
  const [had, setHad] = useState<ReadonlySet<string>>();
  // As it was then: a card whose button was just pressed stays under the finger.
  if (data && !had) setHad(new Set(data.entries.flatMap(({ product }) => product.productCode ?? [])));
  return had;
}

interface CarouselSectionProps {
  component: ContentComponent;
  /** Codes of products that are not shown. */
  without?: ReadonlySet<string> | undefined;
}

function CarouselSection({ component, without }: CarouselSectionProps) {
  const all = useAppSelector((state) => carousels.select(state).data?.[component.uid]);
  const cards = all?.filter(({ code }) => !without?.has(code));
  const heading = component.heading as string;
  if (!cards || cards.length === 0) return null;
  return (
    <>
      <SectionHeading cta={component.cta as LinkTarget | undefined}>{heading}</SectionHeading>
      <ProductCarousel label={heading} cards={cards} action={quickAdd} />
    </>
  );
}
