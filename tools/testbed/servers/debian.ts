import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** Where Debian puts programs, those of the administrator included. */
const FOLDERS = ['/usr/bin', '/usr/sbin', '/usr/local/bin', '/usr/local/sbin'];

/** Path of a program of this machine, by its name. */
export function installedProgram(...names: string[]): string | undefined {
  const folders = [...FOLDERS, ...(process.env.PATH ?? '').split(':')];
  return folders.flatMap((folder) => names.map((name) => resolve(folder, name))).find(isExecutable);
}

/** Installs one of these packages where the user is root and this is a Debian. Never fails: what is missing stays missing. */
export function installPackage(...names: string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, { stdio: 'ignore', env, timeout: 300_000 }).status === 0;
  const one = () => names.some((name) => apt('install', '-y', '--no-install-recommends', name));
  if (!one()) {
    apt('update');
    one();
  }
}

/** Path of a program, installed from a package of the same name where that is possible. */
export function programOf(name: string): string | undefined {
  const here = installedProgram(name);
  if (here) return here;
  installPackage(name);
  return installedProgram(name);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
