import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface BareServer {
  url: string;
  pid: number;
  stop(): void;
}

/** Bare Node `http` in a process of its own, answering everything with these bytes. */
export async function startBare(body: Buffer): Promise<BareServer> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('./bare-server.ts', import.meta.url))], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill());
  child.stdin.end(body);
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  return { url: `http://127.0.0.1:${Number(port)}/`, pid: child.pid as number, stop: () => child.kill() };
}
