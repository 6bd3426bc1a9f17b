import { type Language, SITES, type SiteId, STARTER_IDENTITIES } from '@crema/brands';
import { DARK_THEMES, THEMES } from '@crema/brands/theme';

const WORDS: Record<Language, { title: string; text: string; phone: string; again: string }> = {
  en: {
    title: 'You are offline',
    text: 'There is no connection to the shop. Your cart is kept; try again once you are connected.',
    phone: 'Or call us:',
    again: 'Try again',
  },
  fr: {
    title: 'Vous êtes hors ligne',
    text: 'La connexion à la boutique est interrompue. Votre panier est conservé; réessayez une fois la connexion rétablie.',
    phone: 'Ou appelez-nous :',
    again: 'Réessayer',
  },
};

/** What stands in the pages for the shop's name and number, which the address of the worker says. */
const [NAME, PHONE] = ['{{name}}', '{{phone}}'] as const;

/** The page that an installed shop shows without a connection: whole in itself, in the brand's colours. */
function offlinePage(site: SiteId, language: Language): string {
  const [name, phone] = [NAME, PHONE];
  const { title, text, phone: or, again } = WORDS[language];
  const colors = (theme: (typeof DARK_THEMES)[SiteId]): string =>
    `--paper:${theme.paper};--ink:${theme.ink};--accent:${theme.accent};--on:${theme['on-accent']}`;
  return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | ${name}</title>
<style>
:root{color-scheme:light dark;${colors(THEMES[site])}}
@media (prefers-color-scheme:dark){:root{${colors(DARK_THEMES[site])}}}
body{display:grid;place-content:center;justify-items:start;gap:1rem;min-height:100dvh;box-sizing:border-box;margin:0 auto;padding:1.5rem;max-width:32rem;background:var(--paper);color:var(--ink);font:1.0625rem/1.55 system-ui,sans-serif}
html{background:var(--paper)}
h1,p{margin:0}
h1{font:400 2.25rem/1.1 Georgia,"Times New Roman",serif}
a{color:inherit}
.again{padding:.65rem 1.5rem;border-radius:.375rem;background:var(--accent);color:var(--on);font-weight:600;text-decoration:none}
</style>
</head>
<body>
<p>${name}</p>
<h1>${title}</h1>
<p>${text}</p>
<a class="again" href="">${again}</a>
<p>${or} <a href="tel:${phone}">${phone}</a></p>
</body>
</html>
`;
}

/**
 * The service worker of an installed shop. It answers nothing but a page that the network did not answer, with the offline
 * page of its own brand in the language of the address, which it holds in its text: it keeps no page of the shop and
 * nothing of a person.
 */
export function offlineWorker(site: SiteId): string {
  const pages = Object.fromEntries(
    SITES[site].languages.map((language) => [language, offlinePage(site, language)]),
  );
  const { name, phone } = STARTER_IDENTITIES[site];
  return `const templates = ${JSON.stringify(pages)};
const words = { ...${JSON.stringify({ name, phone })}, ...Object.fromEntries(new URL(location.href).searchParams) };
const shown = (word) => String(words[word]).replace(/[&<>"]/g, (sign) => '&#' + sign.charCodeAt(0) + ';');
const filled = (page) => page.replace(/\\{\\{(name|phone)\\}\\}/g, (_, word) => shown(word));
const pages = Object.fromEntries(Object.entries(templates).map(([language, page]) => [language, filled(page)]));
addEventListener('install', () => skipWaiting());
// Asked while the worker starts, so that no page waits for it.
addEventListener('activate', (event) => event.waitUntil(registration.navigationPreload?.enable()));
addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return;
  event.respondWith(
    (async () => {
      try {
        return (await event.preloadResponse) ?? (await fetch(event.request));
      } catch {
        const { pathname } = new URL(event.request.url);
        return new Response((/^\\/fr(\\/|$)/i.test(pathname) && pages.fr) || pages.en, {
          status: 503,
          headers: {
            'content-type': 'text/html; charset=utf-8',
            'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
          },
        });
      }
    })(),
  );
});
`;
}
