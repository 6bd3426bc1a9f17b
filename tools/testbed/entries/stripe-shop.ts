/** The shop with plain pictures, whose calls to Stripe go to a fake that listens at `STRIPE_FAKE`. */
import { loadConfig } from '@crema/commerce/platform/config/index';
import { serve } from './serve.ts';

const fake = process.env.STRIPE_FAKE ?? '';
await serve({
  config: loadConfig(process.env),
  paymentsFetch: (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    return fetch(`${fake}${pathname}${search}`, init);
  },
});
