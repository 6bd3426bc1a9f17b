/**
 * `npm run screenshots [-- --only usb2c+360,cart]`: every screen of every site at four widths, into `build/screenshots`.
 * Starts a shop of its own with the demo seed and ends it. A screen that cannot be reached is named at the end, with exit code 1.
 */
import { spawnSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { patience } from '@crema/testing/pace';
import { type Browser, chromium } from '@playwright/test';
import { demoAgentOf, demoShopperOf } from '../testbed/demo.ts';
import { chromiumFlags, findChromium, ownTemporaryFolder, startShop } from '../testbed/index.ts';
import { CAMPAIGN_SCREENS } from './campaign.screens.ts';
import { chosenBy } from './choice.ts';
import { MEMBER_SCREENS } from './member.screens.ts';
import { OVERLAY_SCREENS } from './overlay.screens.ts';
import { PAY_SCREENS } from './pay.screens.ts';
import { RECIPE_SCREENS } from './recipe.screens.ts';
import { EDITIONS, type Edition, SCREENS, type Screen } from './screens.ts';
import { answerConsent, scrollThrough, settle, waitForFonts } from './settle.ts';

const WIDTHS = [360, 768, 1280, 1440];
const folder = join(import.meta.dirname, '../../build/screenshots');

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const chosen = chosenBy(values.only);
const pictures = EDITIONS.flatMap((edition) =>
  WIDTHS.flatMap((width) =>
    [SCREENS, OVERLAY_SCREENS, RECIPE_SCREENS, CAMPAIGN_SCREENS, PAY_SCREENS, MEMBER_SCREENS]
      .flat()
      .filter(({ below = Number.POSITIVE_INFINITY }) => width < below)
      .map((screen) => ({
        edition,
        width,
        screen,
        name: `${edition.name}/${width}/${screen.name}`,
      })),
  ),
).filter(({ name }) => chosen(name));
if (pictures.length === 0) {
  console.error(`--only ${values.only} names no picture. Names look like usb2c/360/home.`);
  process.exit(1);
}

if (spawnSync(process.execPath, ['tools/build.mjs'], { stdio: 'inherit' }).status !== 0) process.exit(1);
const shop = await startShop({ env: { SEED: 'demo' }, readyWithin: patience(120_000) });
const people = { shopper: demoShopperOf(shop.dataDir), agent: demoAgentOf(shop.dataDir) };
ownTemporaryFolder();
const browser = await chromium.launch({ args: [...chromiumFlags], executablePath: findChromium() });
const failed: string[] = [];
try {
  for (const [index, { edition, width, screen, name }] of pictures.entries()) {
    const problem = await take(browser, { edition, width, screen, file: join(folder, `${name}.png`) });
    if (problem) failed.push(`${name}: ${problem}`);
    console.log(`${index + 1}/${pictures.length} ${name}${problem ? ` failed: ${problem}` : ''}`);
  }
} finally {
  await browser.close();
  await shop.stop();
}
console.log(`${pictures.length - failed.length} pictures in ${folder}`);
for (const line of failed) console.error(line);
process.exitCode = failed.length > 0 ? 1 : 0;

interface Order {
  edition: Edition;
  width: number;
  screen: Screen;
  file: string;
}

/** Takes one picture as a new visitor; says what went wrong, if something did. */
async function take(by: Browser, { edition, width, screen, file }: Order): Promise<string | undefined> {
  const origin = `http://${edition.host}:${shop.port}${edition.prefix}`;
  const context = await by.newContext({
    viewport: { width, height: 900 },
    locale: edition.locale,
    reducedMotion: 'reduce',
  });
  await waitForFonts(context, shop.origin);
  if (!screen.asked) await answerConsent(context, origin);
  const page = await context.newPage();
  page.setDefaultTimeout(patience(15_000));
  try {
    const open = async (path: string): Promise<void> => {
      await page.goto(`${origin}${path === '/' && edition.prefix ? '' : path}`, { waitUntil: 'networkidle' });
    };
    await screen.reach({ page, edition, open, ...people });
    if (!screen.window) await scrollThrough(page);
    await settle(page, !screen.window);
    await mkdir(dirname(file), { recursive: true });
    await page.screenshot({ path: file, fullPage: !screen.window });
    return undefined;
  } catch (error) {
    return (error as Error).message.split('\n')[0];
  } finally {
    await context.close();
  }
}
