import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

/** The project's folder, with a slash at its end. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

export interface Result {
  code: number;
  /** Both streams as they came, without colours. */
  output: string;
  stdout: string;
}

/** Path of a program of the installed packages. */
export const tool = (name: string): string => `${root}node_modules/.bin/${name}`;

const running = new Set<ReturnType<typeof spawn>>();

/** Runs a command to its end and keeps what it says. Never throws: a command that is not there has code 127. */
export function run(
  command: string,
  args: string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv; timeout?: number } = {},
): Promise<Result> {
  return new Promise((resolve) => {
    let output = '';
    let stdout = '';
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(options.timeout ? { timeout: options.timeout } : {}),
    });
    running.add(child);
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk;
      stdout += chunk;
    });
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk;
    });
    const end = (code: number): void => {
      running.delete(child);
      resolve({ code, output: stripVTControlCharacters(output), stdout });
    };
    child.on('error', (error) => {
      output += error.message;
      end(127);
    });
    child.on('close', (code, signal) => {
      if (signal) output += `\nended by ${signal}`;
      end(code ?? 128 + constants.signals[signal ?? 'SIGKILL']);
    });
  });
}

/** Passes an interrupt on to what is running, then ends as interrupted. */
export function endTogether(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      for (const child of running) child.kill(signal);
      process.exit(128 + constants.signals[signal]);
    });
  }
}
