import type { Language, SiteId } from '@crema/brands';
import { problemOf, SETTINGS } from '@crema/brands/settings';
import { Type } from 'typebox';
import type { ContentService } from '#domains/content/index.ts';
import { isDay } from '#platform/clock/index.ts';
import { fields, type Resource, type State } from '#platform/edits/index.ts';
import { badRequest, say, type Texts } from '#platform/http/index.ts';
import { nameOf } from '../campaigns.messages.ts';
import { CAMPAIGN_CODES, type CampaignCode } from '../campaigns.types.ts';
import type { KitsRepository } from '../commitments/kits.repository.ts';
import { codeOf } from '../offers/campaigns.rules.ts';
import { CAMPAIGN_SETTINGS, stateOf, withCampaign } from './settings.rules.ts';

const MOST = 1_000_000;
const noLimit: Texts = ['Empty: no limit', 'Vide\u00a0: sans limite'];

const campaignSchema = Type.Object({
  offered: fields.flag({ label: ['Offered', 'Offerte'] }),
  from: fields.day({ label: ['First day', 'Premier jour'], nullable: true }),
  until: fields.day({ label: ['Last day', 'Dernier jour'], nullable: true }),
  percent: fields.integer(
    {
      ...{ label: ['Percent off the brewer', 'Rabais sur la cafetière, en %'], nullable: true },
      help: ['100: free. Empty: it has no brewer.', '100\u00a0: gratuite. Vide\u00a0: sans cafetière.'],
    },
    { minimum: 1, maximum: 100 },
  ),
  commitment: fields.integer(
    {
      ...{ label: ['Boxes to buy', 'Boîtes à acheter'], nullable: true },
      help: [
        'For a business campaign: cases. What was agreed before stays.',
        'Pour une offre d’affaires\u00a0: caisses. Ce qui est déjà convenu demeure.',
      ],
    },
    { minimum: 1, maximum: MOST },
  ),
  months: fields.integer(
    { label: ['Within so many months', 'En combien de mois'], nullable: true },
    { minimum: 1, maximum: 120 },
  ),
  least: fields.integer(
    { label: ['Least boxes of one order', 'Boîtes au moins par commande'], nullable: true },
    { minimum: 1, maximum: 1000 },
  ),
  stock: fields.integer(
    { label: ['Kits to sell in all', 'Trousses à vendre en tout'], nullable: true, help: noLimit },
    { minimum: 0, maximum: MOST },
  ),
  usesMost: fields.integer(
    { label: ['Most orders', 'Commandes au plus'], nullable: true, help: noLimit },
    { minimum: 0, maximum: MOST },
  ),
  budget: fields.money({
    ...{ label: ['Most taken off brewers in all', 'Rabais total au plus'], nullable: true, help: noLimit },
  }),
  uses: fields.integer({ label: ['Sold', 'Vendues'], readOnly: true }),
  spent: fields.money({ label: ['Taken off so far', 'Rabais accordés'], readOnly: true }),
});

/** Kits and other campaigns: what a site offers when, at what price, and how many. Commitments that run are not touched. */
export function campaignsResource(
  settings: ContentService['settings'],
  { usesOf }: Pick<KitsRepository, 'usesOf'>,
): Resource {
  const states = async (site: SiteId, codes: readonly CampaignCode[]): Promise<[CampaignCode, State][]> => {
    const values = await settings.read(site, CAMPAIGN_SETTINGS);
    const uses = await Promise.all(codes.map((code) => usesOf(site, code)));
    return codes.map((code, at) => [code, stateOf(values, code, uses[at] ?? { uses: 0, spent: 0 })]);
  };
  return {
    ...{ name: 'campaigns', group: 'programmes', schema: campaignSchema },
    columns: ['offered', 'from', 'until', 'percent', 'commitment', 'uses'],
    title: ['Campaigns and kits', 'Offres et trousses'],
    one: ['Campaign', 'Offre'],
    description: [
      'What comes at a special price for a commitment. Which drinks and brewers it sells is said at each product.',
      'Ce qui est offert à prix spécial contre un engagement. Les boissons et cafetières visées sont indiquées à chaque produit.',
    ],
    keyTitle: ['Code', 'Code'],
    operations: { list: 'adminListCampaigns', get: 'adminGetCampaign', save: 'adminSaveCampaign' },
    titleOf: (key, _state, { language }) => titled(key, language),
    tags: (site) => [`cms:${site}`],
    list: async (site, { query = '', after, pageSize }, { language }) => {
      const words = query.toLowerCase().split(/\s+/).filter(Boolean);
      const rows = (await states(site, CAMPAIGN_CODES.toSorted())).map(([key, state]) => ({
        ...{ key, state, title: titled(key, language) },
      }));
      return rows
        .filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)))
        .filter(({ key }) => after === undefined || key > after)
        .slice(0, pageSize);
    },
    read: async (site, keys, { lock }) => {
      if (lock) await settings.lock(site);
      return new Map(
        await states(
          site,
          CAMPAIGN_CODES.filter((code) => keys.includes(code)),
        ),
      );
    },
    check: ({ after }, { language }) => {
      if (after) checkCampaign(after, language);
    },
    write: async (site, changes) => {
      let values = await settings.read(site, CAMPAIGN_SETTINGS);
      for (const { key, after } of changes) {
        const code = codeOf(key);
        if (code && after) values = withCampaign(values, code, after);
      }
      for (const name of CAMPAIGN_SETTINGS) {
        const problem = problemOf(name, SETTINGS[name], values[name]);
        if (problem) throw new Error(problem);
        await settings.write(site, name, values[name]);
      }
    },
  };
}

const titled = (key: string, language: Language): string => {
  const code = codeOf(key);
  return code ? `${nameOf(code, language)} · ${code}` : key;
};

function checkCampaign({ from, until, commitment, months, stock, uses }: State, language: Language): void {
  const refuse = (subject: string, ...texts: Texts): never => {
    throw badRequest('ValidationError', say(language, ...texts), {
      ...{ reason: 'invalid', subject, subjectType: 'field' },
    });
  };
  for (const [subject, day] of [
    ['from', from],
    ['until', until],
  ] as const)
    if (typeof day === 'string' && !isDay(day)) refuse(subject, 'That is no day.', 'Ce n’est pas un jour.');
  if (typeof from === 'string' && typeof until === 'string' && until < from)
    refuse('until', 'The last day is before the first.', 'Le dernier jour précède le premier.');
  if (typeof commitment === 'number' && typeof months !== 'number')
    refuse('months', 'Say in how many months.', 'Indiquez en combien de mois.');
  if (typeof stock === 'number' && stock < Number(uses))
    refuse('stock', `${uses} were sold already.`, `${uses} sont déjà vendues.`);
}
