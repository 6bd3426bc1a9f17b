import { type ReactNode, type Ref, useRef, useState } from 'react';
import { formatDate } from '#app/platform/i18n/formatDate.ts';
import texts from '#app/platform/i18n/generated/screens/pay.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import type { Failure } from '#app/platform/store/failure.ts';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { Button, LinkButton } from '#app/ui/Button.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { Skeleton } from '#app/ui/Skeleton.tsx';
import type { OpenPayment } from './pay.thunks.ts';
import { type AskBank, usePayment } from './usePayment.ts';

/** What the engine calls what a link pays, beside an order of an auto-delivery. */
const BOX = 'box';
const KIT = 'kit';

/** Whether the card that pays is charged again: what ends a kit is paid once. */
export const keepsCard = ({ of }: OpenPayment): boolean => of !== KIT;

/** Handle of the provider’s fields: answers a token, or why there is none. */
export interface PayFields {
  tokenize(): Promise<{ token: string } | { refused: string } | 'invalid' | 'unavailable'>;
}

export interface PayPageProps {
  /** Draws the fields of whoever takes this shop’s payments. */
  fields: (ref: Ref<PayFields>, payment: OpenPayment, onEnter: (token: string) => void) => ReactNode;
  askBank: AskBank;
}

/** Where a mailed link leads: an order that could not be charged is paid in person, without a log-in. */
export default function PayPage({ fields, askBank }: PayPageProps) {
  const m = useScreenMessages(texts);
  const paying = usePayment(askBank);
  const { payment, failure, hasLink } = paying;
  const isOpen = payment?.status === 'due' || payment?.status === 'asked';
  // A link that is none, or is over, needs another one; anything else can be tried again.
  const isWrong = !hasLink || (!payment && failure?.status === 400);
  const opening = payment?.of === KIT ? m.kitTitle : m.title;
  const title = !payment || isOpen ? opening : m.titleAfter;
  return (
    <div className="page-width min-h-dvh max-w-2xl pt-8 pb-section">
      <h1 className="font-display text-3xl leading-tight sm:text-4xl">{title()}</h1>
      <noscript>
        <p className="mt-4">{m.noScript()}</p>
      </noscript>
      <div className="mt-6 space-y-6">
        {isWrong && <Ended tone="danger" title={hasLink ? m.expired() : m.noLink()} note={m.noLinkNote()} />}
        {hasLink && !payment && !failure && (
          <div>
            <p role="status" className="sr-only">
              {m.loading()}
            </p>
            <Skeleton className="h-80" />
          </div>
        )}
        {payment && <Told payment={payment} />}
        {failure && !isOpen && !isWrong && <Refused failure={failure} />}
        {failure && !payment && !isWrong && <Button onClick={() => void paying.load()}>{m.retry()}</Button>}
        {payment && isOpen && (
          <Pay key={payment.status} {...paying} payment={payment} failure={failure} fields={fields} />
        )}
        {payment && <Outcome payment={payment} />}
      </div>
    </div>
  );
}

function Refused({ failure }: { failure: Failure }) {
  const m = useScreenMessages(texts);
  return (
    <Notice tone="danger" role="alert">
      {failure.errors[0]?.message ?? m.failed()}
    </Notice>
  );
}

/** What is paid, and what for. */
function Told({ payment: { amount, of, date, entries, status } }: { payment: OpenPayment }) {
  const m = useScreenMessages(texts);
  const { brand, lang } = useAppSelector((state) => state.apiConfig);
  const day = { date: formatDate(date, brand, lang) };
  const title = of === KIT ? m.kitOrder : of === BOX ? m.boxOrder : m.order;
  return (
    <section className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <h2 className="font-semibold">{title(day)}</h2>
      <ul className="mt-3 space-y-1">
        {entries.map(({ name, quantity }) => (
          <li key={name}>{of === KIT ? m.kitLine({ name }) : m.line({ quantity, name })}</li>
        ))}
      </ul>
      {amount && status !== 'cancelled' && (
        <p className="tabular mt-3 flex justify-between gap-4 border-line border-t pt-3 font-semibold">
          <span>{m.total({ status })}</span>
          <span>{amount.formattedValue}</span>
        </p>
      )}
    </section>
  );
}

interface PayProps extends Pick<ReturnType<typeof usePayment>, 'busy' | 'goOn' | 'pay'> {
  payment: OpenPayment;
  failure: Failure | undefined;
  fields: PayPageProps['fields'];
}

function Pay({ payment, failure, fields, busy, goOn, pay }: PayProps) {
  const m = useScreenMessages(texts);
  const card = useRef<PayFields>(null);
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState('');
  const end = (blocked: 'blocked' | undefined): void => setProblem(blocked ? m.bankBlocked() : '');
  const press = async (): Promise<void> => {
    setProblem('');
    setAsking(true);
    const answer = (await card.current?.tokenize()) ?? 'unavailable';
    setAsking(false);
    if (answer === 'invalid') setProblem(m.cardInvalid());
    else if (answer === 'unavailable') setProblem(m.cardUnavailable());
    else if ('refused' in answer) setProblem(answer.refused);
    else end(await pay(answer.token));
  };
  const isAsked = payment.status === 'asked';
  return (
    <div className="space-y-5">
      {isAsked ? (
        <Notice tone="warning" role="status">
          {m.bankAsks()}
        </Notice>
      ) : (
        <>
          <p className="text-muted">
            {[
              ...(payment.card ? [m.refusedCard(payment.card)] : []),
              ...(keepsCard(payment) ? [m.cardKept()] : []),
            ].join(' ')}
          </p>
          <div className="rounded-card border border-line bg-surface p-4 sm:p-5">
            {fields(card, payment, (token) => {
              if (!busy) void pay(token).then(end);
            })}
          </div>
        </>
      )}
      {failure && <Refused failure={failure} />}
      <p role="alert" className="text-danger text-sm empty:hidden">
        {problem}
      </p>
      <Button
        busy={busy || asking}
        className="min-h-14 w-full text-lg"
        onClick={() => void (isAsked ? goOn(payment).then(end) : press())}
      >
        {isAsked ? m.toBank() : m.pay({ amount: payment.amount?.formattedValue ?? '' })}
      </Button>
    </div>
  );
}

function Outcome({ payment }: { payment: OpenPayment }) {
  const m = useScreenMessages(texts);
  const { status, code = '', of } = payment;
  const paid = of === KIT ? m.kitPaidNote : of === BOX ? m.boxPaidNote : m.paidNote;
  if (status === 'paid') return <Ended tone="success" title={m.paid()} note={paid({ code })} of={of} />;
  if (status === 'processing')
    return (
      <Ended title={m.processing()} note={of === KIT ? m.kitProcessingNote() : m.processingNote()} of={of} />
    );
  if (status === 'cancelled')
    return (
      <Ended title={m.cancelled()} note={of === KIT ? m.kitCancelledNote() : m.cancelledNote()} of={of} />
    );
  return null;
}

function Ended({
  tone = 'info',
  title,
  note,
  of,
}: {
  tone?: 'info' | 'success' | 'danger';
  title: string;
  note: string;
  of?: string;
}) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const [back, label] =
    of === KIT
      ? ['/account', m.toAccount]
      : of === BOX
        ? ['/account/boxes', m.toBoxes]
        : ['/auto-delivery', m.toAutoDelivery];
  return (
    <>
      <Notice tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
        <p className="font-semibold">{title}</p>
        <p className="text-ink">{note}</p>
      </Notice>
      <LinkButton look="secondary" to={link(back)}>
        {label()}
      </LinkButton>
    </>
  );
}
