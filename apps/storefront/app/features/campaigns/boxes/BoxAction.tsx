import { useState } from 'react';
import { useNavigate } from 'react-router';
import texts from '#app/platform/i18n/generated/screens/monthlyBox.js';
import { useMessages, useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppDispatch } from '#app/platform/store/hooks.ts';
import { Button, buttonClass, LinkButton } from '#app/ui/Button.tsx';
import { changeBox } from '../account/campaigns.thunks.ts';
import { AddOfferButton } from '../choosing/AddOfferButton.tsx';
import { unitsOf } from '../choosing/chosen.url.ts';
import { addBox } from './box.thunks.ts';
import { type BoxChoice, boxPath } from './box.url.ts';
import { changeGivenBox, GIVEN } from './givenBox.slice.ts';

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
  if (choice.subscription) return <SaveBox subscription={choice.subscription} choice={choice} />;
  return (
    <div className="flex flex-wrap items-end gap-2">
      <LinkButton look="secondary" to={link(boxPath('gift', choice))}>
        {m.asGift()}
      </LinkButton>
      <AddOfferButton label={shared.cart.addToCart()} add={() => addBox(choice)} />
    </div>
  );
}

/** Saves what is in the coming month of a box that the customer has, or is given. */
function SaveBox({ subscription, choice }: { subscription: string; choice: BoxChoice }) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const save = async (): Promise<void> => {
    setBusy(true);
    setProblem('');
    const { products } = choice;
    const failure = await dispatch(
      subscription === GIVEN
        ? changeGivenBox({ products })
        : changeBox({ subscriptionId: subscription }, { products }),
    );
    setBusy(false);
    if (failure) setProblem(failure.errors[0]?.message || m.failed());
    else await navigate(link(subscription === GIVEN ? boxPath('received') : '/account/boxes'));
  };
  return (
    <div>
      <p role="alert" className="pb-2 text-danger text-sm empty:hidden">
        {problem}
      </p>
      <Button busy={busy} onClick={() => void save()}>
        {m.save()}
      </Button>
    </div>
  );
}
