import { NavLink } from 'react-router';
import { useTexts } from '../../i18n/language.ts';
import { OPERATIONS, useSession, useSite } from '../../session/session.ts';

/** The ways to look at what auto-delivery will do. */
export function Views() {
  const { subscriptions } = useTexts();
  const { may } = useSession();
  const site = useSite();
  const views = [
    { to: '', title: subscriptions.calendar, operation: OPERATIONS.calendar },
    { to: '/forecast', title: subscriptions.forecast, operation: OPERATIONS.forecast },
    { to: '/failed', title: subscriptions.failed, operation: OPERATIONS.failedCharges },
  ].filter(({ operation }) => may(operation));
  return (
    <nav aria-label={subscriptions.views} className="mb-4 flex flex-wrap gap-2">
      {views.map(({ to, title }) => (
        <NavLink
          key={to}
          to={`/${site.id}/auto-delivery${to}`}
          end
          className="button quiet aria-[current=page]:bg-accent-soft aria-[current=page]:font-semibold aria-[current=page]:text-accent-strong"
        >
          {title}
        </NavLink>
      ))}
    </nav>
  );
}
