import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

const isRoot = process.getuid?.() === 0;

/** Flags for every Chromium that tests start: its background requests do not leave the machine. */
export const chromiumFlags: readonly string[] = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

/** Path of a Chromium that is already here: `CHROMIUM_PATH`, the system's, then Playwright's. */
export function installedChromium(): string | undefined {
  const wished = process.env.CHROMIUM_PATH;
  if (wished) {
    if (isExecutable(wished)) return wished;
    throw new Error(`CHROMIUM_PATH names ${wished}, which cannot be run.`);
  }
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(':'), '/snap/bin'];
  const system = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...system, ...playwrightBrowsers()].find(isExecutable);
}

/**
 * Path of a Chromium, installed if need be: Debian's package where the user is root, else Playwright's download.
 *
 * @throws a sentence naming the one package to install.
 */
export function findChromium(say: (line: string) => void = () => {}): string {
  const found = installedChromium();
  if (found) return found;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    say('Installing Debian’s package chromium …');
    const apt = (...args: string[]) =>
      spawnSync('apt-get', args, {
        stdio: 'ignore',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
        timeout: 600_000,
      }).status === 0;
    if (!apt('install', '-y', '--no-install-recommends', 'chromium')) {
      apt('update');
      apt('install', '-y', '--no-install-recommends', 'chromium');
    }
    const installed = installedChromium();
    if (installed) return installed;
  }
  say('Downloading Chromium through Playwright …');
  const cli = join(
    dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')),
    'cli.js',
  );
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'ignore', timeout: 600_000 });
  const downloaded = installedChromium();
  if (downloaded) return downloaded;
  throw new Error('No Chromium: install the package `chromium`, or set CHROMIUM_PATH to one.');
}

function playwrightBrowsers(): string[] {
  const cache = process.env.PLAYWRIGHT_BROWSERS_PATH || join(homedir(), '.cache/ms-playwright');
  if (!existsSync(cache)) return [];
  return readdirSync(cache)
    .filter((name) => /^chromium-\d+$/.test(name))
    .sort((a, b) => Number(b.split('-')[1]) - Number(a.split('-')[1]))
    .flatMap((name) =>
      ['chrome-linux64', 'chrome-linux'].map((folder) => join(cache, name, folder, 'chrome')),
    );
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
