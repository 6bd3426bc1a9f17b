import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { chromiumFlags, findChromium, freePort } from '../../tools/testbed/index.ts';
import { median } from '../harness/load.ts';
import type { Line } from '../harness/report.ts';
import type { Section } from '../harness/sections.ts';
import { withShop } from '../harness/shops.ts';
import { aProductPage } from '../sections/pages.ts';

/** Least scores: those that no noise excuses, and of performance the best that a peer reaches. */
const LEAST: Record<string, number> = {
  performance: 96,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

/** Lighthouse as for a phone. Performance is the median of several runs. */
export const lighthouseScores: Section = {
  name: 'lighthouse',
  about: 'Lighthouse for a phone on home, category and product page',
  run: ({ quick, say }) =>
    withShop('pglite', async (shop) => {
      const port = await freePort();
      const browser = await chromium.launch({
        executablePath: findChromium(say),
        args: [...chromiumFlags, `--remote-debugging-port=${port}`],
      });
      try {
        const lines: Line[] = [];
        const origin = `http://www.crema.localhost:${shop.port}`;
        for (const path of ['/', '/plp/coffee', await aProductPage(shop)]) {
          say(path);
          lines.push(...(await scores(`${origin}${path}`, path, port, quick ? 1 : 5)));
        }
        return lines;
      } finally {
        await browser.close();
      }
    }),
};

async function scores(url: string, path: string, port: number, runs: number): Promise<Line[]> {
  const found = new Map<string, number[]>();
  const complaints = new Map<string, Set<string>>();
  for (let run = 0; run < runs; run += 1) {
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
    if (!result || result.lhr.runtimeError) {
      throw new Error(`Lighthouse failed on ${path}: ${result?.lhr.runtimeError?.message}`);
    }
    const { categories, audits } = result.lhr;
    for (const [id, category] of Object.entries(categories)) {
      found.set(id, [...(found.get(id) ?? []), Math.round((category.score ?? 0) * 100)]);
      const failing = category.auditRefs
        .filter(({ id: audit, weight }) => weight > 0 && (audits[audit]?.score ?? 1) < 0.9)
        .map(({ id: audit }) => audit);
      complaints.set(id, new Set([...(complaints.get(id) ?? []), ...failing]));
    }
  }
  return [...found].map(([id, values]) => ({
    name: `Lighthouse, phone, ${path}: ${id}`,
    value: median(values),
    unit: '',
    ...(LEAST[id] === undefined ? {} : { target: { at: 'least', value: LEAST[id] } as const }),
    note: [...(complaints.get(id) ?? [])].join(', '),
  }));
}
