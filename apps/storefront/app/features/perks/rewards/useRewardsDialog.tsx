import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { rewardModalClosed, rewardModalOpened, selectRewards } from './rewards.slice.ts';
import type { ActionType, Cart, Reward } from './rewards.types.ts';

const RewardsDialog = lazy(() => import('./RewardsDialog.tsx'));

interface RewardsDialogUse {
  open: (actionType: ActionType, item?: Reward) => void;
  dialog: ReactNode;
}

/**
 * The rewards dialog of the part that opens it: the same cart may be shown twice, on its page and beside it.
 *
 * @param cart absent where none was read: it is that of the visit.
 */
export function useRewardsDialog(cart?: Cart): RewardsDialogUse {
  const dispatch = useAppDispatch();
  const { isRewardModalOpen } = useAppSelector(selectRewards);
  const [mine, setMine] = useState(false);
  const close = useCallback((): void => {
    setMine(false);
    dispatch(rewardModalClosed());
  }, [dispatch]);
  return {
    open: (actionType, item) => {
      setMine(true);
      dispatch(rewardModalOpened(item ? { actionType, item } : { actionType }));
    },
    dialog: mine && isRewardModalOpen && (
      <Suspense>
        <RewardsDialog cart={cart} onClose={close} />
      </Suspense>
    ),
  };
}
