import { lazy, type ReactNode, Suspense } from 'react';
import { ContentLink } from '#app/features/content/ContentLink.tsx';
import { readNewsletter } from '#app/features/content/componentFields.ts';
import { configurationData } from '#app/features/content/configurationData.slice.ts';
import type { LinkTarget } from '#app/features/content/content.types.ts';
import { Newsletter } from '#app/features/outreach/Newsletter.tsx';
import { useMessages } from '#app/platform/i18n/messages.tsx';
import { LinkArea } from '#app/platform/LinkArea.tsx';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import type { PageMetadata } from '#app/platform/store/pageMetadata.slice.ts';
import { setting } from '#app/platform/store/setting.ts';
import { telOf } from '#app/platform/telephone.ts';
import { Icon } from '#app/ui/Icon.tsx';
import { WhenNear } from '#app/ui/overlay/WhenNear.tsx';
import { Logo } from './header/Logo.tsx';
import { componentIn } from './header/navigation.ts';

const Appearance = lazy(() => import('./Appearance.tsx'));

interface FooterLinks {
  columns: { title: string; links: LinkTarget[] }[];
  hours?: string;
  legal?: string;
}

/** The foot of every page. */
export function Footer() {
  const m = useMessages();
  const { data } = useAppSelector(configurationData.select);
  const content = componentIn(data?.contentSlots ?? [], 'Footer', 'FooterLinksComponent') as
    | FooterLinks
    | undefined;
  const newsletter = componentIn(data?.contentSlots ?? [], 'Footer', 'NewsletterComponent');
  // Leaves out a column if all its links belong to features that are off.
  const columns = content?.columns.filter(({ links }) => links.length > 0) ?? [];
  const phone = useAppSelector((state) => setting(state, 'shopPhone'));
  const email = useAppSelector((state) => setting(state, 'shopEmail'));
  const address = useAppSelector((state) => setting(state, 'shopAddress'));
  // The checkout's footer has only help and the legal links.
  const paying = useAppSelector((state) => (state.pageMetadata as PageMetadata).screen) === 'checkout';
  return (
    <footer className="when-seen mt-section border-line border-t bg-surface [--height:24rem] lg:[--height:30rem]">
      <div className="page-width grid gap-5 py-6 lg:grid-cols-[1fr_3fr] lg:gap-10 lg:py-12">
        <div className="flex flex-wrap items-center justify-between gap-x-6 lg:block">
          <Logo />
          <a
            href={telOf(phone)}
            className="tabular inline-flex min-h-11 items-center font-display text-xl hover:text-accent lg:mt-2"
          >
            {phone}
          </a>
          <p className="w-full text-muted text-sm">{content?.hours ?? m.error.helpHours()}</p>
          {email !== '' && (
            <a
              href={`mailto:${email}`}
              className="inline-flex min-h-11 items-center break-all underline underline-offset-4 hover:text-accent"
            >
              {email}
            </a>
          )}
          {address !== '' && (
            <address className="w-full whitespace-pre-line text-muted text-sm not-italic">{address}</address>
          )}
        </div>
        {!paying && (newsletter || columns.length > 0) && (
          <LinkArea>
            <div className="footer-groups">
              {columns.map((column) => (
                <Group key={column.title} title={column.title}>
                  <nav aria-label={column.title}>
                    <h2 className="footer-heading font-semibold">{column.title}</h2>
                    <ul>
                      {column.links.map((link) => (
                        <li key={link.url + link.title}>
                          <ContentLink plain to={link.url}>
                            {link.title}
                          </ContentLink>
                        </li>
                      ))}
                    </ul>
                  </nav>
                </Group>
              ))}
              {newsletter && (
                <Group title={readNewsletter(newsletter).heading} isWide>
                  <Newsletter {...readNewsletter(newsletter)} />
                </Group>
              )}
            </div>
          </LinkArea>
        )}
        <div className="min-h-11 lg:col-span-2">
          <WhenNear delayMs={0}>
            <Suspense>
              <Appearance />
            </Suspense>
          </WhenNear>
        </div>
        {content?.legal && <p className="text-muted text-sm lg:col-span-2">{content.legal}</p>}
      </div>
    </footer>
  );
}

/** Folded on phones, without JavaScript; on wide screens always open: see `footer-group` in the styles. */
function Group({ title, isWide, children }: { title: string; isWide?: boolean; children: ReactNode }) {
  return (
    <details className={`footer-group ${isWide ? 'is-wide' : ''}`}>
      <summary>
        {title}
        <Icon name="chevron-down" className="size-5" />
      </summary>
      {children}
    </details>
  );
}
