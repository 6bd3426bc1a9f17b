import { Suspense } from 'react';
import type { ContentSlot } from './content.types.ts';
import { REGISTRY, type Renderer } from './registry.tsx';

interface ContentSlotsProps {
  slots: readonly ContentSlot[];
  /** Draws the types that need another feature's data, e.g. product carousels. */
  extra?: Record<string, Renderer>;
  /** The page has no heading of its own above the slots. */
  startsPage?: boolean;
  /** The page has no picture above the slots: the first section's is loaded at once and before others. */
  leads?: boolean;
}

/** Only what is named there: an editor may write a type that every object knows, such as `constructor`. */
const rendererOf = (
  by: Readonly<Record<string, Renderer | undefined>>,
  type: string,
): Renderer | undefined => (Object.hasOwn(by, type) ? by[type] : undefined);

/**
 * The page's sections in order; a type nobody draws leaves no hole. Each comes to life by itself (the Suspense), so that
 * no press waits for the whole page.
 */
export function ContentSlots({
  slots,
  extra = {},
  startsPage = false,
  leads = startsPage,
}: ContentSlotsProps) {
  const sections = slots
    .flatMap((slot) => slot.components)
    .flatMap((component) => {
      const render = rendererOf(extra, component.typeCode) ?? rendererOf(REGISTRY, component.typeCode);
      return render ? [{ component, render }] : [];
    });
  return (
    <div className="flex flex-col gap-section">
      {sections.map(({ component, render }, index) => (
        <section key={component.uid} className={index < 3 ? undefined : 'when-seen'}>
          <Suspense>
            {render({ ...component, first: startsPage && index === 0, leads: leads && index === 0 })}
          </Suspense>
        </section>
      ))}
    </div>
  );
}
