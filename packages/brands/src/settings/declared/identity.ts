import { type ShopIdentity, STARTER_IDENTITIES } from '../../identity.ts';
import { SITE_IDS, type SiteId } from '../../sites.ts';
import { COLOR_TOKENS } from '../../theme.ts';
import { setting } from '../declaration.ts';
import { color, emailOrNone, host, phone, pictureOrNone, postalAddress, shopName } from '../identityKinds.ts';
import { list, named } from '../kinds.ts';

/** The starter's value for each site. */
const starting = (field: keyof ShopIdentity): { default: string; sites: Partial<Record<SiteId, string>> } => {
  const usual = STARTER_IDENTITIES.usb2c[field];
  const own = SITE_IDS.filter((site) => STARTER_IDENTITIES[site][field] !== usual);
  return {
    default: usual,
    sites: Object.fromEntries(own.map((site) => [site, STARTER_IDENTITIES[site][field]])),
  };
};

/** Who the shop is: its name, numbers, hosts, logo and colours. Edited as one row, the resource `sites`. */
export const IDENTITY = {
  shopName: setting(shopName(), {
    ...starting('name'),
    readBy: 'browser',
    description: 'name of the shop, in its header, titles, mails and when it is installed',
    french: [
      'Nom de la boutique',
      'nom de la boutique dans l’en-tête, les titres, les courriels et une fois installée',
    ],
  }),
  shopPhone: setting(phone(), {
    ...starting('phone'),
    readBy: 'browser',
    description: 'number that shoppers call',
    french: ['Téléphone', 'numéro que la clientèle appelle'],
  }),
  shopEmail: setting(emailOrNone(), {
    ...starting('email'),
    readBy: 'browser',
    description: 'address that shoppers write to, also by answering a mail; empty: the contact form alone',
    french: [
      'Courriel pour la clientèle',
      'adresse où écrit la clientèle, aussi en répondant à un courriel; vide\u00a0: le formulaire de contact seulement',
    ],
  }),
  shopAddress: setting(postalAddress(), {
    ...starting('address'),
    readBy: 'browser',
    description: 'postal address, shown in the footer and at the end of mails; empty: none',
    french: [
      'Adresse postale',
      'adresse postale au pied de page et à la fin des courriels; vide\u00a0: aucune',
    ],
  }),
  shopLogo: setting(pictureOrNone(), {
    default: '',
    readBy: 'browser',
    description: 'picture shown in place of the name in header and footer; empty: the name',
    french: [
      'Logo',
      'image affichée à la place du nom dans l’en-tête et le pied de page; vide\u00a0: le nom',
    ],
  }),
  shopHosts: setting(list(host()), {
    default: [],
    readBy: 'engine',
    description: 'hosts that lead to this site, the first of which links and mails name; `SITE_HOSTS` wins',
    french: [
      'Hôtes',
      'hôtes qui mènent à ce site; les liens et les courriels nomment le premier; `SITE_HOSTS` passe avant',
    ],
  }),
  shopColors: setting(named(COLOR_TOKENS, color()), {
    default: {},
    readBy: 'server',
    description: 'colours of the site on light paper that differ from the brand’s',
    french: ['Couleurs', 'couleurs du site sur fond clair qui diffèrent de celles de la marque'],
  }),
  shopDarkColors: setting(named(COLOR_TOKENS, color()), {
    default: {},
    readBy: 'server',
    description: 'colours of the site on dark paper that differ from the brand’s',
    french: [
      'Couleurs en mode sombre',
      'couleurs du site sur fond sombre qui diffèrent de celles de la marque',
    ],
  }),
};
