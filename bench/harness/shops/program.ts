import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * Runs a program of the bench in a process of its own, as a shop runs (React and others read `NODE_ENV` when they
 * load), and gives the JSON of its last line on standard error. Standard output, the log, is thrown away.
 */
export async function runProgram<T>(
  program: URL,
  args: readonly string[],
  flags: readonly string[] = [],
): Promise<T> {
  const child = spawn(process.execPath, [...flags, fileURLToPath(program), ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const endWithUs = (): boolean => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk;
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  process.off('exit', endWithUs);
  const last = said.trimEnd().split('\n').at(-1) ?? '';
  if (code !== 0 || !last.startsWith('{'))
    throw new Error(`${program.pathname} ended with ${code}:\n${said}`);
  return JSON.parse(last) as T;
}
