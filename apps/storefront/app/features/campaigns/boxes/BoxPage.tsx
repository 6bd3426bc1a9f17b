import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDate } from '#app/platform/i18n/formatDate.ts';
import texts from '#app/platform/i18n/generated/screens/monthlyBox.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { buttonClass, LinkButton } from '#app/ui/Button.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { boxPath } from './box.url.ts';
import { boxOffer } from './boxes.slices.ts';

/** What the monthly box is: its sizes and prices, and how it goes. Where the site has none, it says so. */
export function BoxPage({ story }: { story?: ReactNode }) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const { data: offer, error } = useAppSelector(boxOffer.select);
  if (!offer) {
    return (
      <div className="page-width min-h-[50dvh] pt-8 pb-section">
        <h1 className="font-display text-4xl leading-tight">{m.title()}</h1>
        <div className="mt-6 max-w-xl space-y-4">
          <Notice tone="info">{error?.errors[0]?.message || m.failed()}</Notice>
          <LinkButton look="secondary" to={link('/beverages')}>
            {m.toBeverages()}
          </LinkButton>
        </div>
      </div>
    );
  }
  return (
    <div className="page-width pt-4 sm:pt-8 pb-section">
      {story ?? (
        <>
          <h1 className="font-display text-5xl leading-[1.04]">{m.title()}</h1>
          <p className="mt-4 max-w-[40rem] text-lg text-muted">{m.lead()}</p>
        </>
      )}
      <section aria-labelledby="box-sizes" className="pt-section">
        <h2 id="box-sizes" className="pb-6 font-display text-3xl">
          {m.sizesTitle()}
        </h2>
        <ul className="grid gap-grid md:grid-cols-3">
          {offer.sizes.map(({ boxes, price }) => (
            <li key={boxes}>
              <Link
                to={link(boxPath('choose', { boxes, products: [] }))}
                prefetch="intent"
                className="flex h-full flex-col rounded-card border border-line bg-surface p-6 hover:border-accent"
              >
                <span className="font-display text-2xl">{m.size({ count: boxes })}</span>
                <span className="mt-3 flex flex-wrap items-baseline gap-x-2">
                  <span className="tabular font-display text-4xl text-accent leading-none">
                    {price.formattedValue}
                  </span>
                  <span className="text-muted">{m.aMonth()}</span>
                </span>
                <span className="mt-3 text-muted text-sm">{m.podsMost({ count: offer.podsMost })}</span>
                <span className={buttonClass('secondary', 'mt-5 self-start')}>{m.choosePods()}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <HowItGoes />
    </div>
  );
}

function HowItGoes() {
  const m = useScreenMessages(texts);
  const { brand, lang } = useAppSelector((state) => state.apiConfig);
  const { data: offer } = useAppSelector(boxOffer.select);
  const link = useSiteLink();
  if (!offer) return null;
  const next = offer.billingDates[0];
  const [smallest] = offer.sizes;
  const steps = [
    [m.howChoose(), m.howChooseText({ included: offer.includedPrice.formattedValue })],
    [
      m.howBilled(),
      next
        ? m.howBilledText({ day: offer.billingDay, date: formatDate(next, brand, lang) })
        : m.howBilledPlain({ day: offer.billingDay }),
    ],
    [m.howSwap(), m.howSwapText({ hours: offer.cutOffHours })],
    [m.howSkip(), m.howSkipText({ count: offer.skipsMost })],
    [m.howLocked(), m.howLockedText({ months: offer.lockedMonths, days: offer.noticeDays })],
    [
      m.howGift(),
      m.howGiftText({
        months: new Intl.ListFormat(lang, { type: 'disjunction' }).format(offer.giftMonths.map(String)),
      }),
      // What is in it can be chosen later, also by who gets it.
      smallest && boxPath('gift', { boxes: smallest.boxes, products: [] }),
    ],
  ];
  return (
    <section
      aria-labelledby="box-how"
      className="mt-section rounded-card bg-deep px-6 py-10 text-on-deep sm:px-10 lg:py-14"
    >
      <h2 id="box-how" className="font-display text-3xl">
        {m.howTitle()}
      </h2>
      <ul className="mt-6 grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
        {steps.map(([title, text, to]) => (
          <li key={title}>
            <h3 className="font-semibold text-lg">
              {to ? (
                <Link to={link(to)} className="inline-block py-1 underline underline-offset-4">
                  {title}
                </Link>
              ) : (
                title
              )}
            </h3>
            <p className="mt-1 text-on-deep-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
