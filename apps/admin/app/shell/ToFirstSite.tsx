import { Navigate } from 'react-router';
import { useTexts } from '../i18n/language.ts';
import { lastSite, useSession } from '../session/session.ts';
import { Empty } from '../ui/Empty.tsx';

/** `/admin` itself: the site that was worked on last. */
export function ToFirstSite() {
  const { shell } = useTexts();
  const site = lastSite(useSession().me.sites);
  return site ? <Navigate to={`/${site.id}`} replace /> : <Empty>{shell.noSite}</Empty>;
}
