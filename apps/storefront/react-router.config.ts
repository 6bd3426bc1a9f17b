import type { Config } from '@react-router/dev/config';
import { precompress } from './tooling/precompress.ts';

export default {
  // Elsewhere for a storefront with extensions beside the shop’s own (tooling/slotExtensions.ts).
  buildDirectory: process.env.STOREFRONT_BUILD ?? 'build',
  ssr: true,
  // The whole route table is one hashed, immutable file: no manifest request when a link comes into view.
  // One file a route: the loader shared by both sides is too small for a request of its own.
  splitRouteModules: false,
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => precompress(`${reactRouterConfig.buildDirectory}/client`),
} satisfies Config;
