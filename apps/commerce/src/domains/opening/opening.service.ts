import type { Language, SiteId } from '@crema/brands';
import type { Catalog } from '#domains/catalog/index.ts';
import type { ContentService } from '#domains/content/index.ts';
import { type SiteContext, say, type Texts } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { FURTHER, STEPS, type StepCode, TEST_CARDS } from './opening.messages.ts';

interface Needs {
  catalog: Pick<Catalog, 'products'>;
  content: Pick<ContentService, 'configuration' | 'entries' | 'unfilled'>;
}

/** Whether a step is done, and where it is done. */
interface Measured {
  isDone: boolean;
  /** Below the site in the back office. */
  href?: string;
}

/** Settings of which one is set where somebody has thought of shipping. */
const SHIPPING: ReadonlySet<string> = new Set([
  ...['shippingFee', 'freeShippingMinimum', 'regionShippingFees', 'taxRates'],
]);
/** Parts of pages that say who the shop is, and those of its first page. */
const IDENTITY: ReadonlySet<string> = new Set(['footer-links', 'contact-form', 'about-company']);
const FIRST_PAGE: ReadonlySet<string> = new Set(['home-hero', 'home-about']);
/** Providers that take money. */
const TAKES_MONEY: Readonly<Record<string, boolean>> = { test: false, none: false };

const spoken = (language: Language, [en, fr]: Texts): string => say(language, en, fr);

/** What is left to do before a shop opens: measured from what it holds, so that nobody ticks boxes. */
export const openingOf =
  ({ config, operationsOf }: Pick<Platform, 'config' | 'operationsOf'>, needs: Needs) =>
  async ({ site: { id: site }, language }: SiteContext) => {
    const measured = await measure(config, needs, site);
    const operations = new Set(operationsOf(() => true));
    const steps = (Object.keys(STEPS) as StepCode[]).map((code) => {
      const { title, missing, done } = STEPS[code];
      const { isDone, href } = measured[code];
      const isTest = code === 'payment' && config.payments === 'test';
      const text = isDone ? done : isTest ? TEST_CARDS : missing;
      return {
        ...{ code, title: spoken(language, title), text: spoken(language, text), isDone },
        ...(href ? { href } : {}),
        further: (FURTHER[code] ?? [])
          .filter(({ operation }) => operations.has(operation))
          .map((way) => ({ title: spoken(language, way.title), href: way.href })),
      };
    });
    const isWanted = needs.content.configuration(site).openingGuide && config.seed !== 'demo';
    return { isShown: isWanted && steps.some(({ isDone }) => !isDone), steps };
  };

async function measure(
  config: Platform['config'],
  { catalog, content }: Needs,
  site: SiteId,
): Promise<Record<StepCode, Measured>> {
  const unfilled = await content.unfilled(site);
  const filled = (isOf: (uid: string) => boolean, usual?: string): Measured => {
    const first = unfilled.find(isOf) ?? usual;
    return { isDone: !unfilled.some(isOf), ...(first ? { href: `components/${first}` } : {}) };
  };
  const isPolicy = (uid: string): boolean => !IDENTITY.has(uid) && !FIRST_PAGE.has(uid);
  return {
    identity: filled((uid) => IDENTITY.has(uid), 'footer-links'),
    hosts: { isDone: [...config.siteHosts].some(([, id]) => id === site) },
    shipping: {
      isDone: content.entries(site, 'configuration', 'en').some(({ key }) => SHIPPING.has(key)),
      href: 'settings?query=shipping',
    },
    payment: { isDone: TAKES_MONEY[config.payments] ?? true },
    mail: { isDone: config.smtpUrl !== undefined },
    products: { isDone: sellsSomething(catalog, site), href: 'new/products' },
    firstPage: filled((uid) => FIRST_PAGE.has(uid), 'home-hero'),
    policies: filled(isPolicy),
  };
}

function sellsSomething({ products }: Pick<Catalog, 'products'>, site: SiteId): boolean {
  for (const { variants } of products(site)) if (variants.some(({ sellable }) => sellable)) return true;
  return false;
}
