import { type ReactNode, useId, useState } from 'react';
import { formatDate, formatMoment } from '#app/platform/i18n/formatDate.ts';
import texts from '#app/platform/i18n/generated/screens/myCampaigns.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { Button, LinkButton } from '#app/ui/Button.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { boxPath } from '../../boxes/box.url.ts';
import { BoxContents } from '../BoxContents.tsx';
import type { CampaignBox } from '../campaignInfo.slice.ts';
import { type BoxChange, changeBox } from '../campaigns.thunks.ts';
import { BoxDelivery } from './BoxDelivery.tsx';
import { BoxSize } from './BoxSize.tsx';
import type { BoxParts } from './box.types.ts';
import { CancelBox } from './CancelBox.tsx';
import { RefusedCard } from './RefusedCard.tsx';

/** One monthly box: the coming month with what can be changed of it and until when, and the month before. */
export function ManageBox({ box, ...parts }: { box: CampaignBox } & BoxParts) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const { brand, lang } = useAppSelector((state) => state.apiConfig);
  const heading = useId();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [told, setTold] = useState('');
  const { subscriptionId, boxes, gift, thisMonth, newPrice, lockedUntil } = box;
  const day = (iso: string) => formatDate(iso, brand, lang);
  /** Answers whether it succeeded. */
  const change = async (asked: BoxChange, done: string): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setProblem('');
    setTold('');
    const failure = await dispatch(changeBox({ subscriptionId }, asked));
    setBusy(false);
    if (failure) setProblem(failure.errors[0]?.message || m.changeFailed());
    else setTold(done);
    return failure === null;
  };
  const editing = { busy, problem, onChange: change };
  return (
    <section aria-labelledby={heading} className="max-w-2xl space-y-6">
      <h2 id={heading} className="font-display text-2xl">
        {gift ? m.giftFor({ name: gift.recipientName ?? gift.recipientEmail }) : m.boxOf({ count: boxes })}
      </h2>
      <p role="status" className="text-success empty:hidden">
        {told}
      </p>
      <p role="alert" className="text-danger empty:hidden">
        {problem}
      </p>
      <RefusedCard box={box} {...parts} {...editing} />
      {newPrice && (
        <Notice tone="warning">
          {m.newPrice({ price: newPrice.price.formattedValue, date: day(newPrice.from) })}
        </Notice>
      )}
      <NextMonth box={box} busy={busy} onChange={change} />
      {thisMonth && (
        <Part title={m.lastMonth({ date: day(thisMonth.date) })}>
          <p className="text-muted text-sm">{m.monthStatus({ status: thisMonth.status })}</p>
          <div className="mt-3">
            <BoxContents products={thisMonth.products} />
          </div>
        </Part>
      )}
      <Part title={gift ? m.shipsTo() : m.delivery()}>
        <BoxDelivery box={box} {...parts} {...editing} />
      </Part>
      {!gift && (
        <Part title={m.settings()}>
          {lockedUntil && <p>{m.locked({ price: box.price.formattedValue, date: day(lockedUntil) })}</p>}
          <BoxSize
            key={boxes}
            boxes={boxes}
            busy={busy}
            onSave={(size) => void change({ boxes: size }, m.sizeSaved())}
          />
          <CancelBox busy={busy} onCancel={(reason) => change({ cancel: true, ...reason }, m.cancelled())} />
        </Part>
      )}
    </section>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="rounded-card border border-line bg-surface p-5">
      <h3 id={heading} className="pb-2 font-semibold text-lg">
        {title}
      </h3>
      {children}
    </section>
  );
}

interface NextMonthProps {
  box: CampaignBox;
  busy: boolean;
  onChange: (change: BoxChange, done: string) => Promise<boolean>;
}

function NextMonth({ box, busy, onChange }: NextMonthProps) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const config = useAppSelector((state) => state.apiConfig);
  const { subscriptionId, boxes, nextBilling, cutOff, canChange, canSkip, canTakeSkipBack, nextMonth } = box;
  const { gift, total, skipped = [] } = box;
  if (!nextBilling || !nextMonth) return <p>{m.noNext()}</p>;
  const date = formatDate(nextBilling, config.brand, config.lang);
  const products = nextMonth.products.map(({ code, qty }) => ({ code, qty }));
  return (
    <Part title={gift ? m.nextSent({ date }) : m.nextBilled({ date, amount: total.formattedValue })}>
      {!nextMonth.chosen && (
        <p className="pb-3 text-muted">{nextMonth.products.length > 0 ? m.weFill() : m.notChosen()}</p>
      )}
      {nextMonth.products.length > 0 && <BoxContents products={nextMonth.products} />}
      {cutOff && (
        <p className="mt-3 text-muted text-sm">
          {canChange ? m.until({ moment: formatMoment(cutOff, config.brand, config.lang) }) : m.tooLate()}
        </p>
      )}
      {skipped.length > 0 && (
        <p className="mt-1 text-muted text-sm">
          {m.skipped({
            dates: skipped.map((one) => formatDate(one, config.brand, config.lang)).join(' · '),
          })}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {canChange && (
          <LinkButton to={link(boxPath('choose', { boxes, products, subscription: subscriptionId }))}>
            {m.swap()}
          </LinkButton>
        )}
        {canSkip && (
          <Button
            look="secondary"
            busy={busy}
            onClick={() => void onChange({ skip: true }, m.skippedNow({ date }))}
          >
            {m.skip()}
          </Button>
        )}
        {canTakeSkipBack && (
          <Button look="secondary" busy={busy} onClick={() => void onChange({ skip: false }, m.unskipped())}>
            {m.unskip()}
          </Button>
        )}
      </div>
    </Part>
  );
}
