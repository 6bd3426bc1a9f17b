import type { SiteId } from '@crema/brands';
import { isPublished, type StartedValues } from '@crema/brands/settings';
import type { Config } from '#platform/config/index.ts';
import { stripeAccountOf } from '#platform/config/stripe.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { ContentService } from './content.service.ts';
import type { Page } from './content.types.ts';

/**
 * The typed configuration and the merchant's further entries as one list; a further entry never hides a typed one. What only the
 * operator reads is not in it.
 *
 * @param set entries that follow from how the shop was started: see `startedWith`.
 */
export function configurationEntries(
  content: ContentService,
  { site, language }: SiteContext,
  set: StartedValues,
): { key: string; value: unknown }[] {
  const typed = { ...content.configuration(site.id), ...set };
  const further = content
    .entries(site.id, 'configuration', language)
    .filter((entry) => !Object.hasOwn(typed, entry.key));
  const published = Object.entries(typed).filter(([key]) => isPublished(key));
  return [...published.map(([key, value]) => ({ key, value: value as unknown })), ...further];
}

/**
 * `auth.providerName` where customers may log in at an outside identity provider, `payment.provider` where somebody takes
 * payments, with the key for the browser where the site's account there has one.
 */
export function startedWith(
  config: Pick<Config, 'oidc' | 'payments' | 'stripe' | 'stripeOf'>,
  site: SiteId,
): StartedValues {
  const { oidc, payments } = config;
  const account = payments === 'stripe' ? stripeAccountOf(config, site) : undefined;
  return {
    ...(oidc ? { 'auth.providerName': oidc.name } : {}),
    ...(payments === 'none' ? {} : { 'payment.provider': payments }),
    ...(account ? { 'payment.publishableKey': account.publishableKey } : {}),
  };
}

/** A page in the detail asked for. @param configuration the site's entries, which only FULL carries. */
export function presentPage(
  page: Page,
  fields: 'BASIC' | 'DEFAULT' | 'FULL' = 'DEFAULT',
  configuration: () => { key: string; value: unknown }[],
) {
  const { uid, label, pageType, title } = page;
  if (fields === 'BASIC') return { uid, label, pageType, title };
  return fields === 'FULL' ? { ...page, configurationData: { entry: configuration() } } : page;
}
