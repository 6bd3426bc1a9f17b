import { type ReactNode, useState } from 'react';
import { useMessages } from '#app/platform/i18n/messages.tsx';
import { Icon } from '#app/ui/Icon.tsx';
import { QuantityStepper } from '#app/ui/QuantityStepper.tsx';
import { CardPrice } from './CardPrice.tsx';
import type { Variant } from './catalog.types.ts';
import type { Product } from './product.slice.ts';
import { VariantPicker } from './VariantPicker.tsx';

interface BuyBoxProps {
  product: Product;
  present: Variant;
  onChoose: (variant: Variant) => void;
  /** The button that adds, given by whoever composes the page. */
  action: (variant: Variant, quantity: number) => ReactNode;
  /** Amount from which shipping is free, in words of the site's money. */
  freeShippingFrom?: string;
}

/** Choosing and buying. */
export function BuyBox({ product, present, onChoose, action, freeShippingFrom }: BuyBoxProps) {
  const m = useMessages();
  const [quantity, setQuantity] = useState(1);
  return (
    <div>
      <div className="mt-6 [&_span]:first:text-2xl">
        <CardPrice variant={present} />
      </div>
      <VariantPicker
        optionNames={product.optionNames}
        variants={product.variants}
        present={present}
        onChoose={onChoose}
      />
      <div className="mt-6 flex flex-wrap items-start gap-3">
        <QuantityStepper
          value={quantity}
          max={99}
          onChange={setQuantity}
          label={m.cart.quantity()}
          lessLabel={m.cart.less()}
          moreLabel={m.cart.more()}
        />
        <div className="min-w-52 grow">{action(present, quantity)}</div>
      </div>
      <ul className="mt-6 space-y-2 text-muted text-sm">
        {freeShippingFrom && (
          <li className="flex items-center gap-3">
            <Icon name="truck" className="size-5" />
            {m.catalog.freeShippingFrom({ amount: freeShippingFrom })}
          </li>
        )}
        <li className="flex items-center gap-3">
          <Icon name="repeat" className="size-5" />
          {m.catalog.returns()}
        </li>
      </ul>
    </div>
  );
}
