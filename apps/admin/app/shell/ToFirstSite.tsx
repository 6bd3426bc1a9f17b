import { Navigate } from 'react-router';
import { useTexts } from '../i18n/language.ts';
import { lastSite, useSession } from '../session/session.ts';
import { Empty } from '../ui/Empty.tsx';

/** `/admin` itself: the site that was worked on last; who serves customers begins with finding one. */
export function ToFirstSite() {
  const { shell } = useTexts();
  const { me } = useSession();
  const site = lastSite(me.sites);
  const first = me.role === 'service' ? '/customers' : '';
  return site ? <Navigate to={`/${site.id}${first}`} replace /> : <Empty>{shell.noSite}</Empty>;
}
