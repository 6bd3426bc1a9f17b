import { spawn, spawnSync } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { programOf } from '../../../tools/testbed/servers/debian.ts';

export interface Programs {
  buildah: string;
  debootstrap: string;
  /** Reads a compose file, with its first arguments. */
  compose: readonly string[];
}

/**
 * Finds what builds and runs the image, and installs what is missing where that is possible (root on a Debian).
 *
 * @throws one sentence: what is missing, and how to install it.
 */
export function findPrograms(): Programs {
  if (process.getuid?.() !== 0)
    throw new Error('This proof mounts the image that it builds: run it as root.');
  const found = { buildah: programOf('buildah'), debootstrap: programOf('debootstrap') };
  const compose = composeOf();
  const missing = Object.entries({ ...found, 'docker-compose': compose }).flatMap(([name, path]) =>
    path ? [] : [name],
  );
  const { buildah, debootstrap } = found;
  if (!buildah || !debootstrap || !compose)
    throw new Error(
      `This proof needs programs that are not on this machine: apt-get install ${missing.join(' ')}`,
    );
  return { buildah, debootstrap, compose };
}

/** Docker's own compose, where it is there, else Debian's. */
function composeOf(): readonly string[] | undefined {
  if (spawnSync('docker', ['compose', 'version'], { stdio: 'ignore' }).status === 0)
    return ['docker', 'compose'];
  const program = programOf('docker-compose');
  return program ? [program] : undefined;
}

/**
 * Runs a program to its end. @returns its standard output.
 * @throws with the end of what it said.
 */
export async function run(command: readonly string[], env: Record<string, string> = {}): Promise<string> {
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const status = await ended;
  if (status !== 0)
    throw new Error(
      `${command.slice(0, 3).join(' ')} ended with ${status}: ${`${said}${complained}`.slice(-3000)}`,
    );
  return said;
}
