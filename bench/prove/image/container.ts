/** Runs a program of an image as deploy/compose.yml does, without a container: a read-only root, no rights, an own /tmp. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { installedProgram } from '../../../tools/testbed/servers/debian.ts';
import type { Image } from './build.ts';

/** Mounts that only this shell and what it becomes see. The first argument is the image's root, the second its /data. */
const IN_IMAGE = `
mount --make-rprivate /
mount --bind "$1" "$1"
mount --bind "$2" "$1/data"
mount --rbind /dev "$1/dev"
mount -t proc proc "$1/proc"
mount -t tmpfs -o mode=1777 tmpfs "$1/tmp"
mount -o remount,ro,bind "$1"
root="$1"; user="$3"; folder="$4"; shift 4
exec chroot "$root" setpriv --reuid "$user" --regid "$user" --clear-groups --inh-caps=-all --bounding-set=-all --no-new-privs \
  env -i --chdir="$folder" "$@"
`;

export interface Running {
  pid: number;
  output(): string;
  /** The exit code, once it has ended. */
  ended: Promise<number | null>;
  /** SIGTERM, as a container is stopped. */
  stop(): Promise<number | null>;
}

/** @param data folder that is /data in it, of the image's user */
export function runInImage(
  { root, config }: Image,
  data: string,
  command: readonly string[],
  env: Record<string, string>,
): Running {
  const variables = [...config.Env, ...Object.entries(env).map(([name, value]) => `${name}=${value}`)];
  const unshare = installedProgram('unshare');
  if (!unshare) throw new Error('This proof needs unshare: apt-get install util-linux');
  const child: ChildProcess = spawn(
    unshare,
    [
      ...['--mount', 'sh', '-e', '-c', IN_IMAGE, 'in-image'],
      ...[root, data, config.User, config.WorkingDir, ...variables, ...command],
    ],
    { stdio: ['ignore', 'pipe', 'pipe'], env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' } },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-20_000);
    });
  const end = (): boolean => child.kill('SIGKILL');
  process.once('exit', end);
  const ended = once(child, 'close').then(([code]) => {
    process.off('exit', end);
    return typeof code === 'number' ? code : null;
  });
  return {
    pid: child.pid ?? 0,
    output: () => said,
    ended,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
