import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, temporaryFolder, waitForPort } from '../folders.ts';
import { programOf } from './debian.ts';

const SHIPPED = fileURLToPath(new URL('../../../deploy/nginx.conf', import.meta.url));

export interface WebServer {
  /** Loopback ports of HTTP and HTTPS. */
  ports: { http: number; https: number };
  stop(): Promise<void>;
}

/** What stands around deploy/nginx.conf: nothing is written outside the folder. */
const around = (folder: string): string => `
daemon off; master_process off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log warn;
events { worker_connections 256; }
http {
  access_log off;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/f;
  uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  include ${folder}/shop.conf;
}
`;

/** A certificate that nobody but its maker trusts, for a host. */
function certify(folder: string, host: string): void {
  const { status, stderr } = spawnSync(
    'openssl',
    [
      ...[
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:prime256v1',
        '-nodes',
        '-days',
        '1',
      ],
      ...['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`],
      ...['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')],
    ],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`No certificate was made: ${stderr}`);
}

/**
 * An nginx with the example that deploy/ ships, before a shop on a loopback port, with a certificate of its own making. Undefined
 * where there is none and none can be installed.
 *
 * @param host its one server name
 */
export async function startNginx(host: string, shopPort: number): Promise<WebServer | undefined> {
  const program = programOf('nginx');
  if (!program) return undefined;
  const folder = await temporaryFolder('nginx');
  chmodSync(folder, 0o755);
  certify(folder, host);
  const ports = { http: await freePort(), https: await freePort() };
  const conf = readFileSync(SHIPPED, 'utf8')
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${shopPort}`)
    .replaceAll('listen 80;', `listen 127.0.0.1:${ports.http};`)
    .replaceAll('listen 443 ', `listen 127.0.0.1:${ports.https} `)
    .replaceAll('/etc/ssl/shop/', `${folder}/`)
    .replaceAll('shop.example', host);
  writeFileSync(join(folder, 'shop.conf'), conf);
  writeFileSync(join(folder, 'nginx.conf'), around(folder));
  const child = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text) => (said += text));
  await waitForPort(ports.https, () => child.exitCode === null).catch(() => {
    throw new Error(`nginx did not start: ${said}`);
  });
  return {
    ports,
    stop: async () => {
      if (child.exitCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}
