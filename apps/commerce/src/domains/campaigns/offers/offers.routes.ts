import { Type } from 'typebox';
import { errorResponses, keepPrivate, requireGuid } from '#domains/cart/index.ts';
import { type App, requireShopper } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import type { KitNeeds } from '../campaigns.deps.ts';
import type { Question } from '../campaigns.messages.ts';
import { CampaignQuery, SiteParams } from '../campaigns.schemas.ts';
import { requireKit } from '../kits/kits.service.ts';
import { brewersOf } from './brewers.service.ts';
import {
  categoriesOf,
  drinksOfCategory,
  helpChoose,
  type ListAsked,
  selectDrinks,
} from './drinks.service.ts';
import { buyingGuide, miscData } from './guide.service.ts';
import { CategoryQuery, HelpQuery, MiscQuery, offerSchemas, SelectQuery } from './offers.schemas.ts';

const shared = { tags: ['campaigns'], params: SiteParams };
const answers = (schema: string) => ({
  200: Type.Ref(schema),
  ...errorResponses(400, 401, 403, 404, 409),
});

/** Registers the calls that say what campaigns there are and what they sell. */
export function registerOfferRoutes({ app, siteRoutes }: Platform, needs: KitNeeds): void {
  for (const schema of offerSchemas) app.addSchema(schema);
  siteRoutes((routes) => {
    routes.addHook('onRequest', keepPrivate);
    registerChoices(routes, needs);
    registerCategories(routes, needs);
    registerTexts(routes, needs);
  });
}

interface OfCampaign {
  Querystring: { campaignCode: string };
}

function registerChoices(routes: App, needs: KitNeeds): void {
  routes.get<OfCampaign>(
    '/campaign/getBrewers',
    {
      schema: {
        ...{ ...shared, querystring: CampaignQuery },
        operationId: 'getBrewers',
        summary: 'The brewers that a campaign may sell, at its prices',
        response: answers('CampaignBrewers'),
      },
    },
    ({ ctx, query }) => brewersOf(needs, ctx, query.campaignCode),
  );

  routes.get<{ Querystring: ListAsked }>(
    '/campaign/productSelect',
    {
      schema: {
        ...{ ...shared, querystring: SelectQuery },
        operationId: 'productSelect',
        summary: 'A page of the drinks that a campaign may sell',
        response: answers('CampaignProducts'),
      },
    },
    ({ ctx, query }) => selectDrinks(needs, ctx, query),
  );

  routes.get<{ Querystring: { campaignCode: string } & Partial<Record<Question, string>> }>(
    '/campaign/fetchHelpMePods',
    {
      schema: {
        ...{ ...shared, querystring: HelpQuery },
        operationId: 'fetchHelpMePods',
        summary: 'Help to choose: questions, and the drinks of a campaign that suit the answers',
        response: answers('CampaignHelp'),
      },
    },
    ({ ctx, query }) => helpChoose(needs, ctx, query),
  );
}

function registerCategories(routes: App, needs: KitNeeds): void {
  routes.get<OfCampaign>(
    '/campaign/getKSKCategoryAndCollection',
    {
      schema: {
        ...{ ...shared, querystring: CampaignQuery },
        operationId: 'getKSKCategoryAndCollection',
        summary: 'The categories and collections that have something of a campaign',
        response: answers('CampaignLists'),
      },
    },
    ({ ctx, query }) => categoriesOf(needs, ctx, query.campaignCode),
  );

  routes.get<{ Querystring: ListAsked & { code: string } }>(
    '/campaign/fetchCollectionCategoryData',
    {
      schema: {
        ...{ ...shared, querystring: CategoryQuery },
        operationId: 'fetchCollectionCategoryData',
        summary: 'One category or collection, with a page of what a campaign may sell of it',
        response: answers('CampaignCategoryProducts'),
      },
    },
    ({ ctx, query }) => drinksOfCategory(needs, ctx, query),
  );
}

function registerTexts(routes: App, needs: KitNeeds): void {
  routes.get<OfCampaign>(
    '/campaign/getCampaignBuyingGuideComponent',
    {
      schema: {
        ...{ ...shared, querystring: CampaignQuery },
        operationId: 'getCampaignBuyingGuideComponent',
        summary: 'How a campaign goes, step by step',
        response: answers('CampaignGuide'),
      },
    },
    async ({ ctx, query }) => buyingGuide(needs, ctx, query.campaignCode),
  );

  routes.get<{ Querystring: { campaignCode?: string; cartGuid?: string } }>(
    '/campaign/getMiscCampaignData',
    {
      schema: {
        ...{ ...shared, querystring: MiscQuery },
        operationId: 'getMiscCampaignData',
        summary: 'What a campaign takes and gives, or all that are open',
        response: answers('CampaignMiscData'),
      },
    },
    async (request) => {
      const { cartGuid, campaignCode } = request.query;
      if (cartGuid === undefined) return miscData(needs, request.ctx, campaignCode);
      requireShopper(request);
      const { campaign } = await requireKit(needs, request.ctx, requireGuid(request, cartGuid));
      return miscData(needs, request.ctx, campaign.code);
    },
  );
}
