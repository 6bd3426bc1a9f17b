import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort, temporaryFolder } from '../folders.ts';
import { installedProgram, installPackage } from './debian.ts';

const SHIPPED = fileURLToPath(new URL('../../../deploy/varnish.vcl', import.meta.url));

export interface Cache {
  /** `http://127.0.0.1:<port>` */
  origin: string;
  pid: number;
  stop(): Promise<void>;
  /** Ends it at once (SIGKILL), what it holds with it. */
  kill(): Promise<void>;
}

/** Where a Varnish looks for modules: a folder of its own, or one below that of the machine's architecture. */
const LIBRARIES = ['/usr/lib', '/usr/lib64', '/usr/local/lib'];

/** Varnish with its modules, of which xkey is one; installed where that is possible. Undefined where either is missing. */
export function findVarnish(): string | undefined {
  const find = () => installedProgram('varnishd');
  if (!find()) installPackage('varnish');
  // The program may be there without them: they are a package of their own.
  if (find() && !hasXkey()) installPackage('varnish-modules');
  return hasXkey() ? find() : undefined;
}

function hasXkey(): boolean {
  return LIBRARIES.filter((folder) => existsSync(folder))
    .flatMap((folder) => ['', ...readdirSync(folder)].map((name) => join(folder, name)))
    .some((folder) => existsSync(join(folder, 'varnish/vmods/libvmod_xkey.so')));
}

/**
 * A Varnish with the example that deploy/ ships, before a shop on a loopback port.
 *
 * @param port loopback port; a free one unless told otherwise
 * @throws with what it says when it does not start
 */
export async function startVarnish(program: string, shopPort: number, port?: number): Promise<Cache> {
  const folder = await temporaryFolder('varnish');
  const file = join(folder, 'shop.vcl');
  writeFileSync(file, readFileSync(SHIPPED, 'utf8').replace('.port = "3000"', `.port = "${shopPort}"`));
  port ??= await freePort();
  const args = ['-F', '-j', 'none', '-a', `127.0.0.1:${port}`, '-f', file, '-n', folder, '-s', 'malloc,32m'];
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      said += text;
    });
  const origin = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (let attempt = 0; !(await answers()); attempt += 1) {
    if (attempt === 600 || child.exitCode !== null) throw new Error(`Varnish did not start: ${said}`);
    await delay(50);
  }
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill(signal);
      await once(child, 'exit');
    }
    await rm(folder, { recursive: true, force: true });
  };
  return { origin, pid: child.pid as number, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}
