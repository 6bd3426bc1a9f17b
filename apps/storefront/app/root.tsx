import type { ReactNode } from 'react';
import { Links, Outlet, Scripts, ScrollRestoration, useRouteError } from 'react-router';
import { configurationData } from './features/content/configurationData.slice.ts';
import { screen } from './platform/loading.ts';
import { useAppSelector } from './platform/store/hooks.ts';
import { CouponGate } from './shell/CouponGate.tsx';
import { CrashReport } from './shell/CrashReport.tsx';
import { ErrorPage } from './shell/ErrorPage.tsx';
import { Footer } from './shell/Footer.tsx';
import { Header } from './shell/Header.tsx';
import { PageHead } from './shell/PageHead.tsx';
import { PageLoader } from './shell/PageLoader.tsx';
import { QuietWork } from './shell/QuietWork.tsx';
import { Strips } from './shell/Strips.tsx';
import { PRELOADED_FONTS } from './ui/fontFiles.ts';
import './ui/styles.css';

/** The header's data: once a document, on whichever side comes first. */
const load = screen(async ({ dispatch, signal }) => {
  await dispatch(configurationData.ensure(null, signal));
  return null;
});
export const loader = load;
export const clientLoader = load;
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const { brand, lang } = useAppSelector((state) => state.apiConfig);
  return (
    <html lang={lang} data-brand={brand}>
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

export default function Root() {
  return (
    <>
      <PageLoader />
      <Header />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <CouponGate />
      <QuietWork />
    </>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  return (
    <>
      <CrashReport error={error} />
      <Header />
      <ErrorPage />
      <Footer />
    </>
  );
}
