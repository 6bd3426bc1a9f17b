/** Another commit of this project, checked out, installed and built beside the working tree. */
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Tree {
  folder: string;
  /** The short hash. */
  commit: string;
  remove(): void;
}

/** @throws with one sentence for whoever typed it, when git knows no such commit. */
export function commitOf(root: string, name: string): string {
  const { status, stdout } = git(root, 'rev-parse', '--verify', '--quiet', '--short', `${name}^{commit}`);
  if (status !== 0) throw new Error(`There is no commit “${name}” in this repository.`);
  return stdout.trim();
}

/** Checks a commit out into a folder, and installs what it needs. @throws when one of the steps fails. */
export async function checkOut(
  root: string,
  { commit, folder }: { commit: string; folder: string },
  say: (line: string) => void,
): Promise<Tree> {
  say(`checking out ${commit}`);
  const added = git(root, 'worktree', 'add', '--detach', folder, commit);
  if (added.status !== 0) throw new Error(`git could not check out ${commit}: ${added.stderr.trim()}`);
  const remove = (): void => void git(root, 'worktree', 'remove', '--force', folder);
  try {
    const lock = (of: string): string => readFileSync(join(of, 'package-lock.json'), 'utf8');
    if (lock(folder) === lock(root) && existsSync(join(root, 'node_modules'))) {
      say('copying the installed packages');
      // Symbolic links stay as they are: those to workspaces are relative, and so lead into the copy.
      cpSync(join(root, 'node_modules'), join(folder, 'node_modules'), {
        recursive: true,
        verbatimSymlinks: true,
      });
    } else {
      say('installing its packages');
      await run(folder, ['npm', 'install', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
    }
    return { folder, commit, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Runs a program in a folder, its output on ours. @throws when it ends with anything but the codes allowed. */
export async function run(
  folder: string,
  [command = '', ...args]: readonly string[],
  allowed: readonly number[] = [0],
): Promise<void> {
  const child = spawn(command, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  const stop = (): void => void child.kill('SIGTERM');
  process.once('exit', stop);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  process.off('exit', stop);
  if (code === null || !allowed.includes(code)) {
    throw new Error(`${[command, ...args].join(' ')} ended with ${code ?? 'a signal'}.`);
  }
}

function git(folder: string, ...args: string[]) {
  return spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
}
