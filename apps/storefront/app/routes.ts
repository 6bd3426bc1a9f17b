import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Every URL. French is the same screen under `/fr`, on the sites that have French. */
export default [
  index('routes/home.tsx'),
  route('fr', 'routes/home.tsx', { id: 'home-fr' }),

  route('plp/*', 'routes/category.tsx', { id: 'plp' }),
  route('fr/plp/*', 'routes/category.tsx', { id: 'plp-fr' }),

  route('*', 'routes/notFound.tsx'),
] satisfies RouteConfig;
