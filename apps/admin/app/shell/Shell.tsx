import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Navigate, Outlet, useLocation, useParams } from 'react-router';
import { meQuery, resourcesQuery } from '../api/queries.ts';
import type { Me } from '../api/types.ts';
import { useSpoken } from '../i18n/language.ts';
import { SessionContext } from '../session/session.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Failure } from '../ui/Failure.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Menu } from './Menu.tsx';
import { TopBar } from './TopBar.tsx';

const LogInAgain = lazy(() => import('../kit/login/LogInAgain.tsx'));

/** What is around every screen of a member of staff who is logged in. */
export function Shell() {
  const { language, texts } = useSpoken();
  const location = useLocation();
  const { site: id } = useParams();
  const me = useQuery(meQuery(language));
  const resources = useQuery({ ...resourcesQuery(language), enabled: Boolean(me.data) });
  const [drawer, setDrawer] = useState(false);
  const [known, setKnown] = useState<Me>();
  const [left, setLeft] = useState(false);
  if (me.data && me.data !== known) setKnown(me.data);
  if (me.data === null && (!known || left)) {
    const query = new URLSearchParams({ back: location.pathname + location.search });
    return <Navigate to={`/login?${query}`} replace />;
  }
  // A session that ends while somebody works leaves the screen as it is, below the log-in.
  const whose = me.data ?? known;
  const failed = me.error ? me : resources.error ? resources : undefined;
  if (failed && !(whose && resources.data)) {
    return (
      <main className="mx-auto max-w-xl p-6">
        <Failure error={failed.error} onRetry={() => void failed.refetch()} />
      </main>
    );
  }
  if (!whose || !resources.data) return <Waiting />;
  const operations = new Set(whose.operations);
  const may = (operation: string | undefined): boolean =>
    operation !== undefined && operations.has(operation);
  const site = whose.sites.find((one) => one.id === id);
  return (
    <SessionContext value={{ me: whose, resources: resources.data, may }}>
      <a href="#main" className="button primary fixed top-2 left-2 z-50 not-focus:sr-only">
        {texts.shell.skip}
      </a>
      <TopBar site={site} onMenu={() => setDrawer(true)} />
      <div className="desk:grid desk:grid-cols-[14rem_minmax(0,1fr)]">
        <div className="hidden border-line border-r desk:block">
          <div className="sticky top-14 h-[calc(100dvh-3.5rem)] overflow-y-auto p-3">
            {site && <Menu site={site} />}
          </div>
        </div>
        <main id="main" tabIndex={-1} className="min-w-0 px-3 pt-4 pb-24 outline-none sm:px-6">
          <Outlet />
        </main>
      </div>
      <Dialog place="left" open={drawer} title={texts.shell.menu} onClose={() => setDrawer(false)}>
        {site && <Menu site={site} onChosen={() => setDrawer(false)} />}
      </Dialog>
      {me.data === null && (
        <Suspense>
          <LogInAgain email={whose.email} onLeave={() => setLeft(true)} />
        </Suspense>
      )}
    </SessionContext>
  );
}

function Waiting() {
  return (
    <>
      <div className="h-14 border-line border-b bg-surface" />
      <main className="p-6 desk:ml-56">
        <Skeleton />
      </main>
    </>
  );
}
