import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { shopperOf } from '#platform/http/index.ts';

const PROBES = [
  ['GET', 'probe', 'readProbe'],
  ['POST', 'probe', 'writeProbe'],
  ['GET', 'changeByGet', 'changeByGet'],
] as const;

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
        for (const [method, path, operationId] of PROBES)
          routes.route({
            method,
            url: `/users/:user/${path}`,
            schema: { operationId },
            handler: async ({ ctx, params }) => {
              const shopper = shopperOf(ctx, (params as { user: string }).user);
              written.push(operationId);
              return shopper;
            },
          });
      }),
  }).then((shop) => ({ ...shop, written }));
}
