import { Suspense } from 'react';
import type { ContentSlot } from './content.types.ts';
import { REGISTRY, type Renderer } from './registry.tsx';

interface ContentSlotsProps {
  slots: readonly ContentSlot[];
  /** Renderers of types that need another feature's data, e.g. product carousels. */
  extra?: Record<string, Renderer>;
  /** Whether the page has no heading of its own above the slots. */
  startsPage?: boolean;
  /**
   * Whether the page has no picture above the slots, so that the first section's is loaded at once and before others.
   */
  leads?: boolean;
  /** Ids of sections that a list of contents leads to, by the uid of their component. */
  ids?: Readonly<Record<string, string>>;
}

/** Own keys only: a type name such as `constructor` exists on every object. */
const rendererOf = (
  by: Readonly<Record<string, Renderer | undefined>>,
  type: string,
): Renderer | undefined => (Object.hasOwn(by, type) ? by[type] : undefined);

/**
 * The page's sections in order; unknown types are left out. Each hydrates on its own (the Suspense), so that a press
 * need not wait for all of them.
 */
export function ContentSlots({
  slots,
  extra = {},
  startsPage = false,
  leads = startsPage,
  ids = {},
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
        <section
          key={component.uid}
          id={ids[component.uid]}
          className={ids[component.uid] ? 'scroll-mt-32' : index < 3 ? undefined : 'when-seen'}
        >
          <Suspense>
            {render({ ...component, first: startsPage && index === 0, leads: leads && index === 0 })}
          </Suspense>
        </section>
      ))}
    </div>
  );
}
