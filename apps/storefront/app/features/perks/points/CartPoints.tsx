import { useEffect } from 'react';
import { Link } from 'react-router';
import { perksStepped } from '#app/platform/events.ts';
import texts from '#app/platform/i18n/generated/screens/cartPoints.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { Button } from '#app/ui/Button.tsx';
import { Meter } from '#app/ui/Meter.tsx';
import { RemovedReward } from '../rewards/RemovedReward.tsx';
import { isReward } from '../rewards/rewards.rules.ts';
import type { Cart, LoyaltyPoints } from '../rewards/rewards.types.ts';
import { useRewardsDialog } from '../rewards/useRewardsDialog.tsx';
import { loyaltyPoints } from './loyaltyPoints.slice.ts';
import { useIsMember } from './useIsMember.ts';

/** What changes the points of a cart. */
const stateOf = ({ subTotal, orderDiscounts, entries }: Cart): string =>
  [
    subTotal.value,
    orderDiscounts.value,
    ...entries.map(({ product, isOneTimeProduct, totalPrice }) =>
      [product.code, totalPrice.value, isOneTimeProduct].join(),
    ),
  ].join(' ');

interface CartPointsProps {
  cart: Cart;
  /** A link leads to another page: the cart beside this one closes. */
  onLeave?: () => void;
}

/** Below the sums of a cart: what it earns, and for members how far the next reward is, and the rewards. */
export default function CartPoints({ cart, onLeave }: CartPointsProps) {
  const dispatch = useAppDispatch();
  const isMember = useIsMember();
  const { data } = useAppSelector(loyaltyPoints.select);
  const { guid = '' } = cart;
  const of = `${isMember} ${stateOf(cart)}`;
  const isKnown = isMember !== undefined;
  useEffect(() => {
    if (guid && isKnown) void dispatch(loyaltyPoints.ensure({ cartGuid: guid, of }));
  }, [dispatch, guid, of, isKnown]);
  // Here, as who joins in it becomes a member while it is open.
  const { open, dialog } = useRewardsDialog(cart);
  if (!data) return null;
  return (
    <>
      {isMember ? (
        <OfMember cart={cart} earns={data} onChoose={() => open('apply')} />
      ) : (
        <OfVisitor points={data.points} onLook={() => open('apply')} onLeave={onLeave} />
      )}
      {dialog}
    </>
  );
}

interface OfMemberProps {
  cart: Cart;
  earns: LoyaltyPoints;
  onChoose: () => void;
}

function OfMember({ cart, earns, onChoose }: OfMemberProps) {
  const m = useScreenMessages(texts);
  const { points, balance = 0, nextReward } = earns;
  const away = nextReward && m.away({ points: nextReward.missing });
  return (
    <section aria-label={m.title()} className="space-y-3 rounded-control bg-sunken p-4">
      <RemovedReward cart={cart} />
      {points > 0 && <p className="font-semibold">{m.earns({ points })}</p>}
      <p className="tabular text-sm">
        {m.balance({ points: balance })}
        {away && <span className="block">{away}</span>}
      </p>
      {nextReward && away && (
        <Meter value={nextReward.points - nextReward.missing} max={nextReward.points} label={away} />
      )}
      {!cart.entries.some(isReward) && (
        <Button look="secondary" className="w-full" onClick={onChoose}>
          {m.choose()}
        </Button>
      )}
    </section>
  );
}

interface OfVisitorProps {
  points: number;
  onLook: () => void;
  onLeave: (() => void) | undefined;
}

function OfVisitor({ points, onLook, onLeave }: OfVisitorProps) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const dispatch = useAppDispatch();
  if (points === 0) return null;
  return (
    <p className="text-muted text-sm">
      {m.wouldEarn({ points })}{' '}
      <Link
        to={link('/perks')}
        className="font-semibold text-accent underline underline-offset-4"
        onClick={() => {
          dispatch(perksStepped({ event: 'earn_reward_CTA' }));
          onLeave?.();
        }}
      >
        {m.about()}
      </Link>{' '}
      <button
        type="button"
        className="ml-3 min-h-6 font-semibold text-accent underline underline-offset-4"
        onClick={onLook}
      >
        {m.look()}
      </button>
    </p>
  );
}
