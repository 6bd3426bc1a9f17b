import type { ReactNode } from 'react';
import { formatDate } from '#app/platform/i18n/formatDate.ts';
import texts from '#app/platform/i18n/generated/screens/orders.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { setting } from '#app/platform/store/setting.ts';
import { Button, LinkButton } from '#app/ui/Button.tsx';
import { MoreIcon, type MoreIconName } from '#app/ui/MoreIcon.tsx';
import { OrderHelp } from './OrderHelp.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import type { Order } from './order.slice.ts';

interface OrderDetailsProps {
  order: Order;
  lines: ReactNode;
  totals: ReactNode;
  /** In the account: the order's actions, instead of thanks and what happens next. */
  actions?: ReactNode;
  /** After the order was placed: what stands below the thanks. */
  belowThanks?: ReactNode;
  /** Then too: offers to save it in an account. */
  claim?: ReactNode;
}

export function OrderDetails({ order, lines, totals, actions, belowThanks, claim }: OrderDetailsProps) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const shopName = useAppSelector((state) => setting(state, 'shopName'));
  return (
    <>
      <p className="mb-4 hidden font-display text-xl print:block">{shopName}</p>
      {!actions && <Heading order={order} />}
      <Facts order={order} />
      <div className="mt-8 grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,46rem)_23rem] lg:justify-between lg:gap-14">
        <div className="space-y-8">
          {belowThanks}
          {!actions && isAhead(order) && <NextSteps order={order} />}
          {claim}
          {(actions || !isAhead(order)) && <OrderTimeline order={order} />}
          <section aria-labelledby="order-items">
            <h2 id="order-items" className="mb-4 font-display text-2xl">
              {m.items()}
            </h2>
            {lines}
          </section>
          {actions}
          <OrderHelp code={order.code} />
        </div>
        <aside className="space-y-6 self-start break-words rounded-card border border-line bg-surface p-6">
          {totals}
          <Refund order={order} />
          <Address order={order} />
          <Company order={order} />
          <Card order={order} />
        </aside>
      </div>
      <div className="mt-10 flex flex-wrap gap-3 print:hidden">
        {!actions && <LinkButton to={link('/')}>{m.keepShopping()}</LinkButton>}
        <Button look="secondary" onClick={() => window.print()}>
          {m.print()}
        </Button>
      </div>
    </>
  );
}

/** Whether nothing was shipped yet and the order is not fully refunded. */
const isAhead = ({ status, paymentStatus }: Order): boolean =>
  (status === 'created' || status === 'processing') &&
  paymentStatus !== 'refund_due' &&
  paymentStatus !== 'refunded';

function Heading({ order }: { order: Order }) {
  const m = useScreenMessages(texts);
  const name = order.deliveryAddress.firstName;
  const [title, text] =
    order.status === 'cancelled'
      ? [m.cancelledTitle(), m.cancelledText()]
      : order.status === 'returned'
        ? [m.returnedTitle()]
        : order.placed
          ? // Later mails lead here too; what they are about is shown below.
            [m.thanks({ name }), isAhead(order) ? m.received() : undefined]
          : [m.confirming({ name }), m.confirmingText()];
  return (
    <>
      <MoreIcon name="cup" className="mb-3 size-12 text-accent print:hidden" />
      <h1 className="font-display text-4xl leading-tight">{title}</h1>
      {text && <p className="mt-2 max-w-prose text-lg text-muted">{text}</p>}
    </>
  );
}

/** What was refunded, and what will be. */
function Refund({ order: { refundedAmount, refundDueAmount } }: { order: Order }) {
  const m = useScreenMessages(texts);
  const sentences = [
    refundedAmount.value > 0 ? m.refunded({ amount: refundedAmount.formattedValue }) : undefined,
    refundDueAmount.value > 0 ? m.refunding({ amount: refundDueAmount.formattedValue }) : undefined,
  ].filter((sentence) => sentence !== undefined);
  if (sentences.length === 0) return null;
  return (
    <section aria-labelledby="order-refund" className="border-line border-t pt-5">
      <h2 id="order-refund" className="mb-1 font-semibold">
        {m.refund()}
      </h2>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </section>
  );
}

/** What a company entered at checkout for its books. */
function Company({ order: { purchaseOrderNumber, taxExemptionNumber } }: { order: Order }) {
  const m = useScreenMessages(texts);
  const facts = [
    [m.purchaseOrder(), purchaseOrderNumber],
    [m.taxExemption(), taxExemptionNumber],
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
  const m = useScreenMessages(texts);
  const { brand, lang } = useAppSelector((state) => state.apiConfig);
  const facts = [
    [m.number(), order.code],
    [m.date(), formatDate(order.placed ?? order.created, brand, lang)],
    [m.status(), m.statusOf({ status: order.statusDisplay.replace('-', '') })],
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
  const m = useScreenMessages(texts);
  const from = useAppSelector((state) => setting(state, 'deliveryDaysMin'));
  const to = useAppSelector((state) => setting(state, 'deliveryDaysMax'));
  const steps: [MoreIconName, string][] = [
    ['mail', m.nextMail({ email: order.email })],
    ['bag', m.nextPack()],
    ['truck', m.nextArrive({ from, to })],
  ];
  return (
    <section aria-labelledby="order-next" className="print:hidden">
      <h2 id="order-next" className="mb-4 font-display text-2xl">
        {m.next()}
      </h2>
      <ol className="space-y-3">
        {steps.map(([icon, text]) => (
          <li key={icon} className="flex items-start gap-3">
            <MoreIcon name={icon} className="mt-0.5 size-5 text-success" />
            <span className="min-w-0 break-words">{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Address({ order: { deliveryAddress: to, status } }: { order: Order }) {
  const m = useScreenMessages(texts);
  return (
    <section aria-labelledby="order-address" className="border-line border-t pt-5">
      <h2 id="order-address" className="mb-1 font-semibold">
        {m.address({ status })}
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

/** The card that was charged, or that is for later deliveries only. */
function Card({ order: { paymentInfo, amountDue } }: { order: Order }) {
  const m = useScreenMessages(texts);
  if (!paymentInfo.card) return null;
  return (
    <section aria-labelledby="order-payment" className="border-line border-t pt-5">
      <h2 id="order-payment" className="mb-1 font-semibold">
        {amountDue.value > 0 ? m.payment() : m.laterPayment()}
      </h2>
      <p className="tabular">{m.card(paymentInfo.card)}</p>
    </section>
  );
}
