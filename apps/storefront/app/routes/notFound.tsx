import { data, redirect } from 'react-router';
import { screen } from '#app/platform/loading.ts';
import { siteLink } from '#app/platform/siteLink.ts';
import { knownElsewhere } from './addresses.ts';

/** Whatever no other route matches: leads on where the address names something after all, else it is not there. */
const load = screen(async ({ state, url }) => {
  const { apiConfig } = state();
  const path = knownElsewhere(url.pathname, apiConfig.brand);
  if (path === undefined) throw data(null, { status: 404 });
  // The French word for search is a French page, whichever language asked for it.
  const lang = path === '/recherche' ? 'fr' : apiConfig.lang;
  const [address = '', query] = siteLink(path, { ...apiConfig, lang }).split('?');
  const parameters = [query, url.search.slice(1).replace(/(^|&)(site|cmsTicketId)=[^&]*/g, '')]
    .filter(Boolean)
    .join('&');
  throw redirect(parameters ? `${address}?${parameters}` : address);
});
export const loader = load;
export const clientLoader = load;

export default function NotFound() {
  return null;
}
