import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** An address, in French under `/fr` on the sites that have it: one row of the manifest that every page loads. */
const both = (path: string, file: string) => route(`fr?/${path}`, file, { id: path });

/** Every URL. */
export default [
  index('routes/home.tsx'),
  route('fr', 'routes/home.tsx', { id: 'fr' }),

  ...['beverages', 'brewers', 'accessories'].map((name) => both(name, 'routes/landing.tsx')),
  both('plp/*', 'routes/category.tsx'),
  both('c/:code', 'routes/category.tsx'),
  // A product by code or pod id, a brand or category by name, behind up to three segments of whatever.
  both(':a?/:b?/:c?/p/:code', 'routes/product.tsx'),
  both(':a?/:b?/:c?/b/:brand', 'routes/category.tsx'),

  route('search', 'routes/search.tsx', { id: 'search' }),
  route('fr/recherche', 'routes/search.tsx', { id: 'fr/recherche' }),
  both('content/support/email-us-page', 'routes/contact.tsx'),
  both('content/*', 'routes/content.tsx'),
  both('cookies', 'routes/cookies.tsx'),
  both('newsletter/:action', 'routes/newsletter.tsx'),

  both('compare', 'routes/compare.tsx'),
  both('brewer-registration', 'routes/brewerRegistration.tsx'),
  both('cart', 'routes/cart.tsx'),
  both('checkout', 'routes/checkout.tsx'),
  both('order-confirmation/:guid', 'routes/orderConfirmation.tsx'),
  both('find-order/:step?', 'routes/orderLookUp.tsx'),
  both('auto-delivery', 'routes/autoDelivery.tsx'),
  both('auto-delivery/upcoming', 'routes/upcomingOrders.tsx'),

  both('login/:step?', 'routes/login.tsx'),
  both('account/*', 'routes/account.tsx'),
  both('authCallBack', 'routes/authCallBack.tsx'),
  both('noboLogin', 'routes/noboLogin.tsx'),
  both('agent', 'routes/agent.tsx'),
  both('agent/setup', 'routes/agentSetUp.tsx'),

  route('*', 'routes/notFound.tsx'),
] satisfies RouteConfig;
