import { useEffect } from 'react';
import { Outlet, useParams } from 'react-router';
import { useTexts } from '../i18n/language.ts';
import { keepSite, SiteContext, useSession } from '../session/session.ts';
import { LinkButton } from '../ui/Button.tsx';
import { Empty } from '../ui/Empty.tsx';

/** Screens of one site, in its colours: nobody changes a price in the wrong shop. */
export function SiteFrame() {
  const { shell } = useTexts();
  const { site: id = '' } = useParams();
  const { me } = useSession();
  const site = me.sites.find((one) => one.id === id);
  const known = site?.id;
  useEffect(() => {
    if (!known) return;
    keepSite(known);
    document.documentElement.dataset.brand = known;
  }, [known]);
  if (!site) return <Empty action={<LinkButton to="/">{shell.home}</LinkButton>}>{shell.noSuchSite}</Empty>;
  return (
    // Nothing of one site's screens, such as a selection, goes over to another's.
    <SiteContext key={id} value={site}>
      <Outlet />
    </SiteContext>
  );
}
