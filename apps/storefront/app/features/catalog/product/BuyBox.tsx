import { type ReactNode, useState } from 'react';
import { useMessages } from '#app/platform/i18n/messages.tsx';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { lineMost, setting } from '#app/platform/store/setting.ts';
import { Icon } from '#app/ui/Icon.tsx';
import { QuantityStepper } from '#app/ui/QuantityStepper.tsx';
import { CardPrice } from '../card/CardPrice.tsx';
import { toCardVariant } from '../catalog.adapter.ts';
import type { Variant } from '../catalog.types.ts';
import { BuyBar } from './BuyBar.tsx';
import { isRecurring, type Purchase, type PurchaseAction, PurchaseOptions } from './PurchaseOptions.tsx';
import { VariantPicker } from './VariantPicker.tsx';

interface BuyBoxProps {
  variants: readonly Variant[];
  optionNames: readonly string[];
  present: Variant;
  onChoose: (variant: Variant) => void;
  action: PurchaseAction;
  /** Instead of the button where the variant is sold out. */
  whenSoldOut?: ReactNode;
  /** Amount from which shipping is free, formatted. */
  freeShippingFrom?: string;
  /** What the cart lacks for free shipping, formatted; told instead where it is known. */
  freeShippingAway?: string;
  /** E-mailed or held online: nothing is shipped. */
  virtual?: boolean;
  /** On a phone the button stays at the foot of the screen: on the product's own page. */
  fixed?: boolean;
}

/** Choice of variant, of how to buy and of quantity, with the one button to buy. */
export function BuyBox({ variants, optionNames, present, onChoose, action, ...rest }: BuyBoxProps) {
  const { cart, catalog } = useMessages();
  const usual = useAppSelector((state) => setting(state, 'autoDeliveryDefaultFrequency'));
  const [asked, setAsked] = useState(1);
  const [purchase, setPurchase] = useState<Purchase>({ weeks: usual });
  const offered = isRecurring(present);
  const recurring = offered && purchase.recurring === true;
  const most = useAppSelector((state) => lineMost(state, recurring, present.boxCount));
  const quantity = Math.min(asked, most);
  const chosen = recurring ? present.autoDeliveryPrice : present.price;
  return (
    <div>
      <VariantPicker optionNames={optionNames} variants={variants} present={present} onChoose={onChoose} />
      {offered ? (
        <PurchaseOptions
          variant={present}
          quantity={quantity}
          purchase={purchase}
          onChoose={setPurchase}
          most={asked > most ? most : undefined}
        />
      ) : (
        <div className="mt-4 [&_span]:first:text-xl">
          <CardPrice variant={toCardVariant(present)} />
        </div>
      )}
      {!present.inStock && present.purchasable && (
        <p className="mt-2">
          {catalog.soldOut()}
          {rest.whenSoldOut && `. ${catalog.mailed()}`}
        </p>
      )}
      <div className="mt-4 flex flex-wrap items-start gap-3">
        {present.inStock && present.purchasable && (
          <QuantityStepper
            value={quantity}
            max={most}
            onChange={(_, wanted) => setAsked(Math.max(1, wanted))}
            label={cart.quantity()}
            lessLabel={cart.less()}
            moreLabel={cart.more()}
          />
        )}
        <BuyBar
          fixed={rest.fixed}
          variant={present}
          price={chosen?.formattedValue}
          quantity={quantity}
          weeks={recurring ? purchase.weeks : undefined}
        >
          {(!present.inStock && rest.whenSoldOut) ||
            action(present, quantity, recurring ? purchase.weeks : undefined)}
        </BuyBar>
      </div>
      {!rest.virtual && <Promises {...rest} arrives={present.inStock} />}
    </div>
  );
}

/** Promises beside the buttons: delivery if it is in stock, free shipping, returns. */
function Promises({
  arrives,
  freeShippingFrom,
  freeShippingAway,
}: Pick<BuyBoxProps, 'freeShippingFrom' | 'freeShippingAway'> & { arrives: boolean }) {
  const { catalog } = useMessages();
  const from = useAppSelector((state) => setting(state, 'deliveryDaysMin'));
  const to = useAppSelector((state) => setting(state, 'deliveryDaysMax'));
  const returns = useAppSelector((state) => setting(state, 'returnWindowDays'));
  return (
    <ul className="mt-5 space-y-2 text-muted text-sm">
      {arrives && (
        <li className="flex items-center gap-3">
          <Icon name="truck" className="size-5" />
          {catalog.arrives({ from, to })}
        </li>
      )}
      {freeShippingFrom && (
        <li className="flex items-center gap-3">
          <Icon name="bag" className="size-5" />
          {freeShippingAway
            ? catalog.freeShippingAway({ amount: freeShippingAway })
            : catalog.freeShippingFrom({ amount: freeShippingFrom })}
        </li>
      )}
      <li className="flex items-center gap-3">
        <Icon name="return" className="size-5" />
        {catalog.returns({ days: returns })}
      </li>
    </ul>
  );
}
