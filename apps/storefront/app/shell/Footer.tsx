import { SITES } from '@crema/brands';
import { ContentLink } from '#app/features/content/ContentLink.tsx';
import { readNewsletter } from '#app/features/content/componentFields.ts';
import { configurationData } from '#app/features/content/configurationData.slice.ts';
import type { LinkTarget } from '#app/features/content/content.types.ts';
import { NewsletterForm } from '#app/features/outreach/NewsletterForm.tsx';
import { useMessages } from '#app/platform/i18n/messages.tsx';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import type { PageMetadata } from '#app/platform/store/pageMetadata.slice.ts';
import { Logo } from './header/Logo.tsx';
import { componentIn } from './header/navigation.ts';

interface FooterLinks {
  columns: { title: string; links: LinkTarget[] }[];
  hours?: string;
  legal?: string;
}

/** The foot of every page. */
export function Footer() {
  const m = useMessages();
  const { brand } = useAppSelector((state) => state.apiConfig);
  const { data } = useAppSelector(configurationData.select);
  const content = componentIn(data?.contentSlots ?? [], 'Footer', 'FooterLinksComponent') as
    | FooterLinks
    | undefined;
  const newsletter = componentIn(data?.contentSlots ?? [], 'Footer', 'NewsletterComponent');
  // Leaves out a column if all its links belong to features that are off.
  const columns = content?.columns.filter(({ links }) => links.length > 0) ?? [];
  const { phone } = SITES[brand];
  // The checkout's footer has only help and the legal links.
  const paying = useAppSelector((state) => (state.pageMetadata as PageMetadata).screen) === 'checkout';
  return (
    <footer className="when-seen mt-section border-line border-t bg-surface">
      <div className="page-width grid gap-10 py-12 lg:grid-cols-[1fr_3fr]">
        <div>
          <Logo />
          <p className="mt-4 text-muted text-sm">{content?.hours ?? m.error.helpHours()}</p>
          <a
            href={`tel:${phone}`}
            className="tabular inline-flex min-h-11 items-center font-display text-xl hover:text-accent"
          >
            {phone}
          </a>
        </div>
        <div className="grid grid-cols-2 gap-x-6 gap-y-8 xl:grid-cols-5">
          {(paying ? [] : columns).map((column) => (
            <nav key={column.title} aria-label={column.title}>
              <h2 className="font-semibold">{column.title}</h2>
              <ul className="mt-2">
                {column.links.map((link) => (
                  <li key={link.url + link.title}>
                    <ContentLink
                      to={link.url}
                      className="inline-flex min-h-9 items-center py-1.5 text-muted leading-snug hover:text-accent"
                    >
                      {link.title}
                    </ContentLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        {newsletter && !paying && (
          <div className="border-line border-t pt-8 lg:col-span-2">
            <NewsletterForm {...readNewsletter(newsletter)} />
          </div>
        )}
        {content?.legal && <p className="text-muted text-sm lg:col-span-2">{content.legal}</p>}
      </div>
    </footer>
  );
}
