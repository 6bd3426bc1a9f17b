import type { CartEntry } from '../cart.types.ts';

/** Amounts beside a line's price, such as a deposit, for all its units together. */
export function LineSurcharges({ surcharges = [] }: Pick<CartEntry, 'surcharges'>) {
  return surcharges.map(({ code, label, amount }) => (
    <p key={code} className="tabular text-muted text-sm">
      + {label} {amount.formattedValue}
    </p>
  ));
}
