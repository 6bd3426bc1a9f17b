import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** An address and its French twin: the same screen under `/fr`, on the sites that have French. */
const both = (path: string, file: string, french = path) => [
  route(path, file, { id: path }),
  route(`fr/${french}`, file, { id: `fr/${french}` }),
];

/** Every URL. */
export default [
  index('routes/home.tsx'),
  route('fr', 'routes/home.tsx', { id: 'fr' }),

  ...['beverages', 'brewers', 'accessories'].flatMap((name) => both(name, 'routes/landing.tsx')),
  ...both('plp/*', 'routes/category.tsx'),
  ...both('c/:code', 'routes/category.tsx'),
  // A product by code or pod id, a brand or category by name, behind up to three segments of whatever.
  ...both(':a?/:b?/:c?/p/:code', 'routes/product.tsx'),
  ...both(':a?/:b?/:c?/b/:brand', 'routes/category.tsx'),

  ...both('search', 'routes/search.tsx', 'recherche'),
  ...both('content/support/email-us-page', 'routes/contact.tsx'),
  ...both('content/*', 'routes/content.tsx'),
  ...both('newsletter/:action', 'routes/newsletter.tsx'),

  ...both('compare', 'routes/compare.tsx'),
  ...both('cart', 'routes/cart.tsx'),
  ...both('checkout', 'routes/checkout.tsx'),
  ...both('order-confirmation/:guid', 'routes/orderConfirmation.tsx'),
  ...both('find-order', 'routes/orderLookUp.tsx'),

  route('*', 'routes/notFound.tsx'),
] satisfies RouteConfig;
