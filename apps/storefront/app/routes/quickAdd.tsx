import { AddToCartButton } from '#app/features/cart/AddToCartButton.tsx';
import type { Card } from '#app/features/catalog/catalog.types.ts';

/** What can be bought without choosing; the rest is chosen on its page. */
export function quickAdd(card: Card) {
  const variant = card.defaultVariant;
  if (!variant?.purchasable || card.isBundle) return null;
  return (
    <AddToCartButton
      code={variant.code}
      productName={card.name}
      available={variant.inStock}
      look="secondary"
      className="w-full"
    />
  );
}
