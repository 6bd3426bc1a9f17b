import { CardForLater } from '#app/features/checkout/payment/CardForLater.tsx';
import SavedCards from '#app/features/customers/SavedCards.tsx';

/** The customer's saved cards, with the fields for another one. */
export default function AccountPayments() {
  return <SavedCards cardFields={(ref, onEnter) => <CardForLater ref={ref} onEnter={onEnter} />} />;
}
