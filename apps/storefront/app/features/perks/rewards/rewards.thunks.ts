import { cartCounted, perksStepped } from '#app/platform/events.ts';
import type { Failure } from '#app/platform/store/failure.ts';
import { type Area, reload } from '#app/platform/store/lifecycle.ts';
import type { AppThunk } from '#app/platform/store/store.ts';
import { applyReward, fetchRewards, removeReward, swapReward } from './rewards.slice.ts';
import type { AppliedRewards, Reward } from './rewards.types.ts';

type Named = Pick<Reward, 'rewardCode' | 'points'>;
type Change = AppThunk<Promise<Failure | null>>;

/** Puts a reward on the cart; answers the failure, if there is one. */
export const redeem = (cartGuid: string, { rewardCode, points }: Named): Change =>
  change(
    (dispatch) => dispatch(applyReward.load({ cartGuid, rewardCode })),
    perksStepped({ event: 'redeem_reward', reward_code: rewardCode, points }),
  );

/** Takes a reward off the cart: its points are back. */
export const giveBack = (cartGuid: string, { rewardCode, points }: Named): Change =>
  change(
    (dispatch) => dispatch(removeReward.load({ cartGuid, rewardCode })),
    perksStepped({ event: 'undo_redeem', reward_code: rewardCode, points }),
  );

/** Puts another reward in the place of one; where that one cannot be had, the first stays. */
export const exchange = (cartGuid: string, old: Named, { rewardCode, points }: Named): Change =>
  change(
    (dispatch) =>
      dispatch(swapReward.load({ cartGuid, rewardCode: old.rewardCode, newRewardCode: rewardCode })),
    perksStepped({ event: 'redeem_reward', reward_code: rewardCode, points }),
  );

/** After a change the cart's count is the answer's, and the cart and the points are read again. */
const change =
  (send: AppThunk<Promise<Area<AppliedRewards>>>, step: ReturnType<typeof perksStepped>): Change =>
  async (dispatch) => {
    const { data, error, success } = await dispatch(send);
    if (!success || !data) {
      // What is sold out, or on the cart already, is to be seen.
      void dispatch(fetchRewards.load(0));
      return error;
    }
    if (data.sessionCartCount >= 0) dispatch(cartCounted(data.sessionCartCount));
    dispatch(step);
    dispatch(reload('cart'));
    void dispatch(fetchRewards.load(0));
    return null;
  };
