import type { ContentSlot } from './content.types.ts';
import { REGISTRY, type Renderer } from './registry.tsx';

interface ContentSlotsProps {
  slots: readonly ContentSlot[];
  /** Draws the types that need another feature's data, e.g. product carousels. */
  extra?: Record<string, Renderer>;
  /** The page has no heading of its own above the slots. */
  startsPage?: boolean;
}

/** The page's sections in order; a type nobody draws leaves no hole. */
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
