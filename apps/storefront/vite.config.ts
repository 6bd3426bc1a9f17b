import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { compileHint } from './tooling/compileHint.ts';
import { generated } from './tooling/generate.ts';
import { installing } from './tooling/installing.ts';
import { scriptText } from './tooling/scriptText.ts';
import { settingFallbacks } from './tooling/settingFallbacks.ts';
import { slotExtensions } from './tooling/slotExtensions.ts';

/** In every page: one file, which compresses better than six and changes only with its versions. */
const FRAME =
  /node_modules\/(react|react-dom|scheduler|react-router|react-redux|redux|redux-thunk|@reduxjs\/toolkit|@messageformat\/runtime|make-plural|use-sync-external-store|openapi-fetch)\//;

/** Ours, in every page as well, but for what is opened or offered (cart, menu, language), what comes later or seldom (reports, log records, early presses) and the other language; with what it imports. */
const SHELL =
  /packages\/(api-client|brands(?!\/src\/(?:regions|drinks)))\/|app\/(platform(?!\/forms\/|\/page-query\/(?!read\.)|\/i18n\/(generated|formatDate)|\/earlyActions|\/experiments\/askArms|\/logging\/logRecord|\/session\/(agent\/|nobo\/|specialFetch|pricedFetch|cookieLifetime|cookieRegistry|forgetLogIn|isLoggedIn|phoneVisit|tokens\/))|shell(?!\/(?:header\/|language\/|visit\/)?(AccountFlyout|AgentBar|Appearance|BestSellers|ErrorPage|NoScript|CartFlyout|LanguageOffer|preferredLanguage|MenuDrawer|LateWork|arrival|answerConsent)))\/|app\/ui\/(Button|Icon|Picture|QuantityStepper)\.|app\/features\/cart\/cart\.|vite\/preload-helper/;

/** On the product page and beside every card, which is almost every page: part of the shell, as each file costs a request. */
const CARDS =
  /app\/ui\/(Badge|badge|Scale|Still|overlay\/WhenNear)\.|app\/compositions\/(buyAction|quickAdd)\.|app\/features\/catalog\/(catalog\.adapter|Breadcrumbs|(card|carousel)\/(CardPrice|ProductCard|ProductCarousel)|compare\/(Compare(Dock|Toggle)|compare\.(slice|rules))|recent\/recent\.list)\.|app\/features\/perks\/perksPart\.|app\/features\/cart\/AddToCartButton\.|app\/features\/content\/components\/RichText\./;

/** How a product is chosen and bought: on its page, and in the dialog that a list opens. */
const BUYING =
  /app\/features\/catalog\/product\/(BuyBar|BuyBox|FactIcon|PurchaseOptions|VariantPicker|options)\./;

/** What the parts of the programme share: one file, so that what every page carries names one. */
const PERKS =
  /app\/features\/perks\/(\w+\/[\w.]+\.slices?\.|points\/useIsMember\.|membership\/Progress\.|rewards\/(useRewardsDialog|rewards\.(thunks|rules))\.)/;

/** What most screens with a form have: one file, as every page carries the names of all. */
const FIELDS = /app\/(ui\/(Field|Notice|RadioCard)|platform\/i18n\/formatDate)\./;

/** What only screens of a log-in ask the session, likewise. */
const SESSION = /app\/platform\/session\/(forgetLogIn|isLoggedIn|tokens\/tokenCookies)\./;

/** The rows of products that pages of content have, likewise. */
const CAROUSELS = /app\/(compositions\/productCarousels|features\/catalog\/carousel\/carousels\.slice)\./;

/** How lists read their addresses, likewise. */
const LISTS = /app\/platform\/page-query\/read(List|Text)\./;

/** What the parts of kits and monthly boxes share: one file, likewise. */
const CAMPAIGNS =
  /app\/features\/campaigns\/(choosing\/(chosen\.url|pods\.adapter|knownPods\.slice)|boxes\/(box\.url|boxes\.slices)|kits\/kit\.url|account\/(campaigns\.thunks|campaignInfo\.slice)|checkout\/(inCart\.rules|campaignCart\.slice))\./;

export default defineConfig({
  plugins: [
    generated(),
    scriptText(),
    settingFallbacks(),
    slotExtensions(),
    tailwindcss(),
    reactRouter(),
    compileHint(),
    installing(),
  ],
  // In development: every package is found before the first page. One found later loads the page again, and a page that
  // is still loading then stays without its scripts.
  optimizeDeps: {
    entries: ['app/**/*.tsx', '!app/entry.server.tsx', '!app/**/*.test.tsx'],
    include: [
      'react-redux > use-sync-external-store/with-selector.js',
      // Of the toolkit: unless they are named, they are found at the first page only.
      '@reduxjs/toolkit > immer',
      '@reduxjs/toolkit > reselect',
    ],
  },
  build: {
    manifest: true,
    // Fonts stay files: inlined ones would be sent again with every change of the style sheet.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What every page has is not named again for each file that is loaded later.
      resolveDependencies: (_, files) =>
        files.filter((file) => !/assets\/(?:frame|shell|rolldown-runtime)-/.test(file)),
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Every page carries the names of all files: seven characters tell versions apart as well as eight.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: {
              groups: [
                { name: 'frame', test: FRAME },
                { name: 'shell', test: (id: string) => SHELL.test(id) || CARDS.test(id) },
                { name: 'buying', test: BUYING },
                { name: 'perks', test: PERKS },
                { name: 'fields', test: FIELDS },
                { name: 'carousels', test: CAROUSELS },
                { name: 'lists', test: LISTS },
                { name: 'session', test: SESSION },
                { name: 'campaigns', test: CAMPAIGNS },
              ],
            },
          },
        },
      },
    },
  },
  ssr: {
    // One copy of React and the router for the bundle and for whoever loads it.
    external: ['react', 'react-dom', 'react-router'],
    // These ask `process.env.NODE_ENV` on every call, which the bundler answers once.
    noExternal: ['@reduxjs/toolkit', 'react-redux', 'redux', 'redux-thunk', 'openapi-fetch'],
  },
});
