import { badRequest } from '#platform/http/index.ts';

const MOST_CODES = 100;

/** Codes of a comma-separated parameter, each once. @throws {OccError} 400 for too many. */
export function codesOf(list: string | undefined, subject = 'productCodes'): string[] {
  const codes = (list ?? '').split(',').map((code) => code.trim());
  const found = [...new Set(codes.filter(Boolean))];
  if (found.length <= MOST_CODES) return found;
  throw badRequest('ValidationError', `${subject} may have at most ${MOST_CODES} codes.`, {
    subject,
    subjectType: 'parameter',
    reason: 'invalid',
  });
}
