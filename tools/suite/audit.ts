import { failure, type Outcome, pass } from './outcome.ts';

interface AuditReport {
  message?: string;
  statusCode?: number;
  vulnerabilities?: Record<string, { severity: string; range: string; fixAvailable: unknown }>;
}

/**
 * Judges what `npm audit --json` printed. An audit that could not be had is not a clean one: it counts as
 * failed, with what the registry said.
 */
export function fromNpmAudit(stdout: string): Outcome {
  const report = parsed(stdout);
  const found = report?.vulnerabilities;
  if (!found) {
    const said = report?.statusCode
      ? `it answered with status ${report.statusCode}`
      : 'it could not be reached in time';
    return failure(
      'npm audit',
      `The package registry gave no audit: ${said}. Run \`npm audit\` where it does.`,
    );
  }
  const lines = Object.entries(found).map(
    ([name, { severity, range, fixAvailable }]) =>
      `${name} ${range}: ${severity}${fixAvailable ? ', a fix is available' : ''}`,
  );
  return lines.length === 0 ? pass : failure('npm audit', lines.join('\n'));
}

function parsed(stdout: string): AuditReport | undefined {
  try {
    return JSON.parse(stdout) as AuditReport;
  } catch {
    return undefined;
  }
}
