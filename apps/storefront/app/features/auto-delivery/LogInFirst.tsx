import { useLocation } from 'react-router';
import texts from '#app/platform/i18n/generated/screens/autoDelivery.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { setting } from '#app/platform/store/setting.ts';
import { LinkButton } from '#app/ui/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

/** For visitors who are not logged in: a log-in that leads back here, and what auto-delivery is. */
export function LogInFirst() {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const { pathname, search } = useLocation();
  const percent = useAppSelector((state) => setting(state, 'autoDeliveryRecurringPercent'));
  const login = link('/login');
  const back = encodeURIComponent(pathname + search);
  return (
    <>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <p className="max-w-[38rem] text-lg">{m.logInText()}</p>
        <LinkButton to={`${login}${login.includes('?') ? '&' : '?'}next=${back}`}>{m.logIn()}</LinkButton>
      </div>
      <EmptyState percent={percent} secondary />
    </>
  );
}
