import { Link } from 'react-router';
import { useMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';

/** The path from the home page; the last step is the page itself. */
export function Breadcrumbs({ steps }: { steps: readonly { name: string; url: string }[] }) {
  const m = useMessages();
  const link = useSiteLink();
  return (
    <nav aria-label={m.catalog.breadcrumbs()} className="py-4 text-muted text-sm">
      <ol className="flex flex-wrap gap-x-2">
        {[{ name: m.catalog.home(), url: '/' }, ...steps].map((step, index) => (
          <li key={step.url} className="flex gap-x-2">
            {index === steps.length ? (
              <span aria-current="page" className="py-1 text-ink">
                {step.name}
              </span>
            ) : (
              <>
                <Link discover="none" to={link(step.url)} className="inline-block py-1 hover:text-accent">
                  {step.name}
                </Link>
                <span aria-hidden="true" className="py-1">
                  /
                </span>
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
