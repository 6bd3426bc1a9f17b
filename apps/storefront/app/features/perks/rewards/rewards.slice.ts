import { createAction } from '@reduxjs/toolkit';
import { orderPlaced, sessionBegan, sessionEnded } from '#app/platform/events.ts';
import { createArea, type LoadEnvironment } from '#app/platform/store/lifecycle.ts';
import { on, reducerOf } from '#app/platform/store/reactions.ts';
import { addSlice, type RootState } from '#app/platform/store/store.ts';
import { customerOf } from '../membership/loyalty.slices.ts';
import type {
  ActionType,
  ActiveAD,
  AppliedReward,
  AppliedRewards,
  Reward,
  RewardData,
} from './rewards.types.ts';

const own = ({ site, language, signal }: LoadEnvironment) => ({
  params: { path: { site }, query: { lang: language } },
  call: { bearer: true, signal, throwStatus: true },
});

const NO_PAGES = { currentPage: 0, pageSize: 0, totalPages: 0, totalResults: 0 };

/** The rewards that there are, page by page, and the member's points. */
export const fetchRewards = createArea({
  name: 'rewardsFetch',
  load: async (currentPage: number, env): Promise<RewardData> => {
    const { params, call } = own(env);
    const { data } = await env.api.get('/rest/v1/lms/{site}/fetchLoyaltyDetails', {
      params: { ...params, query: { ...params.query, ...customerOf(env.site), currentPage } },
      call,
    });
    const { rewards = [], pagination = NO_PAGES } = data;
    return { ...data, rewards, pagination };
  },
});

/** The rewards on a cart. */
export const fetchApplied = createArea({
  name: 'rewardsApplied',
  load: async (cartGuid: string, env): Promise<AppliedRewards> => {
    const { params, call } = own(env);
    const { data } = await env.api.get('/rest/v2/{site}/user/rewards/appliedRewards', {
      params: { ...params, query: { ...params.query, cartGuid } },
      call,
    });
    return data;
  },
});

interface OnCart {
  cartGuid: string;
  rewardCode: string;
}

/** Puts a reward on a cart. */
export const applyReward = createArea({
  name: 'rewardsApply',
  load: async (body: OnCart, env): Promise<AppliedRewards> =>
    (await env.api.post('/rest/v2/{site}/user/rewards/applyReward', { ...own(env), body })).data,
});

/** Takes a reward off a cart. */
export const removeReward = createArea({
  name: 'rewardsRemove',
  load: async (body: OnCart, env): Promise<AppliedRewards> =>
    (await env.api.post('/rest/v2/{site}/user/rewards/removeReward', { ...own(env), body })).data,
});

/** Puts another reward in the place of one. */
export const swapReward = createArea({
  name: 'rewardsSwap',
  load: async (body: OnCart & { newRewardCode: string }, env): Promise<AppliedRewards> =>
    (await env.api.post('/rest/v2/{site}/user/rewards/swapReward', { ...own(env), body })).data,
});

/** The member's auto-deliveries, which carry no rewards. */
export const fetchActiveADs = createArea({
  name: 'rewardsActiveADs',
  load: async (_: null, env): Promise<ActiveAD[]> =>
    (await env.api.get('/rest/v2/{site}/user/fetchAllActiveSubscriptions', own(env))).data.subscriptions,
});

interface RewardsState {
  /** Points, and the rewards of all pages that were loaded. */
  rewardData: RewardData | null;
  appliedRewards: AppliedRewards | null;
  activeADs: readonly ActiveAD[];
  isRewardModalOpen: boolean;
  /** What the dialog was opened with: the reward that is chosen in it. */
  selectedItemForRewardModal: Reward | null;
  actionType: ActionType | null;
  /** What was taken off the cart last, so that it can be put back. */
  removed: AppliedReward | null;
  /** The order that was placed last on this visit, and its rewards, until that is told. */
  ordered: { guid: string; rewards: readonly AppliedReward[] } | null;
}

const initialState: RewardsState = {
  rewardData: null,
  appliedRewards: null,
  activeADs: [],
  isRewardModalOpen: false,
  selectedItemForRewardModal: null,
  actionType: null,
  removed: null,
  ordered: null,
};

interface Opened {
  /** Chosen from the start. */
  item?: Reward;
  actionType: ActionType;
}

export const rewardModalOpened = createAction<Opened>('rewards/opened');
export const rewardChosen = createAction<Reward>('rewards/chosen');
export const rewardModalClosed = createAction('rewards/closed');
export const redeemTold = createAction('rewards/told');

/** The dialog, and what is chosen in it. */
const ofDialog = [
  on(rewardModalOpened, (state: RewardsState, { item = null, actionType }) => ({
    ...state,
    isRewardModalOpen: true,
    removed: null,
    selectedItemForRewardModal: item,
    actionType,
  })),
  on(rewardChosen, (state: RewardsState, item) => ({ ...state, selectedItemForRewardModal: item })),
  on(rewardModalClosed, (state: RewardsState) => ({
    ...state,
    isRewardModalOpen: false,
    removed: null,
    selectedItemForRewardModal: null,
    actionType: null,
  })),
  on(redeemTold, (state: RewardsState) => ({ ...state, ordered: null })),
];

const take = (state: RewardsState, { data }: { data: AppliedRewards }): RewardsState => ({
  ...state,
  appliedRewards: data,
});
const takeChange = (state: RewardsState, { data }: { data: AppliedRewards }): RewardsState => ({
  ...state,
  appliedRewards: data,
  removed: null,
});
addSlice(
  'rewards',
  reducerOf(initialState, [
    ...ofDialog,
    on(fetchRewards.actions.success, (state, { data }) => {
      const before = data.pagination.currentPage > 0 ? (state.rewardData?.rewards ?? []) : [];
      return { ...state, rewardData: { ...data, rewards: [...before, ...data.rewards] } };
    }),
    on(fetchActiveADs.actions.success, (state, { data }) => ({ ...state, activeADs: data })),
    on(fetchApplied.actions.success, take),
    on(applyReward.actions.success, takeChange),
    on(removeReward.actions.success, (state, { data }) => ({
      ...state,
      appliedRewards: data,
      removed: state.appliedRewards?.rewards[0] ?? null,
    })),
    on(swapReward.actions.success, takeChange),
    on(orderPlaced, (state, { guid }) => ({
      ...initialState,
      ordered: { guid, rewards: state.appliedRewards?.rewards ?? [] },
    })),
    on(sessionBegan, () => initialState),
    on(sessionEnded, () => initialState),
  ]),
);

export const selectRewards = (state: RootState): RewardsState =>
  (state.rewards as RewardsState | undefined) ?? initialState;
