/** For tests: an operator command in a process of its own, or in this one as the program runs it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Commerce } from '@crema/commerce';
import type { CommandIo } from '../admin-socket/types.ts';
import { catalogCheck, catalogCommand } from './catalog.command.ts';

const CLI = fileURLToPath(new URL('../catalog.ts', import.meta.url));
/** As `tools/run.mjs` starts it. */
const MODULES = fileURLToPath(new URL('../../modules.ts', import.meta.url));

/** `said` is what both streams say, `out` standard output alone. */
interface Told {
  said: string;
  out: string;
}

/** Starts `npm run catalog` in a folder that holds its data and its files. */
export function start(folder: string, args: string[], env: Record<string, string> = {}): ChildProcess & Told {
  const child = spawn(process.execPath, ['--import', MODULES, CLI, ...args], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      INIT_CWD: folder,
      DATA_DIR: folder,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      SEED: 'none',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const told = Object.assign(child, { said: '', out: '' });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      told.said += chunk.toString();
      if (stream === child.stdout) told.out += chunk.toString();
    });
  }
  return told;
}

/** What a process of its own ends with. */
export async function run(folder: string, ...args: string[]): Promise<Told & { code: number }> {
  const child = start(folder, args);
  const [code] = (await once(child, 'close')) as [number];
  return { code, said: child.said, out: child.out };
}

/** The same work over an engine of this process: first what is said without one, then the command. */
export async function runHere(
  commerce: Commerce,
  cwd: string,
  ...args: string[]
): Promise<Told & { code: number }> {
  const told = { said: '', out: '' };
  const io: CommandIo = {
    cwd,
    signal: new AbortController().signal,
    out: async (text) => {
      told.said += text;
      told.out += text;
    },
    err: async (text) => {
      told.said += text;
    },
    progress: () => {},
  };
  const code = (await catalogCheck(args, io)) ?? (await catalogCommand(commerce, args, io));
  return { code, ...told };
}

export const VARIANTS = 4;

/** A product CSV with so many products, each of `VARIANTS` variants. */
export const products = (count: number): string =>
  `Handle,Title,Option1 Name,Option1 Value,Variant Price\n${Array.from({ length: count }, (_, p) =>
    Array.from({ length: VARIANTS }, (_, v) => `p-${p},${v === 0 ? `Product ${p}` : ''},Size,${v},1.00`).join(
      '\n',
    ),
  ).join('\n')}\n`;
