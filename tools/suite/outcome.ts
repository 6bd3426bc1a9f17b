/** What a step of the test command found. Each test counts, and each check counts as one. */
export interface Outcome {
  passed: number;
  failures: Failure[];
  /** A sentence worth a line although nothing failed. */
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

/** What a whole run ends with: every failure with its message, then the one line that counts. */
export function summary(outcomes: Outcome[]): { text: string; failed: number } {
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const blocks = failures.map(({ title, message }) => `✗ ${title}\n${indent(shortened(message))}\n`);
  return {
    text: [...blocks, `${passed} passed, ${failures.length} failed`].join('\n'),
    failed: failures.length,
  };
}

/** What a step is said to have ended with at once: a run's end may be far, and its output cut short by whoever keeps it. */
export function headlines({ failures }: Outcome): string[] {
  return failures.map(({ title, message }) => `  ✗ ${title}: ${message.trim().split('\n', 1)[0]}`);
}

const LONGEST_MESSAGE = 60;

function shortened(message: string): string {
  const lines = message.split('\n');
  const more = lines.length - LONGEST_MESSAGE;
  return more > 0 ? [...lines.slice(0, LONGEST_MESSAGE), `… ${more} more lines`].join('\n') : message;
}

const indent = (text: string): string => text.replace(/^/gm, '    ');
