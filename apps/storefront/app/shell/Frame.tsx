import type { ReactNode } from 'react';
import { isRouteErrorResponse, Links, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { useAppSelector } from '../platform/store/hooks.ts';
import type { PageMetadata } from '../platform/store/pageMetadata.slice.ts';
import { PRELOADED_FONTS } from '../ui/styles/fontFiles.ts';
import { CouponGate } from './CouponGate.tsx';
import { CrashReport } from './CrashReport.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { Footer } from './Footer.tsx';
import { BareHeader } from './header/BareHeader.tsx';
import { Header } from './header/Header.tsx';
import { PageHead } from './PageHead.tsx';
import { PageLoader } from './PageLoader.tsx';
import { Strips } from './Strips.tsx';
import { QuietWork } from './visit/QuietWork.tsx';

/** The document around every page. */
export function Document({ children }: { children: ReactNode }) {
  const { brand, lang } = useAppSelector((state) => state.apiConfig);
  return (
    // What `beforePaint.script.ts` adds is not React's.
    <html lang={lang} data-brand={brand} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" type="image/svg+xml" href={`/icons/${brand}.svg`} />
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
      <ErrorPage isMissing={isRouteErrorResponse(error) && error.status === 404} />
      <Footer />
    </>
  );
}
