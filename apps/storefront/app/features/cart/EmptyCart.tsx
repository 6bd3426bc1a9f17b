import texts from '#app/platform/i18n/generated/screens/cart.js';
import { useMessages, useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppDispatch } from '#app/platform/store/hooks.ts';
import { LinkButton } from '#app/ui/Button.tsx';
import { MoreIcon } from '#app/ui/MoreIcon.tsx';
import { cartClosed } from './cart.slice.ts';

/** Says that the cart is empty, with links to the shop. */
export function EmptyCart() {
  const m = useMessages();
  const texted = useScreenMessages(texts);
  const link = useSiteLink();
  const dispatch = useAppDispatch();
  return (
    <div className="flex flex-col items-start gap-4 py-10">
      <MoreIcon name="cup" className="size-12 text-accent" />
      <p className="font-display text-2xl">{texted.emptyTitle()}</p>
      <p className="text-muted">{texted.emptyText()}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={link('/beverages')} onClick={() => dispatch(cartClosed())}>
          {m.shell.beverages()}
        </LinkButton>
        <LinkButton look="secondary" to={link('/brewers')} onClick={() => dispatch(cartClosed())}>
          {m.shell.brewers()}
        </LinkButton>
      </div>
    </div>
  );
}
