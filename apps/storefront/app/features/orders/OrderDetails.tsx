import { SITES } from '@crema/brands';
import type { ReactNode } from 'react';
import { formatDate } from '#app/platform/i18n/format.ts';
import { useMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { Button, LinkButton } from '#app/ui/Button.tsx';
import { Icon, type IconName } from '#app/ui/Icon.tsx';
import type { Order } from './order.slice.ts';

interface OrderDetailsProps {
  order: Order;
  lines: ReactNode;
  totals: ReactNode;
}

export function OrderDetails({ order, lines, totals }: OrderDetailsProps) {
  const m = useMessages();
  const link = useSiteLink();
  const { brand } = useAppSelector((state) => state.apiConfig);
  return (
    <>
      <p className="mb-4 hidden font-display text-xl print:block">{SITES[brand].name}</p>
      <Heading order={order} />
      <Facts order={order} />
      <div className="mt-8 grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-14">
        <div className="space-y-8">
          {order.status !== 'cancelled' && <NextSteps order={order} />}
          <section aria-labelledby="order-items">
            <h2 id="order-items" className="mb-4 font-display text-2xl">
              {m.orders.items()}
            </h2>
            {lines}
          </section>
        </div>
        <aside className="space-y-6 self-start break-words rounded-card border border-line bg-surface p-6">
          {totals}
          <Address order={order} />
          <Company order={order} />
          <Card order={order} />
        </aside>
      </div>
      <div className="mt-10 flex flex-wrap gap-3 print:hidden">
        <LinkButton to={link('/')}>{m.orders.keepShopping()}</LinkButton>
        <Button look="secondary" onClick={() => window.print()}>
          {m.orders.print()}
        </Button>
      </div>
    </>
  );
}

function Heading({ order }: { order: Order }) {
  const m = useMessages();
  const name = order.deliveryAddress.firstName;
  const cancelled = order.status === 'cancelled';
  const title = cancelled
    ? m.orders.cancelledTitle()
    : order.placed
      ? m.orders.thanks({ name })
      : m.orders.confirming({ name });
  const text = cancelled
    ? m.orders.cancelledText()
    : order.placed
      ? m.orders.received()
      : m.orders.confirmingText();
  return (
    <>
      <Icon name="cup" className="mb-3 size-12 text-accent print:hidden" />
      <h1 className="font-display text-4xl leading-tight">{title}</h1>
      <p className="mt-2 max-w-prose text-lg text-muted">{text}</p>
    </>
  );
}

/** What a company told at checkout, for its books. */
function Company({ order: { purchaseOrderNumber, taxExemptionNumber } }: { order: Order }) {
  const m = useMessages();
  const facts = [
    [m.orders.purchaseOrder(), purchaseOrderNumber],
    [m.orders.taxExemption(), taxExemptionNumber],
  ].filter(([, value]) => value);
  if (facts.length === 0) return null;
  return (
    <dl className="space-y-3 border-line border-t pt-5">
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt className="font-semibold">{term}</dt>
          <dd className="tabular">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Facts({ order }: { order: Order }) {
  const m = useMessages();
  const { brand, lang } = useAppSelector((state) => state.apiConfig);
  const facts = [
    [m.orders.number(), order.code],
    [m.orders.date(), formatDate(order.placed ?? order.created, brand, lang)],
    [m.orders.status(), m.orders.statusOf({ status: order.statusDisplay.replace('-', '') })],
  ];
  return (
    <dl className="mt-6 flex flex-wrap gap-x-10 gap-y-3 border-line border-y py-4">
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt className="text-muted text-sm">{term}</dt>
          <dd className="tabular font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function NextSteps({ order }: { order: Order }) {
  const m = useMessages();
  const steps: [IconName, string][] = [
    ['mail', m.orders.nextMail({ email: order.email })],
    ['bag', m.orders.nextPack()],
    ['truck', m.orders.nextArrive()],
  ];
  return (
    <section aria-labelledby="order-next" className="print:hidden">
      <h2 id="order-next" className="mb-4 font-display text-2xl">
        {m.orders.next()}
      </h2>
      <ol className="space-y-3">
        {steps.map(([icon, text]) => (
          <li key={icon} className="flex items-start gap-3">
            <Icon name={icon} className="mt-0.5 size-5 text-success" />
            <span className="min-w-0 break-words">{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Address({ order: { deliveryAddress: to } }: { order: Order }) {
  const m = useMessages();
  return (
    <section aria-labelledby="order-address" className="border-line border-t pt-5">
      <h2 id="order-address" className="mb-1 font-semibold">
        {m.orders.address()}
      </h2>
      <address className="not-italic">
        {[
          `${to.firstName} ${to.lastName}`,
          to.companyName,
          to.line1,
          to.line2,
          `${to.town}, ${to.region.isocode.split('-')[1]} ${to.postalCode}`,
        ].map(
          (line) =>
            line && (
              <span key={line} className="block">
                {line}
              </span>
            ),
        )}
      </address>
    </section>
  );
}

function Card({ order: { paymentInfo } }: { order: Order }) {
  const m = useMessages();
  if (!paymentInfo.card) return null;
  return (
    <section aria-labelledby="order-payment" className="border-line border-t pt-5">
      <h2 id="order-payment" className="mb-1 font-semibold">
        {m.orders.payment()}
      </h2>
      <p className="tabular">{m.orders.card(paymentInfo.card)}</p>
    </section>
  );
}
