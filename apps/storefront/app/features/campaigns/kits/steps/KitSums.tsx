import { formatDate } from '#app/platform/i18n/formatDate.ts';
import texts from '#app/platform/i18n/generated/screens/kits.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import type { Estimate } from '../../campaigns.types.ts';

/** What is paid now, and with each later order. */
export function KitSums({ estimate }: { estimate: Estimate }) {
  const { now, later, brewer: reduced } = estimate;
  const m = useScreenMessages(texts);
  const { brand, lang } = useAppSelector((state) => state.apiConfig);
  return (
    <div className="space-y-6">
      <section aria-labelledby="kit-now">
        <h2 id="kit-now" className="font-semibold">
          {m.firstOrder()}
        </h2>
        <Sums order={now} />
        {reduced && reduced.savings.value > 0 && (
          <p className="mt-2 text-sm text-success">{m.saves({ amount: reduced.savings.formattedValue })}</p>
        )}
      </section>
      <section aria-labelledby="kit-later" className="border-line border-t pt-4">
        <h2 id="kit-later" className="font-semibold">
          {m.laterOrders({ date: formatDate(later.on, brand, lang) })}
        </h2>
        <Sums order={later} />
      </section>
      <p className="text-muted text-sm">{m.beforeTax()}</p>
    </div>
  );
}

function Sums({ order }: { order: Estimate['now'] }) {
  const m = useScreenMessages(texts);
  const { subTotal, deliveryCost, surcharges, totalPrice } = order;
  const row = 'flex justify-between gap-4';
  return (
    <dl className="tabular mt-2 space-y-1">
      <div className={row}>
        <dt>{m.goods()}</dt>
        <dd>{subTotal.formattedValue}</dd>
      </div>
      {surcharges.value > 0 && (
        <div className={row}>
          <dt>{m.surcharges()}</dt>
          <dd>{surcharges.formattedValue}</dd>
        </div>
      )}
      <div className={row}>
        <dt>{m.shipping()}</dt>
        <dd>{deliveryCost.value === 0 ? m.freeShipping() : deliveryCost.formattedValue}</dd>
      </div>
      <div className={`${row} pt-1 font-semibold text-lg`}>
        <dt>{m.total()}</dt>
        <dd>{totalPrice.formattedValue}</dd>
      </div>
    </dl>
  );
}
