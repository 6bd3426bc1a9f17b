/**
 * Plain JavaScript that runs on any Node from 20 on with nothing installed:
 * installs what is missing, then hands over to the pinned Node.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const binFolder = join(root, 'node_modules/.bin');
const stampFile = join(root, 'node_modules/.crema-install');

/** Runs `npm install` unless the installed tree already belongs to this lock file and these manifests. */
export async function ensureInstalled() {
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === manifestsHash()) return;
  // Production would leave out what builds the storefront.
  const { NODE_ENV: _, ...env } = process.env;
  await withHeartbeat('Installing packages', () => {
    // The pinned Node is what gets installed, so npm has to run under the one that was here before.
    const [command, ...prefix] = process.env.npm_execpath
      ? [process.env.npm_node_execpath ?? process.execPath, process.env.npm_execpath]
      : ['npm'];
    const options = ['install', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
    return run(command, [...prefix, ...options], { env });
  });
  // After the install, because npm may have completed the lock file.
  writeFileSync(stampFile, manifestsHash());
}

function manifestsHash() {
  const hash = createHash('sha256');
  const folders = ['apps', 'packages', 'examples'].flatMap((parent) =>
    existsSync(join(root, parent)) ? readdirSync(join(root, parent)).map((name) => join(parent, name)) : [],
  );
  for (const folder of ['', 'tools/contract', ...folders.sort()]) {
    const file = join(root, folder, 'package.json');
    if (existsSync(file)) hash.update(folder).update(readFileSync(file));
  }
  const lock = join(root, 'package-lock.json');
  if (existsSync(lock)) hash.update(readFileSync(lock));
  return hash.digest('hex');
}

/** The Node that the project pins through npm, else this one if it is new enough to run TypeScript. */
export function pinnedNode() {
  const pinned = join(binFolder, 'node');
  if (existsSync(pinned)) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  return fail(
    'The pinned Node 24 is missing from node_modules: run `npm install` with install scripts allowed, or use Node 24.',
  );
}

/** Environment in which the project's own tools come first on the PATH. */
export function toolEnvironment(extra = {}) {
  return { ...process.env, PATH: `${binFolder}${delimiter}${process.env.PATH ?? ''}`, ...extra };
}

/**
 * Becomes `node ...args` in the project's folder: replaces this process where Node can, so that signals and the
 * exit code are the program's own; else waits for it, passing both on. Either way the program does not outlive
 * whoever started it: a killed `npm start` leaves no shop behind that holds the port.
 *
 * The scripts of package.json begin with `exec` for the same reason: npm signals its shell, which would keep the
 * signal to itself.
 */
export async function become(args, extra = {}) {
  const node = pinnedNode();
  const env = toolEnvironment(extra);
  process.chdir(root);
  if (typeof process.execve === 'function' && process.platform === 'linux') {
    process.emitWarning = () => {}; // it would announce execve as experimental on every start
    const setpriv = '/usr/bin/setpriv';
    const command = [node, ...args];
    if (existsSync(setpriv)) command.unshift(setpriv, '--pdeathsig', 'KILL');
    process.execve(command[0], command, env);
  }
  const child = spawn(node, args, { stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // At a terminal, Ctrl-C reaches the whole group without our help.
      if (!(signal === 'SIGINT' && process.stdin.isTTY)) child.kill(signal);
    });
  }
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGKILL');
  }, 200).unref();
  child.on('error', (error) => fail(error.message));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
}

/** Runs a command to its end, all its output on standard error, which leaves standard output to the program; ends this process with a sentence if it fails. */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 2, 2], ...options });
    child.on('error', (error) => fail(`${command}: ${error.message}`));
    child.on('exit', (code) =>
      code === 0 ? resolve() : fail(`\`${[command, ...args].join(' ')}\` failed, see above.`),
    );
  });
}

/** Says what is being done, every ten seconds that it still is, and how long it took. */
export async function withHeartbeat(title, work) {
  const start = performance.now();
  const seconds = () => `${Math.round((performance.now() - start) / 1000)} s`;
  console.error(`${title} …`);
  const timer = setInterval(() => console.error(`${title} … ${seconds()}`), 10_000);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    console.error(`${title}: ${seconds()}`);
  }
}

/** Ends the process with one sentence. */
export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
