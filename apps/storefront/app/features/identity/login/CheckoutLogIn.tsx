import texts from '#app/platform/i18n/generated/screens/identity.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { isLoggedIn } from '#app/platform/session/isLoggedIn.ts';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { featureOn } from '#app/platform/store/setting.ts';
import { LogInButton } from './LogInButton.tsx';

/** Offers an optional log-in above the checkout's steps. */
export function CheckoutLogIn({ onLoggedIn }: { onLoggedIn: () => void }) {
  const m = useScreenMessages(texts);
  const offered = useAppSelector((state) => featureOn(state, 'accounts'));
  const { brand } = useAppSelector((state) => state.apiConfig);
  // Drawn once the cart is loaded, so in the browser only.
  if (!offered || isLoggedIn(brand)) return null;
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 rounded-control bg-sunken px-4 py-2">
      <p>{m.checkoutPrompt()}</p>
      <LogInButton onLoggedIn={onLoggedIn} />
    </div>
  );
}
