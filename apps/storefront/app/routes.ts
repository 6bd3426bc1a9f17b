import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** A route, with `/fr` before it in French: one row of the manifest that every page loads. */
const both = (path: string, file: string) => route(`fr?/${path}`, file, { id: path });

/** All routes. */
export default [
  index('routes/content/home.tsx', { id: 'home' }),
  route('fr', 'routes/content/home.tsx', { id: 'fr' }),

  ...['beverages', 'brewers', 'accessories'].map((name) => both(name, 'routes/catalog/landing.tsx')),
  both('plp/*', 'routes/catalog/category.tsx'),
  both('c/:code', 'routes/catalog/category.tsx'),
  // A product by code or pod id, a brand or category by name, after up to three arbitrary segments.
  both(':a?/:b?/:c?/p/:code', 'routes/catalog/product.tsx'),
  both(':a?/:b?/:c?/b/:brand', 'routes/catalog/category.tsx'),

  route('search', 'routes/catalog/search.tsx', { id: 'search' }),
  route('fr/recherche', 'routes/catalog/search.tsx', { id: 'fr/recherche' }),
  both('content/support/email-us-page', 'routes/content/contact.tsx'),
  both('content/*', 'routes/content/content.tsx'),
  both('cookies', 'routes/content/cookies.tsx'),
  both('newsletter/:action', 'routes/content/newsletter.tsx'),

  both('kits/:code?/:step?', 'routes/campaigns/offers.tsx'),
  both('monthly-box/:step?', 'routes/campaigns/offers.tsx'),
  both('quiz/:quiz', 'routes/content/quiz.tsx'),
  both('compare', 'routes/catalog/compare.tsx'),
  both('brewer-registration', 'routes/account/brewerRegistration.tsx'),
  both('recipes', 'routes/account/recipes.tsx'),
  both('wishlist/:step?', 'routes/wishList/wishList.tsx'),
  both('perks', 'routes/account/perks.tsx'),
  both('gift-cards/:step?', 'routes/buying/giftCards.tsx'),
  both('cart', 'routes/buying/cart.tsx'),
  both('checkout', 'routes/buying/checkout.tsx'),
  both('order-confirmation/:guid', 'routes/buying/orderConfirmation.tsx'),
  both('find-order/:step?', 'routes/buying/orderLookUp.tsx'),
  both('pay', 'routes/account/pay.tsx'),
  both('review/:code?', 'routes/account/review.tsx'),
  both('auto-delivery', 'routes/account/autoDelivery.tsx'),
  both('auto-delivery/upcoming', 'routes/account/upcomingOrders.tsx'),

  both('login/:step?', 'routes/login/login.tsx'),
  both('account/*', 'routes/account/account.tsx'),
  both('authCallBack', 'routes/login/authCallBack.tsx'),
  both('noboLogin', 'routes/login/noboLogin.tsx'),
  both('agent', 'routes/agent/agent.tsx'),
  both('agent/setup', 'routes/agent/agentSetUp.tsx'),

  route('*', 'routes/content/notFound.tsx'),
] satisfies RouteConfig;
