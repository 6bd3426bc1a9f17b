/** Keys of the shop's account at Stripe. */
export interface StripeSettings {
  secretKey: string;
  /** For the browser. */
  publishableKey: string;
  /** Of the webhook's endpoint; two while one replaces the other. */
  webhookSecrets: readonly string[];
}

const NAMES = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

/** Beginnings that Stripe gives each, so that none is put in another's place. */
const BEGINNINGS: Record<(typeof NAMES)[number], readonly string[]> = {
  STRIPE_SECRET_KEY: ['sk_', 'rk_'],
  STRIPE_PUBLISHABLE_KEY: ['pk_'],
  STRIPE_WEBHOOK_SECRET: ['whsec_'],
};

/**
 * `STRIPE_SECRET_KEY`, `STRIPE_PUBLISHABLE_KEY` and `STRIPE_WEBHOOK_SECRET` (two, with a comma, while it changes): all or none.
 * Undefined without them.
 *
 * @param problems gets one sentence for each that is missing or wrong; never its value
 */
export function parseStripe(
  env: Record<string, string | undefined>,
  problems: string[],
): StripeSettings | undefined {
  // A storefront on its own takes no payments, and must not hold the keys.
  if (env.ROLES && !['commerce', 'worker'].some((role) => env.ROLES?.includes(role))) return undefined;
  if (env.PAYMENTS !== 'stripe' && NAMES.every((name) => !env[name])) return undefined;
  const values = NAMES.map((name) => listOf(env[name]));
  for (const [index, name] of NAMES.entries()) {
    const given = values[index] ?? [];
    const most = name === 'STRIPE_WEBHOOK_SECRET' ? 2 : 1;
    const begins = BEGINNINGS[name];
    if (given.length === 0) problems.push(`${name} is required for payments with Stripe.`);
    else if (given.length > most) problems.push(`${name} holds ${given.length} values; at most ${most}.`);
    else if (!given.every((value) => begins.some((begin) => value.startsWith(begin))))
      problems.push(`${name} begins with ${begins.join(' or ')}, which the one that is set does not.`);
  }
  const [[secretKey = ''] = [], [publishableKey = ''] = [], webhookSecrets = []] = values;
  if (secretKey && publishableKey && secretKey.includes('_test_') !== publishableKey.includes('_test_'))
    problems.push('STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are one for tests and one for real money.');
  return { secretKey, publishableKey, webhookSecrets };
}

const listOf = (text: string | undefined): string[] =>
  (text ?? '').split(',').flatMap((part) => part.trim() || []);
