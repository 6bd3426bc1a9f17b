/** Where on a page which kinds of parts are drawn. */
import type { Texts } from '#platform/http/index.ts';
import type { ComponentKinds } from './kinds.types.ts';

/** A place of a page, and the kinds that the shop draws there. */
export interface Place {
  position: string;
  label: Texts;
  kinds: string[];
}

/** A page as far as its places depend on it. */
interface Placed {
  label: string;
  /** Positions that it has already. */
  positions: readonly string[];
}

/** Templates that a new page may have. */
export const TEMPLATES = [
  { value: 'ContentPage', title: ['Page of texts and banners', 'Page de textes et de bannières'] },
  { value: 'CategoryPage', title: ['Page around a list of products', 'Page autour d’une liste de produits'] },
] as const satisfies { value: string; title: Texts }[];

/** Templates of the pages that every shop begins with. */
export const OLDER_TEMPLATES = [
  { value: 'ProductPage', title: ['Page of a product', 'Page d’un produit'] },
  { value: 'ComponentContainer', title: ['Parts of other pages', 'Éléments d’autres pages'] },
] as const satisfies { value: string; title: Texts }[];

/** Places around every page, with what they hold. */
const AROUND = new Map<string, { label: Texts; kinds: string[] }>([
  [
    'GlobalNotificationSection',
    { label: ['Line above the menu', 'Ligne au-dessus du menu'], kinds: ['NotificationComponent'] },
  ],
  [
    'GlobalBannerSection',
    {
      label: [
        'Line above the menu, where the first is empty',
        'Ligne au-dessus du menu, à défaut de la première',
      ],
      kinds: ['NotificationComponent'],
    },
  ],
  ['NavigationBar', { label: ['Menu', 'Menu'], kinds: ['NavigationComponent'] }],
  ['Footer', { label: ['Footer', 'Pied de page'], kinds: ['FooterLinksComponent', 'NewsletterComponent'] }],
]);

/** What is drawn around pages, behind headings or on one page alone, never among the sections of a page. */
const ELSEWHERE = new Set([
  ...['NavigationComponent', 'FooterLinksComponent', 'NewsletterComponent', 'BannerBackgroundComponent'],
]);

/** What only pages of texts draw. */
const READING = new Set([
  ...['PageIntroComponent', 'StepsComponent', 'QuestionsComponent', 'ShortcutsComponent', 'HelpComponent'],
]);

const CAROUSEL = 'ProductCarouselComponent';

/** Screens of the shop whose story is drawn without rows of products. */
const WITHOUT_PRODUCTS = /^(?:monthly-box|kits|kits\/.*|podQuizPage|support\/email-us-page)$/;

/** Screens of the shop that draw parts of their own accord: pages at its root, and what other pages show. */
const SCREENS = new RegExp(
  `^(?:homepage|NAVIGATIONHEADER|category|product|search|searchEmpty|error|notFound|loginContentPage|category-banners|experiments|beverages|brewers|accessories|cart)$|${WITHOUT_PRODUCTS.source}`,
);

const HEADER = 'NAVIGATIONHEADER';
const BACKGROUNDS = 'category-banners';
const NAMED = new Map<string, Texts>([
  ['podQuizSection', ['Beside the quiz', 'À côté du quiz']],
  ['heroBannerSearchPage', ['Above the results', 'Au-dessus des résultats']],
]);
const SECTIONS = Array.from({ length: 8 }, (_, index) => `Section${index + 1}`);

/** Whether a screen of the shop shows the page of this label, so that it cannot do without. */
export const isNeeded = (label: string): boolean => SCREENS.test(label) && !label.startsWith('kits/');

/** The places of a page in the order in which it shows them. */
export function placesOf({ label, positions }: Placed, kinds: ComponentKinds): Place[] {
  if (label === HEADER) {
    const names = [...new Set([...AROUND.keys(), ...positions])];
    return names.map((position) => {
      const place = AROUND.get(position);
      return { position, label: place?.label ?? nameOf(position), kinds: place?.kinds ?? [] };
    });
  }
  const held = Object.keys(kinds).filter((kind) => isDrawn(kind, label));
  return inOrder(positions).map((position) => ({ position, label: nameOf(position), kinds: held }));
}

/** The positions of a page as it has them, with the sections that it has not yet where they belong. */
function inOrder(positions: readonly string[]): string[] {
  const names = [...positions];
  for (const [index, section] of SECTIONS.entries()) {
    if (names.includes(section)) continue;
    const before = SECTIONS.slice(0, index).findLast((one) => names.includes(one));
    names.splice(before ? names.indexOf(before) + 1 : 0, 0, section);
  }
  return names;
}

function isDrawn(kind: string, label: string): boolean {
  if (label === BACKGROUNDS) return kind === 'BannerBackgroundComponent';
  if (ELSEWHERE.has(kind)) return false;
  if (READING.has(kind)) return !SCREENS.test(label);
  return kind !== CAROUSEL || !WITHOUT_PRODUCTS.test(label);
}

function nameOf(position: string): Texts {
  const known = NAMED.get(position);
  if (known) return known;
  const number = /^Section(\d+)$/.exec(position)?.[1];
  return number ? [`Section ${number}`, `Section ${number}`] : [position, position];
}
