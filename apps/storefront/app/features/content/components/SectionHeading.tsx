import type { ReactNode } from 'react';
import { Icon } from '#app/ui/Icon.tsx';
import { ContentLink } from '../ContentLink.tsx';
import type { LinkTarget } from '../content.types.ts';

/** A section's title with a link to more of it. */
export function SectionHeading({ children, cta }: { children: ReactNode; cta?: LinkTarget }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-4 pb-6">
      <h2 className="font-display text-3xl leading-tight">{children}</h2>
      {cta && (
        <ContentLink
          to={cta.url}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent hover:underline"
        >
          {cta.title}
          <Icon name="arrow" className="size-5" />
        </ContentLink>
      )}
    </div>
  );
}
