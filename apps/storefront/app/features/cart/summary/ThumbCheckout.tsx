import { type RefObject, useEffect, useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/cart.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { isPhoneVisit, presentVisit } from '#app/platform/session/phoneVisit.ts';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { setting } from '#app/platform/store/setting.ts';
import { LinkButton } from '#app/ui/Button.tsx';

interface ThumbCheckoutProps {
  /** The total, formatted. */
  amount: string;
  /** The summary's own link to the checkout. */
  below: RefObject<HTMLElement | null>;
}

/**
 * In the mobile state (`isPhoneVisit`): a link to the checkout, fixed to the foot of the screen while the summary's own
 * is further down.
 */
export function ThumbCheckout({ amount, below }: ThumbCheckoutProps) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const { brand } = useAppSelector((state) => state.apiConfig);
  const isFlagged = useAppSelector((state) => setting(state, 'features').thumbCheckout === false);
  const [isBelow, setBelow] = useState(false);
  useEffect(() => {
    if (!below.current || !isPhoneVisit(presentVisit(brand, isFlagged))) return;
    const observer = new IntersectionObserver(([seen]) =>
      setBelow(seen !== undefined && !seen.isIntersecting && seen.boundingClientRect.top > 0),
    );
    observer.observe(below.current);
    return () => observer.disconnect();
  }, [below, brand, isFlagged]);
  if (!isBelow) return null;
  return (
    // Hidden while the question about cookies is at the foot of the screen.
    <div className="fixed inset-x-0 bottom-0 z-10 border-line border-t bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-lift in-[[data-consent=ask]]:hidden print:hidden">
      <LinkButton to={link('/checkout')} reloadDocument className="w-full">
        {m.checkoutAmount({ amount })}
      </LinkButton>
    </div>
  );
}
