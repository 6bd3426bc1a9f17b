/** The entries of a site's configuration that browsers read; the merchant's others are not sent with every page. */
export const SETTING_NAMES = [
  'addToCartLoaderMs',
  'auth.loggedInCheckIntervalMs',
  'auth.providerName',
  'autoDeliveryBoxesMost',
  'autoDeliveryDefaultFrequency',
  'autoDeliveryFirstPercent',
  'autoDeliveryFrequencies',
  'autoDeliveryLineMost',
  'autoDeliveryRecurringPercent',
  'compareMost',
  'compareMostOnPhone',
  'consentDefaults',
  'cookieLifetimes',
  'couponSnackBarMs',
  'csrLogger',
  'deliveryDaysMax',
  'deliveryDaysMin',
  'features',
  'freeShippingMinimum',
  'languageChoiceDays',
  'landingTimeoutMs',
  'lazyLoadDelayMs',
  'maxLineQuantity',
  'privacyCookiesEnabled',
  'recentProductsDays',
  'recentProductsSize',
  'returnWindowDays',
] as const;

/** Those that only the server reads: they stay there. */
type ServerSettingName = 'shareImage' | 'ssrLogger';

export type SettingName = (typeof SETTING_NAMES)[number] | ServerSettingName;
