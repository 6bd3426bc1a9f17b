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

/**
 * `shell`: Chromium without its own windows, which Playwright prefers too; a page test takes two thirds of the time with it.
 * `whole`: for figures, which are to be those of the browser that people have.
 */
export type ChromiumKind = 'shell' | 'whole';

const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Path of a Chromium that is already here: `CHROMIUM_PATH`, the system's, then Playwright's; without a shell a whole one. */
export function installedChromium(kind: ChromiumKind = 'shell'): string | undefined {
  const wished = process.env.CHROMIUM_PATH;
  if (wished) {
    if (isExecutable(wished)) return wished;
    throw new Error(`CHROMIUM_PATH names ${wished}, which cannot be run.`);
  }
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(':'), '/snap/bin'];
  const system = (names: readonly string[]) =>
    folders.flatMap((folder) => names.map((name) => join(folder, name)));
  const whole = [...system(WHOLE), ...playwrightBrowsers('whole')];
  const shells = [...system(SHELLS), ...playwrightBrowsers('shell')];
  return (kind === 'shell' ? [...shells, ...whole] : whole).find(isExecutable);
}

/**
 * Path of a Chromium, installed if need be: Debian's package where the user is root, else Playwright's download.
 *
 * @throws a sentence naming the one package to install.
 */
export function findChromium(say: (line: string) => void = () => {}, kind: ChromiumKind = 'shell'): string {
  const found = installedChromium(kind);
  if (found) return found;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    const names = kind === 'shell' ? ['chromium-headless-shell', 'chromium'] : ['chromium'];
    say(`Installing Debian’s package ${names[0]} …`);
    // An older Debian has no package of the shell.
    if (!names.some(install) && apt('update')) names.some(install);
    const installed = installedChromium(kind);
    if (installed) return installed;
  }
  say('Downloading Chromium through Playwright …');
  const cli = join(
    dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')),
    'cli.js',
  );
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'ignore', timeout: 600_000 });
  const downloaded = installedChromium(kind);
  if (downloaded) return downloaded;
  throw new Error('No Chromium: install the package `chromium`, or set CHROMIUM_PATH to one.');
}

const apt = (...args: string[]): boolean =>
  spawnSync('apt-get', args, {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: 600_000,
  }).status === 0;
const install = (name: string): boolean => apt('install', '-y', '--no-install-recommends', name);

/** Where Playwright keeps what it downloads, newest first. */
const DOWNLOADS = {
  whole: { folder: /^chromium-\d+$/, files: ['chrome-linux64/chrome', 'chrome-linux/chrome'] },
  shell: {
    folder: /^chromium_headless_shell-\d+$/,
    files: ['chrome-headless-shell-linux64/chrome-headless-shell', 'chrome-linux/headless_shell'],
  },
};

function playwrightBrowsers(kind: ChromiumKind): string[] {
  const cache = process.env.PLAYWRIGHT_BROWSERS_PATH || join(homedir(), '.cache/ms-playwright');
  if (!existsSync(cache)) return [];
  const { folder, files } = DOWNLOADS[kind];
  return readdirSync(cache)
    .filter((name) => folder.test(name))
    .sort((a, b) => Number(b.split('-')[1]) - Number(a.split('-')[1]))
    .flatMap((name) => files.map((file) => join(cache, name, file)));
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
