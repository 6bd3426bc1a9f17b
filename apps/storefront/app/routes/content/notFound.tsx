import { data, redirect } from 'react-router';
import { screen } from '#app/platform/loading.ts';
import { siteLink } from '#app/platform/siteLink.ts';
import { knownElsewhere } from '../../platform/addresses.ts';

/** For addresses that no other route matches: redirects to what the address means, otherwise 404. */
const load = screen(async ({ state, url }) => {
  const { apiConfig } = state();
  const path = knownElsewhere(url.pathname, apiConfig.brand);
  if (path === undefined) throw data(null, { status: 404 });
  // `/recherche` is a French page, even if an English address was asked for.
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
