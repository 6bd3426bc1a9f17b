import { useState } from 'react';
import { Link } from 'react-router';
import { formatDate } from '#app/platform/i18n/formatDate.ts';
import texts from '#app/platform/i18n/generated/screens/account.js';
import orderTexts from '#app/platform/i18n/generated/screens/orders.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { Badge } from '#app/ui/Badge.tsx';
import { Button } from '#app/ui/Button.tsx';
import type { BadgeTone } from '#app/ui/badge.ts';
import { Notice } from '#app/ui/Notice.tsx';
import { Picture } from '#app/ui/Picture.tsx';
import { type PastOrder, reorder } from './orderHistory.slice.ts';

/** Tone of the badge of a status. */
export const TONES: Record<string, BadgeTone> = {
  cancelled: 'quiet',
  returned: 'quiet',
  delivered: 'success',
  created: 'warning',
};

/** An order in the list: date, products, total, state. */
export function PastOrderCard({ order }: { order: PastOrder }) {
  const m = useScreenMessages(texts);
  const status = useScreenMessages(orderTexts);
  const link = useSiteLink();
  const { brand, lang } = useAppSelector((state) => state.apiConfig);
  const { code, placed, products, statusDisplay, total, totalUnitCount } = order;
  return (
    <article aria-labelledby={`order-${code}`} className="rounded-card border border-line bg-surface p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div>
          <h2 id={`order-${code}`} className="tabular font-semibold text-lg">
            <Link to={link(`/account/orders/${code}`)} className="underline-offset-4 hover:underline">
              {m.orderOf({ code })}
            </Link>
          </h2>
          <p className="text-muted text-sm">{m.placedOn({ date: formatDate(placed, brand, lang) })}</p>
        </div>
        <Badge tone={TONES[order.status] ?? 'accent'}>
          {status.statusOf({ status: statusDisplay.replace('-', '') })}
        </Badge>
      </div>
      <div className="mt-4 flex items-end justify-between gap-4">
        <ul className="flex gap-2">
          {products.map(({ code: product, image, name }) => (
            <li key={product} className="size-16 overflow-hidden rounded-control bg-sunken">
              <Picture src={image} alt={name} width={64} height={64} sizes="64px" className="size-16" />
            </li>
          ))}
        </ul>
        <p className="tabular text-right">
          <span className="block text-muted text-sm">{m.items({ count: totalUnitCount })}</span>
          <span className="font-semibold">{total.formattedValue}</span>
        </p>
      </div>
      <Reorder code={code} />
    </article>
  );
}

/** Puts all of an order into the cart again, and says what did not fit. */
export function Reorder({ code }: { code: string }) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ failed: boolean; messages: string[] }>();
  const press = async (): Promise<void> => {
    setBusy(true);
    const outcome = await dispatch(reorder(code));
    setBusy(false);
    if ('messages' in outcome) setSaid({ failed: false, messages: [m.reordered(), ...outcome.messages] });
    else {
      const { status, errors } = outcome.failure;
      setSaid({ failed: true, messages: [(status && errors[0]?.message) || m.reorderFailed()] });
    }
  };
  return (
    <div className="mt-4 space-y-3 print:hidden">
      {said && (
        <Notice tone={said.failed ? 'danger' : 'success'} role={said.failed ? 'alert' : 'status'}>
          {said.messages.map((message) => (
            <p key={message}>{message}</p>
          ))}
          {!said.failed && (
            <Link to={link('/cart')} className="inline-flex min-h-11 items-center font-semibold underline">
              {m.toCart()}
            </Link>
          )}
        </Notice>
      )}
      <Button look="secondary" busy={busy} aria-label={m.reorderOf({ code })} onClick={() => void press()}>
        {m.reorder()}
      </Button>
    </div>
  );
}
