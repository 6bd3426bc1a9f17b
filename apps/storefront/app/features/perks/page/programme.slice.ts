import type { SiteConfiguration } from '@crema/brands/settings';
import { createArea } from '#app/platform/store/lifecycle.ts';

/** What the pages of the programme say in sentences. */
export type Programme = Partial<
  Pick<
    SiteConfiguration,
    | 'perksPointsPerUnit'
    | 'perksAutoDeliveryFactor'
    | 'perksWelcomePoints'
    | 'perksBrewerPoints'
    | 'perksRewards'
    | 'perksExpiryDays'
    | 'perksKeptDays'
    | 'loyaltyClearingDays'
  >
>;

/**
 * The settings of the programme. They are asked for where they are read, because every page would carry what its state
 * holds.
 *
 * @throws a 404 where the shop has no programme.
 */
export const programme = createArea({
  name: 'perksProgramme',
  load: async (_: null, { api, site, language, signal }): Promise<Programme> => {
    const { data } = await api.get('/rest/v2/{site}/cms/siteConfig', {
      params: { path: { site }, query: { lang: language } },
      call: { signal, throwStatus: true },
    });
    const set: Partial<SiteConfiguration> = Object.fromEntries(
      data.siteConfigurations.entry.map(({ key, value }) => [key, value]),
    );
    if (!set.features?.perks)
      throw { status: 404, errors: [{ type: 'UnknownIdentifierError', message: '' }] };
    return {
      perksPointsPerUnit: set.perksPointsPerUnit,
      perksAutoDeliveryFactor: set.perksAutoDeliveryFactor,
      perksWelcomePoints: set.perksWelcomePoints,
      perksBrewerPoints: set.perksBrewerPoints,
      perksRewards: set.perksRewards,
      perksExpiryDays: set.perksExpiryDays,
      perksKeptDays: set.perksKeptDays,
      loyaltyClearingDays: set.loyaltyClearingDays,
    };
  },
});
