import { useEffect, useId, useState } from 'react';
import { Link } from 'react-router';
import texts from '#app/platform/i18n/generated/screens/addToUpcoming.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { withPageLoader } from '#app/platform/store/pageLoading.slice.ts';
import { Button } from '#app/ui/Button.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { dayText } from '../days.ts';
import { activeSubscriptions } from '../subscription/activeSubscriptions.slice.ts';
import { addToUpcomingOrder } from './addToUpcomingOrder.slice.ts';

/**
 * On a product's page, adds the product to a coming order of an auto-delivery. Shows nothing to customers without one.
 */
export default function AddToUpcoming({ code, name }: { code: string; name: string }) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const dispatch = useAppDispatch();
  const config = useAppSelector((state) => state.apiConfig);
  const heading = useId();
  const all = useAppSelector((state) => activeSubscriptions.select(state).data);
  const { loading, error, data: changed, key } = useAppSelector(addToUpcomingOrder.select);
  const [chosen, choose] = useState<string>();
  useEffect(() => void dispatch(activeSubscriptions.ensure(null)), [dispatch]);
  const open = (all ?? []).filter(({ editable, nextDate }) => editable && nextDate);
  const subscription = open.find(({ id }) => id === chosen) ?? open[0];
  if (!subscription?.nextDate) return null;
  const { id, nextDate } = subscription;
  const own = key?.includes(`"${code}"`);
  const add = (once: boolean): void =>
    void dispatch(withPageLoader(addToUpcomingOrder.load({ code, qty: 1, once, subscriptionId: id })));
  return (
    <section aria-labelledby={heading} className="mt-4 rounded-card bg-sunken p-4">
      <h2 id={heading} className="font-semibold">
        {open.length === 1 ? m.title({ date: dayText(nextDate, 'short', config) }) : m.titleMany()}
      </h2>
      {open.length > 1 && (
        <select
          aria-label={m.which()}
          value={id}
          onChange={(event) => choose(event.target.value)}
          className="mt-2 min-h-11 w-full rounded-control border border-control bg-surface px-2"
        >
          {open.map((one) => (
            <option key={one.id} value={one.id}>
              {dayText(one.nextDate ?? '', 'long', config)}
            </option>
          ))}
        </select>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {[true, false].map((once) => (
          <Button
            key={String(once)}
            look="secondary"
            busy={loading}
            onClick={() => add(once)}
            className="px-4"
          >
            <span>
              {once ? m.once() : m.everyTime()}
              <span className="sr-only">: {name}</span>
            </span>
          </Button>
        ))}
      </div>
      <div role="status" className="mt-3 empty:hidden">
        {changed && own && (
          <Notice tone="success">
            {changed.message}{' '}
            <Link
              to={link(`/auto-delivery/upcoming?subscription=${changed.id}`)}
              reloadDocument
              className="font-semibold underline underline-offset-2"
            >
              {m.see()}
            </Link>
          </Notice>
        )}
      </div>
      <p role="alert" className="mt-2 text-danger text-sm empty:hidden">
        {error && own && (error.errors[0]?.message || m.failed())}
      </p>
    </section>
  );
}
