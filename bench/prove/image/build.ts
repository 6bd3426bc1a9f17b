/** Builds deploy/Dockerfile with buildah, in a store of its own that goes with its folder. */
import { cpSync, existsSync, mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Programs, run } from './programs.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const BASE = 'localhost/crema-base';
const IMAGE = 'localhost/crema';

export interface Image {
  /** Where its files are, mounted for reading. */
  root: string;
  /** MB, and of those the base. */
  size: { whole: number; base: number };
  config: ImageConfig;
}

/** What an image says of how it is run, as Docker writes it. */
export interface ImageConfig {
  User: string;
  Env: string[];
  Cmd: string[];
  WorkingDir: string;
  Healthcheck: { Test: string[] };
}

/** @param folder an empty folder, to be removed by `removeImage` */
export async function buildImage(
  { buildah, debootstrap }: Programs,
  folder: string,
  say: (line: string) => void,
): Promise<Image> {
  const build = (...args: string[]) => run(buildahIn(buildah, folder, ...args), IN_CHROOT);
  const asked = process.env.BASE;
  if (!asked) {
    say('a base of this Debian, with the Node of the shop’s packages');
    const container = (await build('from', 'scratch')).trim();
    const debian = (await build('mount', container)).trim();
    await run([debootstrap, '--variant=minbase', await codename(), debian]);
    await run(['rm', '-rf', join(debian, 'var/cache/apt'), join(debian, 'var/lib/apt/lists')]);
    await addNode(debian);
    await build('commit', '--quiet', '--rm', container, BASE);
  }
  say('building deploy/Dockerfile');
  await build(
    ...['build', '--format=docker', '--pull=false', '--build-arg', `BASE=${asked ?? BASE}`, '--tag', IMAGE],
    ...['--file', join(ROOT, 'deploy/Dockerfile')],
    ...['--ignorefile', join(ROOT, 'deploy/Dockerfile.dockerignore')],
    ...(await npmSettings(folder)),
    ROOT,
  );
  const container = (await build('from', '--pull=false', IMAGE)).trim();
  const root = (await build('mount', container)).trim();
  const { Docker } = JSON.parse(await build('inspect', '--type=image', IMAGE)) as {
    Docker: { config: ImageConfig };
  };
  const mb = async (path: string): Promise<number> =>
    Number((await run(['du', '-sxm', path])).split('\t')[0]);
  const base = (await build('from', '--pull=false', asked ?? BASE)).trim();
  const size = { whole: await mb(root), base: await mb((await build('mount', base)).trim()) };
  return { root, size, config: Docker.config };
}

export async function removeImage({ buildah }: Programs, folder: string): Promise<void> {
  await run(buildahIn(buildah, folder, 'umount', '--all'), IN_CHROOT);
  await run(['rm', '-rf', '--one-file-system', folder]);
}

/** Works where containers may not be made. */
const IN_CHROOT = { BUILDAH_ISOLATION: 'chroot' };

const buildahIn = (buildah: string, folder: string, ...args: string[]): string[] => [
  buildah,
  ...['--root', join(folder, 'store'), '--runroot', join(folder, 'run')],
  ...args,
];

const codename = async (): Promise<string> =>
  (await run(['sh', '-c', '. /etc/os-release && echo "$VERSION_CODENAME"'])).trim();

/** Node as the shop's packages bring it, and this machine's npm. */
async function addNode(debian: string): Promise<void> {
  cpSync(realpathSync(process.execPath), join(debian, 'usr/local/bin/node'));
  const npm = dirname(dirname(realpathSync((await run(['sh', '-c', 'command -v npm'])).trim())));
  const modules = join(debian, 'usr/local/lib/node_modules');
  mkdirSync(modules, { recursive: true });
  cpSync(npm, join(modules, 'npm'), { recursive: true, dereference: true });
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(debian, 'usr/local/bin/npm'));
}

/** What npm of this machine was told of its registry is lent to the build, and is in no image. */
async function npmSettings(folder: string): Promise<string[]> {
  const setting = async (name: string): Promise<string> => {
    const value = (await run(['npm', 'config', 'get', name])).trim();
    return ['null', 'undefined'].includes(value) ? '' : value;
  };
  const authorities = (await setting('cafile')) || process.env.NODE_EXTRA_CA_CERTS;
  const file = join(folder, 'npmrc');
  const lines = [`registry=${await setting('registry')}`];
  const volumes = [`${file}:/root/.npmrc:ro`];
  if (authorities && existsSync(authorities)) {
    lines.push('cafile=/mnt/authorities.crt');
    volumes.push(`${realpathSync(authorities)}:/mnt/authorities.crt:ro`);
  }
  writeFileSync(file, `${lines.join('\n')}\n`);
  return volumes.flatMap((volume) => ['--volume', volume]);
}
