import { failure, type Outcome, pass } from './outcome.ts';

interface AuditReport {
  message?: string;
  statusCode?: number;
  vulnerabilities?: Record<string, { severity: string; range: string; fixAvailable: unknown }>;
}

/**
 * Judges what `npm audit --json` printed. Where the registry gives no audit (many mirrors do not), that is no
 * finding about the packages: it counts as neither passed nor failed, and the run says so in a sentence.
 */
export function fromNpmAudit(stdout: string): Outcome {
  const report = parsed(stdout);
  const found = report?.vulnerabilities;
  if (!found) {
    const said = report?.statusCode
      ? `it answered with status ${report.statusCode}`
      : 'it could not be reached in time';
    const note = `NOT AUDITED, the package registry gave no audit: ${said}. Run \`npm audit\` where it does`;
    return { passed: 0, failures: [], note };
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
