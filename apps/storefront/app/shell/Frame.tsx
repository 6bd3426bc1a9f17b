import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { isRouteErrorResponse, Links, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { configurationData } from '../features/content/configurationData.slice.ts';
import { useMessages } from '../platform/i18n/messages.tsx';
import { useAppSelector } from '../platform/store/hooks.ts';
import type { PageMetadata } from '../platform/store/pageMetadata.slice.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Still, stillPart } from '../ui/Still.tsx';
import { PRELOADED_FONTS } from '../ui/styles/fontFiles.ts';
import { CouponGate } from './CouponGate.tsx';
import { CrashReport } from './CrashReport.tsx';
import { Footer } from './Footer.tsx';
import { BareHeader } from './header/BareHeader.tsx';
import { Header } from './header/Header.tsx';
import { PageHead } from './PageHead.tsx';
import { PageLoader } from './PageLoader.tsx';
import { Strips } from './Strips.tsx';
import { QuietWork } from './visit/QuietWork.tsx';

const BestSellers = lazy(() => import('./BestSellers.tsx'));
/** Where even its own code cannot be had, header and footer are around its title. */
export const errorPage = stillPart(() => import('./ErrorPage.tsx').catch(() => ({ default: ErrorTitle })));

function ErrorTitle() {
  return <h1 className="font-display text-4xl">{useMessages().error.title()}</h1>;
}

/** The document around every page. */
export function Document({ children }: { children: ReactNode }) {
  const { brand, lang } = useAppSelector((state) => state.apiConfig);
  const buyBar = useAppSelector((state) => (state.pageMetadata as PageMetadata).buyBar);
  return (
    // What `beforePaint.script.ts` adds is not React's.
    <html lang={lang} data-brand={brand} data-buy-bar={buyBar} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Not the SVG: browsers draw it again at each change of the address, a quarter of what a question of a quiz costs. */}
        <link rel="icon" href={`/icons/${brand}-48.png`} />
        <PageHead />
        {PRELOADED_FONTS.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        <Links />
      </head>
      <body>
        {children}
        <Strips />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** Header, page and footer. */
export function Frame() {
  const paying = useAppSelector((state) => (state.pageMetadata as PageMetadata).screen) === 'checkout';
  return (
    <>
      <PageLoader />
      {paying ? <BareHeader /> : <Header />}
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <CouponGate />
      <QuietWork />
    </>
  );
}

/** The same around what a page failed with. */
export function BrokenFrame({ error }: { error: unknown }) {
  return (
    <>
      <CrashReport error={error} />
      <Header />
      <main id="content" className="page-width py-10 lg:py-16">
        <Still of={errorPage} props={{ isMissing: isRouteErrorResponse(error) && error.status === 404 }} />
        <Instead />
      </main>
      <Footer />
    </>
  );
}

/**
 * Best sellers in the browser, in a space that is kept for them. Without the header's data the commerce engine is away:
 * nothing is asked.
 */
function Instead() {
  const { data } = useAppSelector(configurationData.select);
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  if (!data) return null;
  const space = <Skeleton className="mt-10 h-[30rem]" />;
  return isAlive ? (
    <Suspense fallback={space}>
      <BestSellers waiting={space} />
    </Suspense>
  ) : (
    space
  );
}
