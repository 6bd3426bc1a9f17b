import { useEffect, useId } from 'react';
import texts from '#app/platform/i18n/generated/screens/rewards.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { readCartGuid } from '#app/platform/session/cartGuid.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { featureOn } from '#app/platform/store/setting.ts';
import { Button } from '#app/ui/Button.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { Dialog } from '#app/ui/overlay/Dialog.tsx';
import { Skeleton } from '#app/ui/Skeleton.tsx';
import { JoinFirst } from './JoinFirst.tsx';
import { RewardChoice } from './RewardChoice.tsx';
import { RewardFooter } from './RewardFooter.tsx';
import { fetchActiveADs, fetchApplied, fetchRewards, selectRewards } from './rewards.slice.ts';
import type { Cart } from './rewards.types.ts';
import { useRedeem } from './useRedeem.ts';

interface RewardsDialogProps {
  cart: Cart | undefined;
  onClose: () => void;
}

/** Chooses a reward for the cart, or another in the place of the one that is on it. Its code comes when it is opened. */
export default function RewardsDialog({ cart, onClose }: RewardsDialogProps) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const { rewardData, actionType } = useAppSelector(selectRewards);
  const { error, loading } = useAppSelector(fetchRewards.select);
  const cartGuid = cart?.guid ?? readCartGuid();
  const isMember = rewardData?.optedIn ?? false;
  const autoDelivers = useAppSelector((state) => featureOn(state, 'autoDelivery'));
  const choice = useRedeem(cartGuid);
  const form = useId();
  const isSwap = choice.old !== undefined || (actionType === 'swap' && !rewardData);
  useEffect(() => {
    void dispatch(fetchRewards.load(0));
  }, [dispatch]);
  useEffect(() => {
    if (!isMember) return;
    if (cartGuid) void dispatch(fetchApplied.load(cartGuid));
    if (autoDelivers) void dispatch(fetchActiveADs.load(null));
  }, [dispatch, isMember, cartGuid, autoDelivers]);
  return (
    <Dialog
      open
      onClose={onClose}
      title={choice.done ? m.doneTitle() : isSwap ? m.swapTitle() : m.title()}
      closeLabel={m.close()}
      footer={
        rewardData &&
        (isMember ? <RewardFooter form={form} choice={choice} onClose={onClose} /> : <JoinFirst />)
      }
    >
      {rewardData ? (
        // A form, so that Enter takes what is chosen.
        <form
          id={form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (isMember && !choice.done) void choice.submit();
          }}
        >
          <RewardChoice choice={choice} details={rewardData} />
        </form>
      ) : error ? (
        <div className="space-y-4">
          <Notice tone="danger" role="alert">
            {error.errors[0]?.message || m.failed()}
          </Notice>
          <Button busy={loading} onClick={() => void dispatch(fetchRewards.load(0))}>
            {m.retry()}
          </Button>
        </div>
      ) : (
        <div role="status" className="space-y-3">
          <span className="sr-only">{m.loading()}</span>
          <Skeleton className="h-7 w-48" />
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
        </div>
      )}
    </Dialog>
  );
}
