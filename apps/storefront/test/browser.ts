import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';

const DEBIAN = '/usr/bin/chromium';

/** The Chromium named by CHROMIUM_PATH, Debian's, or Playwright's own. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? (existsSync(DEBIAN) ? DEBIAN : undefined);
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-quic',
      '--no-first-run',
    ],
  });
}

/** What a visitor never sees and a page must not have: console complaints, uncaught errors, refused resources, shifts. */
export interface Watch {
  complaints: string[];
  layoutShift(): Promise<number>;
}

export async function watch(page: Page): Promise<Watch> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.exposeFunction('reportViolation', (text: string) => complaints.push(text));
  await page.addInitScript(() => {
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shift += entry.value ?? 0;
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('securitypolicyviolation', (event) =>
      window.reportViolation(`CSP ${event.violatedDirective}: ${event.blockedURI}`),
    );
  });
  return {
    complaints,
    layoutShift: () => page.evaluate(() => window.shift),
  };
}
