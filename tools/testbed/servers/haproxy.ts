import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { waitForPort } from '../folders.ts';

const SHIPPED = fileURLToPath(new URL('../../../deploy/haproxy.cfg', import.meta.url));

/** Ports of deploy/haproxy.cfg, as they stand there. */
const PORTS = {
  cache: 6081,
  storefronts: 3000,
  storefrontOne: 3001,
  storefrontTwo: 3002,
  engines: 3010,
  engineOne: 3011,
  engineTwo: 3012,
  database: 5430,
  databaseOne: 5432,
  databaseTwo: 5433,
} as const;

/** The port that each place of the shipped file has here, and that of the front door. */
export type BalancerPorts = Record<keyof typeof PORTS | 'door', number>;

export interface Balancer {
  pid: number;
  /** One line for the operator's socket, such as `disable server database/one`; what it answers. */
  tell(line: string): Promise<string>;
  stop(): Promise<void>;
}

/**
 * The HAProxy of deploy/haproxy.cfg on loopback ports, without TLS. What stands behind may come later.
 *
 * @param folder where its settings and its operator's socket are
 * @param changesKeys whether each request gets another `Idempotency-Key` than its caller's, for a proof that must then fail
 */
export async function startHaproxy(
  program: string,
  folder: string,
  ports: BalancerPorts,
  changesKeys = false,
): Promise<Balancer> {
  const socket = join(folder, 'haproxy.sock');
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, settingsOf(ports, socket, changesKeys));
  const child = spawn(program, ['-db', '-f', file], { stdio: ['ignore', 'pipe', 'pipe'] });
  const said = outputOf(child);
  await waitForPort(ports.door, () => child.exitCode === null).catch(() => {
    throw new Error(`HAProxy did not start: ${said()}`);
  });
  return {
    pid: child.pid as number,
    tell: async (line) => {
      const client = connect(socket);
      client.end(`${line}\n`);
      return (await text(client)).trim();
    },
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** The shipped file with this machine's ports, speaking HTTP as if TLS had ended before it. */
function settingsOf(ports: BalancerPorts, socket: string, changesKeys: boolean): string {
  const places = Object.entries(PORTS) as [keyof typeof PORTS, number][];
  const at = (written: string): string => {
    const place = places.find(([, port]) => String(port) === written)?.[0];
    return place ? `127.0.0.1:${ports[place]}` : `127.0.0.1:${written}`;
  };
  return readFileSync(SHIPPED, 'utf8')
    .split('\n')
    .filter((line) => !/^\s*(?:user|group|bind :80|http-request redirect) ?/.test(line))
    .map((line) => {
      if (/^\s*#/.test(line)) return line;
      if (line.includes('stats socket')) return line.replace(/socket \S+/, `socket ${socket}`);
      if (line.includes('bind :443')) {
        const change =
          '\n    http-request set-header Idempotency-Key %[uuid()] if { req.hdr(Idempotency-Key) -m found }';
        return `    bind 127.0.0.1:${ports.door}${changesKeys ? change : ''}`;
      }
      return line
        .replace(/127\.0\.0\.1:(\d+)/g, (_, port: string) => at(port))
        .replace('https if { ssl_fc }', 'http');
    })
    .join('\n');
}

/** What a program says, for the error of one that does not start. */
function outputOf(child: ChildProcess): () => string {
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4000);
    });
  return () => said;
}
