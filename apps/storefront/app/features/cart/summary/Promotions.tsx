import type { Cart } from '../cart.types.ts';

/** Discounts for what is in the cart, and those that a little more would bring. */
export function Promotions({ cart }: { cart: Cart }) {
  const { appliedProductPromotions: applied, potentialProductPromotions: potential } = cart;
  if (applied.length + potential.length === 0) return null;
  return (
    <ul className="space-y-1 text-sm">
      {applied.map(({ description }) => (
        <li key={description} className="text-success">
          {description}
        </li>
      ))}
      {potential.map(({ description }) => (
        <li key={description}>{description}</li>
      ))}
    </ul>
  );
}
