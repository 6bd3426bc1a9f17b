import { type Design, drawCup } from '@crema/brands/drinks';
import { useMemo } from 'react';
import texts from '#app/platform/i18n/generated/screens/recipes.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { partsOf } from './drafts.rules.ts';
import type { Draft, RecipePod, Spectrum } from './recipes.types.ts';

interface CupProps {
  design: Omit<Draft, 'name'>;
  pod: RecipePod | undefined;
  /** For its description; absent: the picture is described by what stands beside it. */
  spectrum?: Spectrum | undefined;
  className: string;
}

/** The picture of a drink. */
export function Cup({ design, pod, spectrum, className }: CupProps) {
  const m = useScreenMessages(texts);
  const { sizeOz, strength, milk, syrup, topping, cupColor } = design;
  const tone = (pod?.tone ?? 'medium') as Design['tone'];
  const shapes = useMemo(
    () => drawCup({ tone, sizeOz, strength, milk, syrup, topping, cupColor }),
    [tone, sizeOz, strength, milk, syrup, topping, cupColor],
  );
  const said = spectrum && partsOf(design, spectrum, pod);
  const label =
    said &&
    [m.drawn(said), said.parts.length > 0 ? m.with({ parts: said.parts.join(', ') }) : ''].join(' ').trim();
  const drawn = shapes.map(({ tag: Tag, attributes }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the shapes of one drawing have nothing but their order.
    <Tag key={index} {...attributes} />
  ));
  return label ? (
    <svg viewBox="0 0 240 240" role="img" aria-label={label} className={className}>
      {drawn}
    </svg>
  ) : (
    <svg viewBox="0 0 240 240" aria-hidden="true" className={className}>
      {drawn}
    </svg>
  );
}
