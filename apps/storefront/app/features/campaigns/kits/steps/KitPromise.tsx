import { formatDate } from '#app/platform/i18n/formatDate.ts';
import texts from '#app/platform/i18n/generated/screens/kits.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { Notice } from '#app/ui/Notice.tsx';
import type { Estimate } from '../../campaigns.types.ts';

interface KitPromiseProps {
  estimate: Estimate;
  commitment: NonNullable<Estimate['commitment']>;
}

/** What is promised with a kit: how much by when, and what ending costs after each order. */
export function KitPromise({ estimate: { unit, brewer }, commitment }: KitPromiseProps) {
  const m = useScreenMessages(texts);
  const { brand, lang } = useAppSelector((state) => state.apiConfig);
  const day = (iso: string) => formatDate(iso, brand, lang);
  const { units, deadline, orders, metOn, metInTime, totalPrice, earlyEnd, returnUntil, endings } =
    commitment;
  return (
    <section aria-labelledby="kit-promise">
      <h2 id="kit-promise" className="border-line border-b pb-2 font-display text-2xl">
        {m.promiseTitle()}
      </h2>
      <p className="mt-4 text-lg">
        {m.promise({ units: m.units({ count: units, unit }), date: day(deadline) })}{' '}
        {m.promiseOrders({ orders, date: day(metOn), amount: totalPrice.formattedValue })}
      </p>
      {!metInTime && (
        <div className="mt-4">
          <Notice tone="warning">{m.tooSlow({ date: day(deadline) })}</Notice>
        </div>
      )}
      {brewer && brewer.savings.value > 0 && (
        <>
          <h3 className="mt-6 font-semibold">{m.endTitle()}</h3>
          <p className="mt-1 text-muted">
            {earlyEnd === 'FULL'
              ? m.endFull({ list: brewer.listPrice.formattedValue, paid: brewer.price.formattedValue })
              : m.endShare({ list: brewer.listPrice.formattedValue, paid: brewer.price.formattedValue })}{' '}
            {m.endReturn({ date: day(returnUntil) })}
          </p>
          <table className="tabular mt-4 w-full max-w-xl text-left">
            <caption className="sr-only">{m.endTitle()}</caption>
            <thead>
              <tr className="border-line border-b text-muted text-sm">
                <th scope="col" className="py-2 pr-3 font-medium">
                  {m.endFrom()}
                </th>
                <th scope="col" className="py-2 pr-3 font-medium">
                  {m.endDone({ unit })}
                </th>
                <th scope="col" className="py-2 text-right font-medium">
                  {m.endCharge()}
                </th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {endings.map(({ on, orders: made, weightDone, charge }) => (
                <tr key={made}>
                  <th scope="row" className="py-2 pr-3 font-normal">
                    {made === 0 ? m.endBefore() : m.endOn({ date: day(on) })}
                  </th>
                  <td className="py-2 pr-3">{m.doneOf({ done: weightDone, all: units })}</td>
                  <td className="py-2 text-right font-semibold">
                    {charge.value === 0 ? m.nothing() : charge.formattedValue}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}
