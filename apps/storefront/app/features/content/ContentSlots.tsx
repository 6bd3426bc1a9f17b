import type { ReactNode } from 'react';
import { Contact } from './components/Contact.tsx';
import { Editorial } from './components/Editorial.tsx';
import { HeroBanner } from './components/HeroBanner.tsx';
import { HowItWorks } from './components/HowItWorks.tsx';
import { RichText } from './components/RichText.tsx';
import { ShopByTiles } from './components/ShopByTiles.tsx';
import { ValueProps } from './components/ValueProps.tsx';
import type { ContentComponent, ContentSlot } from './content.types.ts';

type Renderer = (component: ContentComponent & { first: boolean }) => ReactNode;

/** From type code to component: the one place. The fields of each type are documented beside the seed. */
const REGISTRY: Record<string, Renderer | undefined> = {
  HeroBannerComponent: (component) => (
    <HeroBanner {...(component as unknown as Parameters<typeof HeroBanner>[0])} />
  ),
  ShopByTilesComponent: (component) => (
    <ShopByTiles {...(component as unknown as Parameters<typeof ShopByTiles>[0])} />
  ),
  HowItWorksComponent: (component) => (
    <HowItWorks {...(component as unknown as Parameters<typeof HowItWorks>[0])} />
  ),
  EditorialComponent: (component) => (
    <Editorial {...(component as unknown as Parameters<typeof Editorial>[0])} />
  ),
  RichTextComponent: (component) => (
    <RichText {...(component as unknown as Parameters<typeof RichText>[0])} />
  ),
  ValuePropsComponent: (component) => (
    <ValueProps {...(component as unknown as Parameters<typeof ValueProps>[0])} />
  ),
  ContactComponent: (component) => <Contact {...(component as unknown as Parameters<typeof Contact>[0])} />,
};

interface ContentSlotsProps {
  slots: readonly ContentSlot[];
  /** Draws the types that need another feature's data, e.g. product carousels. */
  extra?: Record<string, Renderer>;
  /** The page has no heading of its own above the slots. */
  startsPage?: boolean;
}

/** The page's sections in order; a type nobody draws yet leaves no hole. */
export function ContentSlots({ slots, extra = {}, startsPage = false }: ContentSlotsProps) {
  const sections = slots
    .flatMap((slot) => slot.components)
    .flatMap((component) => {
      const render = extra[component.typeCode] ?? REGISTRY[component.typeCode];
      return render ? [{ component, render }] : [];
    });
  return (
    <div className="flex flex-col gap-section">
      {sections.map(({ component, render }, index) => (
        <section key={component.uid}>{render({ ...component, first: startsPage && index === 0 })}</section>
      ))}
    </div>
  );
}
