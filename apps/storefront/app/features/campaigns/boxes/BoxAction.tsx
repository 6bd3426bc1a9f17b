import texts from '#app/platform/i18n/generated/screens/monthlyBox.js';
import { useMessages, useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { buttonClass, LinkButton } from '#app/ui/Button.tsx';
import { AddOfferButton } from '../choosing/AddOfferButton.tsx';
import { unitsOf } from '../choosing/chosen.url.ts';
import { addBox } from './box.thunks.ts';
import { type BoxChoice, boxPath } from './box.url.ts';

/** What can be done with a choice of boxes: into the cart, or as a gift. */
export function BoxAction({ choice, isFull }: { choice: BoxChoice & { boxes: number }; isFull: boolean }) {
  const m = useScreenMessages(texts);
  const shared = useMessages();
  const link = useSiteLink();
  if (!isFull) {
    const missing = choice.boxes - unitsOf(choice.products);
    return (
      <span className={buttonClass('secondary', 'border-dashed text-muted')}>
        {missing > 0 ? m.missing({ count: missing }) : m.tooMany({ count: -missing })}
      </span>
    );
  }
  return (
    <div className="flex flex-wrap items-end gap-2">
      <LinkButton look="secondary" to={link(boxPath('gift', choice))}>
        {m.asGift()}
      </LinkButton>
      <AddOfferButton label={shared.cart.addToCart()} add={() => addBox(choice)} />
    </div>
  );
}
