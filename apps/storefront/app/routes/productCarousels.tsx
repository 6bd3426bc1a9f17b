import type { ReactNode } from 'react';
import { type CarouselQuery, carousels } from '#app/features/catalog/carousels.slice.ts';
import { ProductCarousel } from '#app/features/catalog/ProductCarousel.tsx';
import { SectionHeading } from '#app/features/content/components/SectionHeading.tsx';
import type { ContentComponent, ContentSlot, LinkTarget } from '#app/features/content/content.types.ts';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { quickAdd } from './quickAdd.tsx';

/** The product carousels that a page's content names. */
export const carouselsOf = (slots: readonly ContentSlot[]): CarouselQuery[] =>
  slots
    .flatMap((slot) => slot.components)
    .filter((component) => component.typeCode === 'ProductCarouselComponent')
    .map((component) => component as unknown as CarouselQuery);

/** Draws a ProductCarouselComponent with the products that the route loaded; nothing when there are none. */
export const productCarousel = {
  ProductCarouselComponent: (component: ContentComponent): ReactNode => (
    <CarouselSection component={component} />
  ),
};

function CarouselSection({ component }: { component: ContentComponent }) {
  const cards = useAppSelector((state) => carousels.select(state).data?.[component.uid]);
  const heading = component.heading as string;
  if (!cards || cards.length === 0) return null;
  return (
    <>
      <SectionHeading cta={component.cta as LinkTarget | undefined}>{heading}</SectionHeading>
      <ProductCarousel label={heading} cards={cards} action={quickAdd} />
    </>
  );
}
