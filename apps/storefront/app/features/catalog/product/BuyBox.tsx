import { type ReactNode, useState } from 'react';
import { useMessages } from '#app/platform/i18n/messages.tsx';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { lineMost, setting } from '#app/platform/store/setting.ts';
import { Icon } from '#app/ui/Icon.tsx';
import { QuantityStepper } from '#app/ui/QuantityStepper.tsx';
import type { Variant } from '../catalog.types.ts';
import { type PurchaseAction, PurchaseOptions } from './PurchaseOptions.tsx';
import { VariantPicker } from './VariantPicker.tsx';

interface BuyBoxProps {
  variants: readonly Variant[];
  optionNames: readonly string[];
  present: Variant;
  onChoose: (variant: Variant) => void;
  action: PurchaseAction;
  /** Shown instead of the buttons where the variant is sold out. */
  whenSoldOut?: ReactNode;
  /** Amount from which shipping is free, formatted. */
  freeShippingFrom?: string;
  /** E-mailed or held online: nothing is shipped. */
  virtual?: boolean;
}

/** Choice of variant and quantity, with the buttons to buy. */
export function BuyBox({ variants, optionNames, present, onChoose, action, ...rest }: BuyBoxProps) {
  const m = useMessages();
  const [quantity, setQuantity] = useState(1);
  const most = useAppSelector((state) => lineMost(state, false));
  return (
    <div>
      <VariantPicker optionNames={optionNames} variants={variants} present={present} onChoose={onChoose} />
      <div className="mt-6 space-y-4">
        {present.inStock && (
          <QuantityStepper
            value={quantity}
            max={most}
            onChange={setQuantity}
            label={m.cart.quantity()}
            lessLabel={m.cart.less()}
            moreLabel={m.cart.more()}
          />
        )}
        <PurchaseOptions variant={present} quantity={quantity} action={action} />
        {!present.inStock && rest.whenSoldOut}
      </div>
      {!rest.virtual && <Promises arrives={present.inStock} freeShippingFrom={rest.freeShippingFrom} />}
    </div>
  );
}

/** Promises beside the buttons: delivery if it is in stock, free shipping, returns. */
function Promises({ arrives, freeShippingFrom }: { arrives: boolean; freeShippingFrom?: string }) {
  const m = useMessages();
  const from = useAppSelector((state) => setting(state, 'deliveryDaysMin'));
  const to = useAppSelector((state) => setting(state, 'deliveryDaysMax'));
  const returns = useAppSelector((state) => setting(state, 'returnWindowDays'));
  return (
    <ul className="mt-6 space-y-2 text-muted text-sm">
      {arrives && (
        <li className="flex items-center gap-3">
          <Icon name="truck" className="size-5" />
          {m.catalog.arrives({ from, to })}
        </li>
      )}
      {freeShippingFrom && (
        <li className="flex items-center gap-3">
          <Icon name="bag" className="size-5" />
          {m.catalog.freeShippingFrom({ amount: freeShippingFrom })}
        </li>
      )}
      <li className="flex items-center gap-3">
        <Icon name="return" className="size-5" />
        {m.catalog.returns({ days: returns })}
      </li>
    </ul>
  );
}
