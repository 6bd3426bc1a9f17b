import type { ReactNode } from 'react';
import { useRouteError } from 'react-router';
import { configurationData } from './features/content/configurationData.slice.ts';
import { newsletterForm } from './features/outreach/Newsletter.tsx';
import { screen } from './platform/loading.ts';
import { BrokenFrame, Document, errorPage, Frame } from './shell/Frame.tsx';
import './ui/styles/styles.css';

/** Loads the header's data once a document, on the server or else in the browser. */
const load = screen(async ({ dispatch, signal }) => {
  const header = dispatch(configurationData.ensure(null, signal));
  if (import.meta.env.SSR) await Promise.all([errorPage.ready(), newsletterForm.ready()]);
  await header;
  return null;
});
export const loader = load;
export const clientLoader = load;
export const shouldRevalidate = () => false;

export const Layout = ({ children }: { children: ReactNode }) => <Document>{children}</Document>;

/** The same element always, so that a new page draws only itself, not header and footer. */
const frame = <Frame />;

export default function Root() {
  return frame;
}

export const ErrorBoundary = () => <BrokenFrame error={useRouteError()} />;
