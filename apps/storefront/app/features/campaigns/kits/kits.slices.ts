import type { components } from '@crema/api-client';
import { createArea, type LoadEnvironment } from '#app/platform/store/lifecycle.ts';
import type { Chosen, Estimate, PodCard } from '../campaigns.types.ts';
import { podsSeen, sizesOf } from '../choosing/knownPods.slice.ts';
import { type PodList, toPodCards, toPodList } from '../choosing/pods.adapter.ts';
import { type KitBrewer, toBrewers } from './brewers.adapter.ts';

type Schemas = components['schemas'];

/** What all calls of a campaign have in common. */
const askedBy = ({ site, language, signal }: LoadEnvironment) => ({
  path: { site },
  query: { lang: language },
  call: { signal, throwStatus: true },
});

/** All campaigns that are open today, and what is the same for all. */
export const campaignOffers = createArea({
  name: 'campaignOffers',
  load: async (_: null, env): Promise<Schemas['CampaignMiscData']> => {
    const { call, ...params } = askedBy(env);
    const { data } = await env.api.get('/rest/v2/{site}/campaign/getMiscCampaignData', { params, call });
    return data;
  },
});

/** How a campaign goes. Asked of one that is not open, it fails with the reason. */
export const campaignGuide = createArea({
  name: 'campaignGuide',
  load: async (campaignCode: string, env): Promise<Schemas['CampaignGuide']> => {
    const { call, path, query } = askedBy(env);
    const { data } = await env.api.get('/rest/v2/{site}/campaign/getCampaignBuyingGuideComponent', {
      ...{ params: { path, query: { ...query, campaignCode } }, call },
    });
    return data;
  },
});

/** The brewers of a kit at its prices. */
export const campaignBrewers = createArea({
  name: 'campaignBrewers',
  load: async (campaignCode: string, env): Promise<KitBrewer[]> => {
    const { call, path, query } = askedBy(env);
    const { data } = await env.api.get('/rest/v2/{site}/campaign/getBrewers', {
      ...{ params: { path, query: { ...query, campaignCode } }, call },
    });
    return toBrewers(data);
  },
});

interface PodsAsked {
  campaignCode: string;
  filters?: string;
  currentPage: number;
  /** Code of the only category or collection. */
  list?: string;
}

/** A page of what a kit's boxes are chosen from. */
export const campaignPods = createArea({
  name: 'campaignPods',
  keepData: true,
  load: async ({ list, ...asked }: PodsAsked, env): Promise<PodList> => {
    const { call, path, query: shared } = askedBy(env);
    const query = { ...shared, ...asked };
    const { data } = list
      ? await env.api.get('/rest/v2/{site}/campaign/fetchCollectionCategoryData', {
          ...{ params: { path, query: { ...query, code: list } }, call },
        })
      : await env.api.get('/rest/v2/{site}/campaign/productSelect', { params: { path, query }, call });
    const pods = toPodList(data, data.choices);
    env.dispatch(podsSeen(sizesOf(pods.cards)));
    return pods;
  },
});

/** The categories and collections that have something of a campaign. */
export const campaignLists = createArea({
  name: 'campaignLists',
  load: async (campaignCode: string, env): Promise<Schemas['CampaignLists']> => {
    const { call, path, query } = askedBy(env);
    const { data } = await env.api.get('/rest/v2/{site}/campaign/getKSKCategoryAndCollection', {
      ...{ params: { path, query: { ...query, campaignCode } }, call },
    });
    return data;
  },
});

/** Codes of the answers to the questions of “help me choose”. */
export const HELP_QUESTIONS = ['beverageType', 'roast', 'flavour', 'caffeine'] as const;
export type HelpAnswers = Partial<Record<(typeof HELP_QUESTIONS)[number], string>>;

interface Help {
  questions: Schemas['CampaignQuestion'][];
  matches: number;
  cards: PodCard[];
}

/** Questions that are left, and the drinks that suit the answers so far. */
export const campaignHelp = createArea({
  name: 'campaignHelp',
  keepData: true,
  load: async (asked: { campaignCode: string } & HelpAnswers, env): Promise<Help> => {
    const { call, path, query } = askedBy(env);
    const { data } = await env.api.get('/rest/v2/{site}/campaign/fetchHelpMePods', {
      ...{ params: { path, query: { ...query, ...asked } }, call },
    });
    const cards = toPodCards(data.products, data.choices);
    env.dispatch(podsSeen(sizesOf(cards)));
    return { questions: data.questions, matches: data.matches, cards };
  },
});

interface EstimateAsked {
  campaignCode: string;
  brewer?: string;
  products: Chosen[];
  weeks?: number;
}

/** What a kit comes to. Refused for too little with how much is missing. */
export const kitEstimate = createArea({
  name: 'kitEstimate',
  keepData: true,
  load: async ({ campaignCode, brewer, products, weeks }: EstimateAsked, env): Promise<Estimate> => {
    const { call, path, query } = askedBy(env);
    const asked = {
      ...{ ...query, campaignCode, brewer, frequencyWeeks: weeks },
      products: products.map(({ code, qty }) => `${code}:${qty}`),
    };
    const { data } = await env.api.get('/rest/v2/{site}/campaign/getCartEstimationData', {
      ...{ params: { path, query: asked }, call },
    });
    return data;
  },
});
