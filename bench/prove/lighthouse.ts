import { DEFAULT_HOSTS, SITES, type SiteId } from '@crema/brands';
import { chromium } from '@playwright/test';
import lighthouse, { type RunnerResult } from 'lighthouse';
import { chromiumFlags, findChromium, freePort, type Shop } from '../../tools/testbed/index.ts';
import { connect } from '../harness/load/calls.ts';
import { median } from '../harness/load/load.ts';
import type { Line } from '../harness/report.ts';
import type { Section } from '../harness/sections.ts';
import { withShop } from '../harness/shops/shops.ts';

const RUNS = 5;
const SPARE_RUNS = 3;
/** Performance is the best that a peer reaches, in percent; the others no noise excuses. */
const LEAST = { performance: 96, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
/** Milliseconds, milliseconds, a share of the screen. */
const MOST = {
  'largest-contentful-paint': 1800,
  'total-blocking-time': 80,
  'cumulative-layout-shift': 0,
} as const;
const UNITS: Record<string, string> = { 'largest-contentful-paint': 'ms', 'total-blocking-time': 'ms' };

interface Screen {
  name: string;
  path: string;
  /** Not to be found by search engines: its only failing audit is that one. */
  noindex?: boolean;
}

/** Each language's own address: the other's redirects. */
const SEARCH = {
  en: '/search?text=dark%20roast',
  fr: '/recherche?text=dark%20roast',
} as const;

async function screensOf(shop: Shop, site: SiteId, language: keyof typeof SEARCH): Promise<Screen[]> {
  const connection = connect(shop.origin);
  const answer = await connection.call('GET', `/rest/v2/${site}/products/getBestSellerProducts`);
  connection.close();
  const [best] = answer.json<{ products: { url: string }[] }>().products;
  if (!best) throw new Error(`${site} has no best seller.`);
  return [
    { name: 'home', path: '/' },
    { name: 'category', path: '/plp/coffee' },
    { name: 'product', path: best.url },
    { name: 'search', path: SEARCH[language], noindex: true },
    { name: 'cart', path: '/cart', noindex: true },
    { name: 'content', path: '/content/shipping-returns' },
    { name: 'kits', path: '/kits' },
  ];
}

/** Lighthouse as for a phone, its own simulated network and processor; each figure is the median of five runs. */
export const lighthouseScores: Section = {
  name: 'lighthouse',
  about: 'Lighthouse for a phone: seven screens of each brand, and of Canada in French',
  run: ({ quick, say }) =>
    withShop('pglite', async (shop) => {
      const port = await freePort();
      const browser = await chromium.launch({
        executablePath: findChromium(say, 'whole'),
        args: [...chromiumFlags, `--remote-debugging-port=${port}`],
      });
      try {
        const lines: Line[] = [];
        for (const { id: site, languages } of Object.values(SITES)) {
          for (const language of languages) {
            const origin = `http://${DEFAULT_HOSTS[site]}:${shop.port}${language === 'fr' ? '/fr' : ''}`;
            for (const screen of await screensOf(shop, site, language)) {
              say(`${site} ${language} ${screen.name}`);
              const runs = await runsOf(`${origin}${screen.path}`, port, quick ? 1 : RUNS);
              lines.push(...linesOf(`${site} ${language} ${screen.name}`, runs, screen));
            }
          }
        }
        return lines;
      } finally {
        await browser.close();
      }
    }),
};

type Report = RunnerResult['lhr'];

async function runsOf(url: string, port: number, times: number): Promise<Report[]> {
  const reports: Report[] = [];
  let failure: string | undefined;
  // Now and then Chromium's trace lacks its beginning; such a run says nothing and is run again.
  for (let run = 0; run < times + SPARE_RUNS && reports.length < times; run += 1) {
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
    failure = result?.lhr.runtimeError?.message;
    if (result && !failure) reports.push(result.lhr);
  }
  if (reports.length < times) throw new Error(`Lighthouse failed on ${url}: ${failure}`);
  return reports;
}

function linesOf(title: string, reports: Report[], { noindex }: Screen): Line[] {
  const lines: Line[] = [];
  for (const [id, least] of Object.entries(LEAST)) {
    const failing = new Set(reports.flatMap((report) => failingIn(report, id)));
    const isExcused = id === 'seo' && noindex && [...failing].join() === 'is-crawlable';
    const target = { at: 'least', value: least } as const;
    lines.push({
      name: `${title}: ${id}`,
      value: median(reports.map(({ categories }) => Math.round((categories[id]?.score ?? 0) * 100))),
      unit: '',
      note: isExcused ? 'not for search engines' : [...failing].join(', '),
      ...(isExcused ? {} : { target }),
    });
  }
  const host = median(reports.map(({ environment }) => environment.benchmarkIndex));
  for (const [id, most] of Object.entries(MOST)) {
    const value = median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
    lines.push({
      name: `${title}: ${id}`,
      value,
      unit: UNITS[id] ?? '',
      // Lighthouse makes the processor four times slower whatever this machine's is; its own measure of that tells them apart.
      ...(id === 'total-blocking-time' ? { note: `benchmark index ${Math.round(host)}` } : {}),
      target: { at: 'most', value: most },
    });
  }
  return lines;
}

/** Audits of a category that count and are not passed. */
function failingIn({ categories, audits }: Report, category: string): string[] {
  return (categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => id);
}
