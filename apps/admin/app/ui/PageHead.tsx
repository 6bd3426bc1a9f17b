import { type ReactNode, useEffect } from 'react';

interface PageHeadProps {
  title: string;
  description?: string;
  /** Above the title: the way back. */
  above?: ReactNode;
  actions?: ReactNode;
}

/** The heading of a screen, its title in the browser, and what can be done there. */
export function PageHead({ title, description, above, actions }: PageHeadProps) {
  useEffect(() => {
    document.title = `${title} · Crema`;
  }, [title]);
  return (
    <div className="mb-4">
      {above}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="min-w-0 break-words font-display text-2xl leading-tight">{title}</h1>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      {description && <p className="mt-1 max-w-prose text-muted text-sm">{description}</p>}
    </div>
  );
}
