import { AddToCartButton } from '#app/features/cart/AddToCartButton.tsx';
import type { PurchaseAction } from '#app/features/catalog/product/PurchaseOptions.tsx';

/** The cart's button beside a product's prices: bought once, or again and again. */
export const buyAction =
  (productName: string, autoDeliveryLabel: string): PurchaseAction =>
  (variant, quantity, frequencyWeeks) => (
    <AddToCartButton
      key={variant.code}
      code={variant.code}
      qty={quantity}
      productName={productName}
      available={variant.inStock && variant.purchasable}
      className="w-full"
      frequencyWeeks={frequencyWeeks}
      label={frequencyWeeks ? autoDeliveryLabel : undefined}
      long
    />
  );
