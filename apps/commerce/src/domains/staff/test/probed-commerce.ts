import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { shopperOf } from '#platform/http/index.ts';

/** A shop with an operation that reads and one that writes for `{user}`, so that what is shown holds for any. */
export function openProbedCommerce(
  env: Record<string, string> = {},
): Promise<TestCommerce & { written: string[] }> {
  const written: string[] = [];
  return openTestCommerce({
    env,
    operations: {
      readProbe: { grants: ['customer', 'agent'] },
      writeProbe: { grants: ['customer', 'agent'] },
      changeByGet: { grants: ['customer', 'agent'], changes: true },
    },
    extend: ({ siteRoutes }) =>
      siteRoutes((routes) => {
        const answer = (name: string) => ({
          schema: { operationId: name },
          handler: async ({ ctx, params }: { ctx: Parameters<typeof shopperOf>[0]; params: unknown }) => {
            const shopper = shopperOf(ctx, (params as { user: string }).user);
            written.push(name);
            return shopper;
          },
        });
        routes.route({ method: 'GET', url: '/users/:user/probe', ...answer('readProbe') });
        routes.route({ method: 'POST', url: '/users/:user/probe', ...answer('writeProbe') });
        routes.route({ method: 'GET', url: '/users/:user/changeByGet', ...answer('changeByGet') });
      }),
  }).then((shop) => ({ ...shop, written }));
}
