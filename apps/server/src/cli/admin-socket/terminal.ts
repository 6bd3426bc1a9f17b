/** The operator's own terminal as a command sees it. */
import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import type { CommandIo, Progress } from './types.ts';

interface Stream {
  isTTY?: boolean;
  columns?: number;
  write(text: string, done: () => void): boolean;
  on?(event: 'error', listener: (error: NodeJS.ErrnoException) => void): unknown;
}

const BAR = 30;
/** Without a terminal a line is printed at each multiple of this percentage. */
const STEP = 10;

/**
 * Progress goes to standard error, so that what is exported stays clean: a bar on a terminal, else plain lines.
 *
 * @param onUnread called when nobody reads standard output any more; writing on does no harm
 */
export function terminalIo(
  signal: AbortSignal,
  onUnread: () => void = () => {},
  stdout: Stream = process.stdout,
  stderr: Stream = process.stderr,
  stdin: NodeJS.ReadStream = process.stdin,
  // npm changes to the project's folder and keeps where the operator was.
  cwd = process.env.INIT_CWD ?? process.cwd(),
): CommandIo {
  let drawn = false;
  let lastStep = '';
  const write = (stream: Stream, text: string): Promise<void> =>
    new Promise((resolve) => void stream.write(text, resolve));
  // Without a listener an `error` event would end the process in the middle of its work.
  for (const stream of [stdout, stderr]) {
    stream.on?.('error', (error) => {
      if (error.code !== 'EPIPE') throw error;
      if (stream === stdout) onUnread();
    });
  }
  const clear = (): string => {
    const text = drawn ? '\r\u001b[K' : '';
    drawn = false;
    return text;
  };
  return {
    cwd,
    signal,
    // On a terminal both streams share the screen: the bar makes room first.
    out: async (text) => {
      const room = clear();
      if (room) await write(stderr, room);
      await write(stdout, text);
    },
    err: (text) => write(stderr, clear() + text),
    ask: async (question) => {
      if (!stdin.isTTY || !stderr.isTTY) return undefined;
      // `terminal: false` leaves Ctrl-C as the signal that everything else listens for.
      const lines = createInterface({ input: stdin, output: process.stderr, terminal: false });
      try {
        const ended = once(lines, 'close').then(() => '');
        const answer = await Promise.race([lines.question(clear() + question, { signal }), ended]);
        return /^(y|yes|o|oui)$/i.test(answer.trim());
      } finally {
        lines.close();
      }
    },
    progress: (progress) => {
      const percent = percentOf(progress);
      if (stderr.isTTY) {
        drawn = true;
        stderr.write(`\r\u001b[K${barOf(progress, percent)}`, () => {});
        return;
      }
      const step = `${progress.label} ${percent - (percent % STEP)}`;
      if (step === lastStep) return;
      lastStep = step;
      stderr.write(`${progress.label}: ${percent} % (${progress.done} of ${progress.total})\n`, () => {});
    },
  };
}

function percentOf({ done, total }: Progress): number {
  return total > 0 ? Math.min(100, Math.floor((100 * done) / total)) : 100;
}

function barOf({ label, done, total }: Progress, percent: number): string {
  const full = Math.round((BAR * percent) / 100);
  return `${label} [${'#'.repeat(full)}${'.'.repeat(BAR - full)}] ${percent} % ${done}/${total}`;
}
