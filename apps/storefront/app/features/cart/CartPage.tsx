import { useMessages } from '#app/platform/i18n/messages.tsx';

export default function CartPage() {
  const m = useMessages();
  return <h1 className="font-display text-4xl">{m.cart.title()}</h1>;
}
