import type { ComponentType, ReactNode } from 'react';
import { Contact } from './components/Contact.tsx';
import { Editorial } from './components/Editorial.tsx';
import { HeroBanner } from './components/HeroBanner.tsx';
import { HowItWorks } from './components/HowItWorks.tsx';
import { Notification } from './components/Notification.tsx';
import { PerksTeaser } from './components/PerksTeaser.tsx';
import { QuizTeaser } from './components/QuizTeaser.tsx';
import { RichText } from './components/RichText.tsx';
import { ShopByTiles } from './components/ShopByTiles.tsx';
import { ValueProps } from './components/ValueProps.tsx';
import type { ContentComponent } from './content.types.ts';

/** Draws a component; `first`: its heading is the page's; `leads`: its picture is the page's first. */
export type Renderer = (component: ContentComponent & { first: boolean; leads: boolean }) => ReactNode;

/** Passes a component's fields as properties; the engine sends them as the editor wrote them. */
export const drawnBy = (Drawn: ComponentType<never>): Renderer => {
  const Component = Drawn as ComponentType<Record<string, unknown>>;
  return (component) => <Component {...component} />;
};

/**
 * From type code to component. The fields of each type are documented beside the seed. The route passes types that need
 * another feature to `ContentSlots`; those of navigation and footer belong to the shell.
 */
export const REGISTRY: Record<string, Renderer | undefined> = {
  HeroBannerComponent: drawnBy(HeroBanner),
  ShopByTilesComponent: drawnBy(ShopByTiles),
  HowItWorksComponent: drawnBy(HowItWorks),
  EditorialComponent: drawnBy(Editorial),
  RichTextComponent: drawnBy(RichText),
  ValuePropsComponent: drawnBy(ValueProps),
  ContactComponent: drawnBy(Contact),
  NotificationComponent: drawnBy(Notification),
  QuizTeaserComponent: drawnBy(QuizTeaser),
  PerksTeaserComponent: drawnBy(PerksTeaser),
};
