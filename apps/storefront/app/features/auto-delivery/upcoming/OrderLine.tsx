import { useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/autoDelivery.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { lineMost } from '#app/platform/store/setting.ts';
import { Badge } from '#app/ui/Badge.tsx';
import { MoreIcon } from '#app/ui/MoreIcon.tsx';
import { QuantityStepper } from '#app/ui/QuantityStepper.tsx';
import type { Addable, SubscriptionEntry } from '../autoDelivery.types.ts';
import { ProductDialog } from '../dialogs/ProductDialog.tsx';
import { LinePicture } from '../LinePicture.tsx';
import { Backups } from '../subscription/Backups.tsx';
import { useChange } from '../useChange.ts';

interface OrderLineProps {
  subscriptionId: string;
  entry: SubscriptionEntry;
  canEdit: boolean;
  /** Whether it is the only line, which cannot be removed. */
  only: boolean;
}

/** A line of the next order, changeable in place. */
export function OrderLine({ subscriptionId, entry, canEdit, only }: OrderLineProps) {
  const m = useScreenMessages(texts);
  const { busy, problem, change } = useChange(subscriptionId);
  const [swapping, setSwapping] = useState(false);
  const { entryNumber, product, quantity, basePrice, listPrice, totalPrice, available } = entry;
  const { name } = product;
  const most = useAppSelector((state) => lineMost(state, true, product.boxCount));
  const set = (qty: number): void =>
    void change({ action: 'change', body: { entries: [{ entryNumber, qty }] } });
  const swap = async ({ code }: Addable): Promise<void> => {
    setSwapping(false);
    await change({ action: 'swap', body: { entryNumber, code } });
  };
  const small =
    'inline-flex min-h-11 items-center font-semibold text-accent text-sm underline-offset-4 hover:underline';
  return (
    <div className="grid grid-cols-[4rem_1fr] gap-4" aria-busy={busy || undefined}>
      <LinePicture src={product.image} />
      <div className="min-w-0">
        <div className="flex justify-between gap-3">
          <div className="min-w-0">
            <h3 className="font-medium leading-snug">{name}</h3>
            <p className="text-muted text-sm">
              {[product.brand, ...Object.values(product.options ?? {})].filter(Boolean).join(' · ')}
            </p>
          </div>
          <p className="tabular text-right font-semibold">
            {totalPrice.formattedValue}
            {basePrice.value < listPrice.value && (
              <span className="block font-normal text-muted text-sm">
                <s>{listPrice.formattedValue}</s>
                {quantity > 1 && <> {m.each({ amount: basePrice.formattedValue })}</>}
              </span>
            )}
          </p>
        </div>
        {entry.isOneTimeProduct && <Badge>{m.onceOnly()}</Badge>}
        {!available && <p className="mt-1 text-danger text-sm">{m.unavailable()}</p>}
        {canEdit ? (
          <div className="mt-3 flex items-center justify-between gap-2">
            <QuantityStepper
              value={quantity}
              max={most}
              onChange={set}
              label={m.quantityOf({ name })}
              lessLabel={m.lessOf({ name })}
              moreLabel={m.moreOf({ name })}
            />
            {!only && (
              <button
                type="button"
                aria-label={m.removeNamed({ name })}
                onClick={() => set(0)}
                className="inline-flex size-11 items-center justify-center rounded-control text-muted hover:bg-sunken hover:text-ink"
              >
                <MoreIcon name="trash" className="size-5" />
              </button>
            )}
          </div>
        ) : (
          <p className="mt-1 text-muted text-sm">{m.quantity({ count: quantity })}</p>
        )}
        {canEdit && (
          <button type="button" className={small} onClick={() => setSwapping(true)}>
            <span>
              {m.swap()}
              <span className="sr-only">: {name}</span>
            </span>
          </button>
        )}
        <Backups subscriptionId={subscriptionId} entry={entry} canEdit={canEdit} />
        <p role="alert" className="mt-1 text-danger text-sm empty:hidden">
          {problem}
        </p>
        {swapping && (
          <ProductDialog
            title={m.swapTitle({ name })}
            action={m.swapFor()}
            onPick={(picked) => void swap(picked)}
            onClose={() => setSwapping(false)}
          />
        )}
      </div>
    </div>
  );
}
