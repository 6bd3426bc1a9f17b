import { useEffect } from 'react';
import texts from '#app/platform/i18n/generated/screens/addToUpcoming.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { LinkButton } from '#app/ui/Button.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import type { SiteNotification } from '../autoDelivery.types.ts';
import { siteNotifications } from './siteNotifications.slice.ts';

/** What needs a customer's attention, each with a link to where it is done. */
export function Notifications({ list }: { list: readonly SiteNotification[] }) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  if (list.length === 0) return null;
  return (
    <ul className="space-y-3">
      {list.map(({ type, subscriptionId, message }) => (
        <li key={`${type} ${subscriptionId}`}>
          <Notice tone={type === 'paymentFailed' ? 'danger' : 'warning'}>
            <p className="text-ink">{message}</p>
            <LinkButton
              look="quiet"
              to={link(`/auto-delivery/upcoming?subscription=${subscriptionId}`)}
              reloadDocument
              className="-ml-5"
            >
              {m.toCard()}
            </LinkButton>
          </Notice>
        </li>
      ))}
    </ul>
  );
}

/** The same on a customer's other screens; loaded when it is shown. */
export function OwnNotifications() {
  const dispatch = useAppDispatch();
  const { data } = useAppSelector(siteNotifications.select);
  useEffect(() => void dispatch(siteNotifications.load(null)), [dispatch]);
  return <Notifications list={data ?? []} />;
}
