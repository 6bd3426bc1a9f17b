import type { ReactNode } from 'react';
import texts from '#app/platform/i18n/generated/screens/checkout.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { LinkButton } from '#app/ui/Button.tsx';
import { Icon } from '#app/ui/Icon.tsx';
import type { Cart } from '../checkout.types.ts';
import { Thumbnails } from './Thumbnails.tsx';

interface OrderSummaryProps {
  cart: Cart;
  lines: ReactNode;
  totals: ReactNode;
}

/** What is being bought: folded under its total on phones, beside the steps on wide screens. */
export function OrderSummary({ cart, lines, totals }: OrderSummaryProps) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const edit = (
    <LinkButton look="quiet" to={link('/cart')} className="-mr-5 whitespace-nowrap pl-2 text-sm">
      {m.edit()}
    </LinkButton>
  );
  return (
    <>
      <details className="group rounded-card border border-line bg-surface lg:hidden">
        <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-4 [&::-webkit-details-marker]:hidden">
          <Thumbnails entries={cart.entries} />
          <span className="py-2 leading-snug">
            <span className="block font-medium">{m.summary()}</span>
            <span className="block text-muted text-sm">{m.summaryItems({ count: cart.totalUnitCount })}</span>
          </span>
          <span className="tabular ml-auto font-semibold text-lg">{cart.amountDue.formattedValue}</span>
          <Icon
            name="chevron-down"
            className="size-5 text-muted transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="space-y-5 border-line border-t px-4 pt-5 pb-4">
          {lines}
          {totals}
          <div className="-mb-2 flex justify-end">{edit}</div>
        </div>
      </details>
      <aside className="self-start rounded-card border border-line bg-surface p-6 max-lg:hidden lg:sticky lg:top-24 lg:col-start-2">
        <div className="mb-4 flex items-center justify-between">
          <h2 className="whitespace-nowrap font-display text-xl">{m.summary()}</h2>
          {edit}
        </div>
        <div className="max-h-[45dvh] overflow-y-auto">{lines}</div>
        <div className="mt-5 space-y-5 border-line border-t pt-5">{totals}</div>
      </aside>
    </>
  );
}
