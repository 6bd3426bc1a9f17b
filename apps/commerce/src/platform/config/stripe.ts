import { SITE_IDS, type SiteId } from '@crema/brands';

/** Keys of an account at Stripe. */
export interface StripeSettings {
  secretKey: string;
  /** For the browser. */
  publishableKey: string;
  /** Of the webhook's endpoint; two while one replaces the other. */
  webhookSecrets: readonly string[];
}

/** The accounts at Stripe that a shop has. */
export interface StripeAccounts {
  /** Of every site without one of its own; absent where each has. */
  stripe?: StripeSettings;
  /** Accounts that take the payments of one site alone. */
  stripeOf: Partial<Record<SiteId, StripeSettings>>;
}

const NAMES = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

/** Beginnings that Stripe gives each, so that none is put in another's place. */
const BEGINNINGS: Record<(typeof NAMES)[number], readonly string[]> = {
  STRIPE_SECRET_KEY: ['sk_', 'rk_'],
  STRIPE_PUBLISHABLE_KEY: ['pk_'],
  STRIPE_WEBHOOK_SECRET: ['whsec_'],
};

type Env = Record<string, string | undefined>;

/** The account that takes the payments of a site. */
export const stripeAccountOf = (
  { stripe, stripeOf }: StripeAccounts,
  site: SiteId,
): StripeSettings | undefined => stripeOf[site] ?? stripe;

/**
 * `STRIPE_SECRET_KEY`, `STRIPE_PUBLISHABLE_KEY` and `STRIPE_WEBHOOK_SECRET` (two, with a comma, while it changes): all or none. The
 * same three with `_USB2C`, `_CAB2C` or `_USAFH` are an account of that site alone.
 *
 * @param problems gets one sentence for each that is missing or wrong; never its value
 */
export function parseStripe(env: Env, problems: string[]): StripeAccounts {
  // A storefront on its own takes no payments, and must not hold the keys.
  if (env.ROLES && !['commerce', 'worker'].some((role) => env.ROLES?.includes(role))) return { stripeOf: {} };
  const stripeOf: StripeAccounts['stripeOf'] = {};
  for (const site of SITE_IDS) {
    const own = accountIn(env, `_${site.toUpperCase()}`, false, problems);
    if (own) stripeOf[site] = own;
  }
  const isNeeded = env.PAYMENTS === 'stripe' && SITE_IDS.some((site) => !stripeOf[site]);
  const stripe = accountIn(env, '', isNeeded, problems);
  const all = [...(stripe ? [stripe] : []), ...Object.values(stripeOf)];
  // Accounts are told apart by what signs their messages.
  for (const [name, values] of [
    ['STRIPE_SECRET_KEY', all.map(({ secretKey }) => secretKey)],
    ['STRIPE_WEBHOOK_SECRET', all.flatMap(({ webhookSecrets }) => webhookSecrets)],
  ] as const)
    if (new Set(values).size < values.length)
      problems.push(`${name} is the same for two accounts: a site without an account of its own needs none.`);
  return { ...(stripe ? { stripe } : {}), stripeOf };
}

/** The account whose settings end in `suffix`; undefined where none of them is set and it is not needed. */
function accountIn(
  env: Env,
  suffix: string,
  isNeeded: boolean,
  problems: string[],
): StripeSettings | undefined {
  if (!isNeeded && NAMES.every((name) => !env[`${name}${suffix}`])) return undefined;
  const values = NAMES.map((name) => listOf(env[`${name}${suffix}`]));
  for (const [index, name] of NAMES.entries()) {
    const given = values[index] ?? [];
    const most = name === 'STRIPE_WEBHOOK_SECRET' ? 2 : 1;
    const begins = BEGINNINGS[name];
    if (given.length === 0) problems.push(`${name}${suffix} is required for payments with Stripe.`);
    else if (given.length > most)
      problems.push(`${name}${suffix} holds ${given.length} values; at most ${most}.`);
    else if (!given.every((value) => begins.some((begin) => value.startsWith(begin))))
      problems.push(
        `${name}${suffix} begins with ${begins.join(' or ')}, which the one that is set does not.`,
      );
  }
  const [[secretKey = ''] = [], [publishableKey = ''] = [], webhookSecrets = []] = values;
  if (secretKey && publishableKey && secretKey.includes('_test_') !== publishableKey.includes('_test_'))
    problems.push(
      `STRIPE_SECRET_KEY${suffix} and STRIPE_PUBLISHABLE_KEY${suffix} are one for tests and one for real money.`,
    );
  return { secretKey, publishableKey, webhookSecrets };
}

const listOf = (text: string | undefined): string[] =>
  (text ?? '').split(',').flatMap((part) => part.trim() || []);
