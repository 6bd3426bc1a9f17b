/** What all calls of campaigns and monthly boxes share. */

import { SEARCH_SORTS } from '@crema/search';
import { type TProperties, Type } from 'typebox';

const literals = <T extends string>(values: readonly T[]) =>
  Type.Union(values.map((value) => Type.Literal(value)));

export const exact = <T extends TProperties>($id: string, properties: T, description?: string) =>
  Type.Object(properties, { $id, additionalProperties: false, ...(description && { description }) });

export const SiteParams = Type.Object({ site: Type.String({ description: 'usb2c, cab2c or usafh' }) });

export const callFields = {
  lang: Type.Optional(
    Type.Union([Type.Literal('en'), Type.Literal('fr')], {
      description: 'Language of texts; en by default.',
    }),
  ),
  csAgentId: Type.Optional(Type.String({ maxLength: 64 })),
  customerId: Type.Optional(Type.String({ maxLength: 64 })),
};
export const campaignCode = Type.String({
  minLength: 1,
  maxLength: 40,
  description: 'One of the campaigns that the site offers, such as `BBAD`, in any case.',
});
export const CampaignQuery = Type.Object({ ...callFields, campaignCode });

/** The parameters of a list to choose from. */
export const listFields = {
  currentPage: Type.Integer({ minimum: 0, maximum: 10_000, default: 0, description: 'From 0.' }),
  pageSize: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 100, description: 'Site configuration by default.' }),
  ),
  sort: Type.Optional(literals(SEARCH_SORTS)),
  filters: Type.Optional(
    Type.String({ maxLength: 2000, description: 'Facet and value pairs: `boxCount:24:podFormat:k-cup`.' }),
  ),
};

const Summary = exact('Campaign', {
  code: Type.String(),
  name: Type.String(),
  summary: Type.String({ description: 'One sentence of what it is for.' }),
  subscriptionTypes: Type.Array(Type.String()),
  subscriptionType: Type.String({ description: 'The same, combined with `+`.' }),
  percent: Type.Optional(
    Type.Integer({ description: 'Off a brewer’s list price, 100 for a free one; absent: it has no brewer.' }),
  ),
  commitment: Type.Integer({ description: 'Units to buy; 0: none.' }),
  months: Type.Integer({ description: 'For the commitment; 0 where there is none.' }),
  least: Type.Integer({ description: 'Units of one order.' }),
  unit: Type.Union([Type.Literal('box'), Type.Literal('case')]),
  premiumMore: Type.Integer({ description: 'Units that a premium brewer adds to the commitment.' }),
  earlyEnd: Type.Union([Type.Literal('PRORATED'), Type.Literal('FULL')]),
  flags: Type.Array(Type.String(), {
    description: 'Flags of a product, each of which lets the campaign sell it: `isBBADCampaignEligible`.',
  }),
  from: Type.Optional(Type.String({ description: 'The first day; absent: it has begun.' })),
  until: Type.Optional(Type.String({ description: 'The last day; absent: no end is set.' })),
});

/** Every list that something is chosen from, as OCC has lists. */
export const listing = {
  products: Type.Array(Type.Ref('Product')),
  pagination: Type.Ref('Pagination'),
  sorts: Type.Array(Type.Ref('CampaignSort')),
  facets: Type.Array(Type.Ref('CampaignFacet')),
  breadcrumbs: Type.Array(Type.Ref('CampaignCrumb')),
  currentQuery: Type.Ref('SearchState'),
};

const Sort = exact('CampaignSort', { code: Type.String(), name: Type.String(), selected: Type.Boolean() });
const Facet = exact('CampaignFacet', {
  code: Type.String(),
  name: Type.String(),
  multiSelect: Type.Boolean(),
  values: Type.Array(
    Type.Object(
      {
        code: Type.String(),
        name: Type.String(),
        count: Type.Integer(),
        selected: Type.Boolean(),
        query: Type.Ref('SearchState'),
      },
      { additionalProperties: false },
    ),
  ),
});
const Crumb = exact('CampaignCrumb', {
  facetCode: Type.String(),
  facetName: Type.String(),
  facetValueCode: Type.String(),
  facetValueName: Type.String(),
  removeQuery: Type.Ref('SearchState'),
});

export const campaignSchemas = [Summary, Sort, Facet, Crumb];
