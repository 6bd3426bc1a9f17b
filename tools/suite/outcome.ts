/** What a step of the test command found. Each test counts, and each check counts as one. */
export interface Outcome {
  passed: number;
  failures: Failure[];
  /** Tests that failed once and passed when tried again: counted as passed, and said with what they failed with. */
  unsteady?: Failure[];
  /** A sentence to print although nothing failed. */
  note?: string;
}

export interface Failure {
  title: string;
  message: string;
}

export const pass: Outcome = { passed: 1, failures: [] };

export function failure(title: string, message: string): Outcome {
  return { passed: 0, failures: [{ title, message: message.trim() || 'failed without a message' }] };
}

/**
 * What a whole run ends with: every failure with its message, the list of them once more (whoever keeps an output often
 * keeps its end only), then the one line that counts.
 */
export function summary(outcomes: Outcome[]): { text: string; failed: number } {
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const block = (sign: string, { title, message }: Failure): string =>
    `${sign} ${title}\n${indent(shortened(message))}\n`;
  const blocks = [
    ...outcomes.flatMap(({ unsteady = [] }) => unsteady.map((one) => block('UNSTEADY', one))),
    ...failures.map((one) => block('✗', one)),
  ];
  return {
    text: [...blocks, ...outcomes.flatMap(headlines), `${passed} passed, ${failures.length} failed`].join(
      '\n',
    ),
    failed: failures.length,
  };
}

/** What a step is said to have ended with at once: a run's end may be far, and its output cut short by whoever keeps it. */
export function headlines({ failures, unsteady = [] }: Outcome): string[] {
  const line = (sign: string, { title, message }: Failure): string =>
    `  ${sign} ${title}: ${message.trim().split('\n', 1)[0]}`;
  return [...unsteady.map((one) => line('UNSTEADY', one)), ...failures.map((one) => line('✗', one))];
}

const LONGEST_MESSAGE = 100;

function shortened(message: string): string {
  const lines = message.split('\n');
  const more = lines.length - LONGEST_MESSAGE;
  return more > 0 ? [...lines.slice(0, LONGEST_MESSAGE), `… ${more} more lines`].join('\n') : message;
}

const indent = (text: string): string => text.replace(/^/gm, '    ');
