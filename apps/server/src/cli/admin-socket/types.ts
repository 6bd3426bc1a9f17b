/** Between an operator's command and the process that does its work: lines of JSON over a socket. */

export interface Progress {
  label: string;
  done: number;
  total: number;
}

/** What a command may do with the terminal it was typed in, wherever it runs. */
export interface CommandIo {
  /** Folder in which the operator typed: relative paths start there. */
  cwd: string;
  /** Standard output; resolves when there is room for more. */
  out(text: string): Promise<void>;
  /** Standard error. */
  err(text: string): Promise<void>;
  progress(progress: Progress): void;
  /** Asks yes or no and waits for the answer; `undefined` where nobody can answer. Absent: questions are not possible. */
  ask?(question: string): Promise<boolean | undefined>;
  /** The operator pressed Ctrl-C or went away: stop at the next whole step. */
  signal: AbortSignal;
}

/** Resolves with the exit code. */
export type Handler = (args: string[], io: CommandIo) => Promise<number>;

export interface Request {
  command: string;
  args: string[];
  cwd: string;
}

/** The operator's answer to a question, from the command to the shop; absent where nobody can answer. */
export interface Reply {
  answer?: boolean;
}

/** One of these a line, from the shop to the command. */
export type Frame =
  | { out: string }
  | { err: string }
  | { progress: Progress }
  /** A question; the command sends back one `Reply`. */
  | { ask: string }
  | { exit: number }
  /** No command of that name. */
  | { unknown: string };
