import { formatDate } from '#app/platform/i18n/formatDate.ts';
import texts from '#app/platform/i18n/generated/screens/myCampaigns.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { LinkButton } from '#app/ui/Button.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { BoxContents } from './BoxContents.tsx';
import type { CampaignBox } from './campaignInfo.slice.ts';

/** A monthly box at a glance, with the way to change it. */
export function BoxCard({ box }: { box: CampaignBox }) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const { brand, lang } = useAppSelector((state) => state.apiConfig);
  const { boxes, total, nextBilling, nextMonth, gift, status } = box;
  return (
    <article className="rounded-card border border-line bg-surface p-5">
      <h3 className="font-display text-xl">
        {gift ? m.giftFor({ name: gift.recipientName ?? gift.recipientEmail }) : m.boxOf({ count: boxes })}
      </h3>
      <p className="tabular mt-1">
        {nextBilling
          ? gift
            ? m.nextSent({ date: formatDate(nextBilling, brand, lang) })
            : m.nextBilled({ date: formatDate(nextBilling, brand, lang), amount: total.formattedValue })
          : m.noNext()}
      </p>
      {(status === 'PAYMENT_FAILED' || status === 'ON_HOLD') && (
        <div className="mt-3">
          <Notice tone="danger">{m.cardRefused()}</Notice>
        </div>
      )}
      {nextMonth && (
        <div className="mt-4">
          {nextMonth.products.length > 0 && <BoxContents products={nextMonth.products} />}
          {!nextMonth.chosen && (
            <p className="mt-2 text-muted text-sm">
              {nextMonth.products.length > 0 ? m.weFill() : m.notChosen()}
            </p>
          )}
        </div>
      )}
      <LinkButton look="secondary" className="mt-4" to={link('/account/boxes')}>
        {m.manageBox()}
      </LinkButton>
    </article>
  );
}
