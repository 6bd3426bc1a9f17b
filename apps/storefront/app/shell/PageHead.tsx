import { isRouteErrorResponse, useRouteError } from 'react-router';
import { useMessages } from '#app/platform/i18n/messages.tsx';
import { siteLink } from '#app/platform/siteLink.ts';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import type { PageMetadata } from '#app/platform/store/pageMetadata.slice.ts';
import { setting } from '#app/platform/store/setting.ts';

/** The page's title and head entries, from the pageMetadata slice; React hoists them into the head. */
export function PageHead() {
  const config = useAppSelector((state) => state.apiConfig);
  const { canonicalOrigin } = config;
  const page = useAppSelector((state) => state.pageMetadata as PageMetadata);
  const name = useAppSelector((state) => setting(state, 'shopName'));
  const m = useMessages();
  const error = useRouteError();
  if (error !== undefined && error !== null) {
    const title =
      isRouteErrorResponse(error) && error.status === 404 ? m.error.notFoundTitle() : m.error.title();
    return (
      <>
        <title>{`${title} | ${name}`}</title>
        <meta name="robots" content="noindex" />
      </>
    );
  }
  const isDescribed = page.metadata.some((entry) => entry.name === 'description');
  const title = page.screen ? m.shell.titleOf({ screen: page.screen }) : page.title;
  return (
    <>
      <title>{title ? `${title} | ${name}` : name}</title>
      {page.metadata.map((entry) => (
        <meta key={entry.name} name={entry.name} content={entry.content} />
      ))}
      {!isDescribed && <meta name="description" content={m.shell.description({ name })} />}
      {(config.siteOverride || config.cmsTicketId) && <meta name="robots" content="noindex" />}
      {page.canonicalPath && (
        <link
          rel="canonical"
          href={canonicalOrigin + siteLink(page.canonicalPath, { ...config, siteOverride: false })}
        />
      )}
    </>
  );
}
