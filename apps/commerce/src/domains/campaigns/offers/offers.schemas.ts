import { Type } from 'typebox';
import { callFields, campaignCode, exact, listFields, listing } from '../campaigns.schemas.ts';

const code = Type.String();
const price = Type.Ref('Price');
const answer = Type.Optional(
  Type.String({ minLength: 1, maxLength: 60, description: 'The code of the option that was chosen.' }),
);

export const SelectQuery = Type.Object({ ...callFields, campaignCode, ...listFields });
export const CategoryQuery = Type.Object({
  ...callFields,
  campaignCode,
  ...listFields,
  code: Type.String({ minLength: 1, maxLength: 200, description: 'Of a category or collection.' }),
});
export const HelpQuery = Type.Object({
  ...{ ...callFields, campaignCode, beverageType: answer, roast: answer, flavour: answer, caffeine: answer },
});
export const MiscQuery = Type.Object({
  ...callFields,
  campaignCode: Type.Optional(
    Type.String({ minLength: 1, maxLength: 40, description: 'All that are open where it is left out.' }),
  ),
  cartGuid: Type.Optional(Type.String({ maxLength: 64, description: 'The campaign of this cart’s kit.' })),
});

const BrewerChoice = exact('CampaignBrewer', {
  code: Type.String({ description: 'Of the variant.' }),
  productCode: code,
  inStock: Type.Boolean(),
  listPrice: price,
  price: Type.Ref('Price', { description: 'In the kit: the lowest of all that it may cost there.' }),
  savings: price,
  commitment: Type.Integer({ description: 'Boxes or cases to buy with it.' }),
});
const Brewers = exact('CampaignBrewers', {
  campaignCode: code,
  brewers: Type.Array(Type.Ref('Product'), { description: '`campaignPriceData` is that of this campaign.' }),
  choices: Type.Array(Type.Ref('CampaignBrewer'), { description: 'The variants that it may sell.' }),
});

const Choice = exact('CampaignChoice', {
  code: Type.String({ description: 'Of the variant.' }),
  productCode: code,
  count: Type.Optional(Type.Integer()),
  weight: Type.Integer({ description: 'Boxes or cases that one counts as.' }),
  inStock: Type.Boolean(),
  listPrice: price,
  firstPrice: Type.Ref('Price', { description: 'In the first order.' }),
  laterPrice: Type.Ref('Price', { description: 'In each later order.' }),
});
const choices = Type.Array(Type.Ref('CampaignChoice'), {
  description: 'The variants of these products that it may sell.',
});
const Selection = exact('CampaignProducts', { campaignCode: code, choices, ...listing });
const CategoryPage = exact('CampaignCategoryProducts', {
  ...{ campaignCode: code, code, name: Type.String(), choices },
  ...listing,
});

const List = exact('CampaignList', {
  code,
  name: Type.String(),
  url: Type.String(),
  count: Type.Integer({ description: 'Products of the campaign in it.' }),
});
const lists = Type.Array(Type.Ref('CampaignList'));
const Lists = exact('CampaignLists', { campaignCode: code, categories: lists, collections: lists });

const Question = exact('CampaignQuestion', {
  code,
  name: Type.String(),
  text: Type.String(),
  options: Type.Array(
    Type.Object(
      { code, name: Type.String(), count: Type.Integer() },
      { additionalProperties: false, description: 'With how many products would be left.' },
    ),
  ),
});
const Help = exact('CampaignHelp', {
  campaignCode: code,
  questions: Type.Array(Type.Ref('CampaignQuestion'), { description: 'Those without an answer.' }),
  matches: Type.Integer({ description: 'Products in stock that suit all answers.' }),
  products: Type.Array(Type.Ref('Product'), { description: 'The first of them.' }),
  choices,
});

const Guide = exact('CampaignGuide', {
  campaignCode: code,
  title: Type.String(),
  steps: Type.Array(
    Type.Object({ code, title: Type.String(), text: Type.String() }, { additionalProperties: false }),
  ),
  components: Type.Array(Type.String(), { description: 'The merchant’s own, to read by `cms/components`.' }),
});

const Misc = exact('CampaignMiscData', {
  campaigns: Type.Array(Type.Ref('Campaign')),
  frequencies: Type.Array(Type.Integer(), { description: 'Weeks.' }),
  defaultFrequency: Type.Integer(),
  returnDays: Type.Integer({ description: 'Within these, the brewer may come back and nothing is owed.' }),
  warningDays: Type.Array(Type.Integer(), { description: 'Days before the deadline.' }),
  pageSize: Type.Integer(),
});

export const offerSchemas = [
  ...[BrewerChoice, Brewers, Choice, Selection, CategoryPage, List, Lists, Question, Help, Guide, Misc],
];
